import type { z } from 'zod'
import { isGreetable } from '#domain/accounts/rules/displayName.ts'
import { emailTexts } from '#domain/accounts/texts.ts'
import type { Config } from '#server/platform/config.ts'
import type { Email, RenderedMail } from '#server/platform/template.ts'
import { render } from '#server/platform/template.ts'

/** What every email may say of the product. */
export type EmailFacts = Pick<Config, 'brandName' | 'supportEmail' | 'publicUrl'>

/** An email as a transaction asks for it: which template, and what is filled in; never an address, HTML or a whole link. */
export type EmailRequest = { readonly template: string; readonly values: object }

/** The templates of the product, by name. */
export type EmailTemplates = ReadonlyMap<string, EmailTemplate>

/** One kind of email; what a transaction stored is checked again before it is written. */
export type EmailTemplate = {
  readonly template: string
  write(facts: EmailFacts, values: unknown): RenderedMail
}

/** What an email says in the layout that all of them share. */
export type Message = Omit<Email, 'template' | 'greeting' | 'action'> & {
  /** Whom it greets by name, where one is known. */
  to?: string | null
  /** One thing to do, at a place of ours; never a link that does it by being opened. */
  action?: { label: string; path: string }
}

/** Makes a template of its name, the shape of its values and what it says of them; called with values it is a request. */
export const emailTemplate = <Values extends object>(
  template: string,
  shape: z.ZodType<Values>,
  say: (values: Values, facts: EmailFacts) => Message,
): EmailTemplate & ((values: Values) => EmailRequest) =>
  drawnTemplate(template, shape, (values, facts) => {
    const { to, action, ...words } = say(values, facts)
    return render(
      {
        template,
        // Whoever asks for an email may have written the name: what is none stays out of what goes out under ours.
        greeting: to && isGreetable(to) ? emailTexts.greeting(to) : emailTexts.greetingOfAnyone,
        ...words,
        ...(action
          ? { action: { label: action.label, url: new URL(action.path, facts.publicUrl).href } }
          : {}),
      },
      facts,
    )
  })

/** The same for an email with a layout of its own. */
export function drawnTemplate<Values extends object>(
  template: string,
  shape: z.ZodType<Values>,
  draw: (values: Values, facts: EmailFacts) => RenderedMail,
): EmailTemplate & ((values: Values) => EmailRequest) {
  // Parsed, so that nothing of a whole row is stored but what the email says.
  const request = (values: Values) => ({ template, values: shape.parse(values) })
  return Object.assign(request, {
    template,
    write: (facts: EmailFacts, values: unknown) => draw(shape.parse(values), facts),
  })
}
