import type { z } from 'zod'
import type { Config } from '#server/platform/config.ts'
import type { RenderedMail } from '#server/platform/template.ts'

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

/** Makes a template of its name, the shape of its values and how they become an email; called with values it is a request. */
export function emailTemplate<Schema extends z.ZodType<object>>(
  template: string,
  shape: Schema,
  write: (facts: EmailFacts, values: z.output<Schema>) => RenderedMail,
): EmailTemplate & ((values: z.output<Schema>) => EmailRequest) {
  // Parsed, so that nothing of a whole row is stored but what the email says.
  const request = (values: z.output<Schema>) => ({ template, values: shape.parse(values) })
  return Object.assign(request, {
    template,
    write: (facts: EmailFacts, values: unknown) => write(facts, shape.parse(values)),
  })
}
