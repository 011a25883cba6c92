import { paths } from '#contract/paths.ts'
import { letterTexts } from '#domain/accounts/texts.ts'
import { inquiryLetterTexts } from '#domain/inquiries/texts.ts'
import type { Config } from '#server/config.ts'
import type { RenderedMail } from '#server/mail/template.ts'
import { render } from '#server/mail/template.ts'

type Facts = Pick<Config, 'brandName' | 'supportEmail' | 'publicUrl'>
type Answer = { what: string; status: 'done' | 'declined'; answer: string }

/** To the member who asked, with the words staff answered in. */
export const answeredLetter = (config: Facts, name: string, { what, status, answer }: Answer): RenderedMail =>
  render(
    {
      template: 'inquiries.answered',
      subject: inquiryLetterTexts.subject(config.brandName),
      greeting: letterTexts.greeting(name),
      paragraphs: [
        status === 'done' ? inquiryLetterTexts.done(what) : inquiryLetterTexts.declined(what),
        ...answer.split(/\n+/).filter((line) => line.trim() !== ''),
      ],
      action: { label: inquiryLetterTexts.action, url: new URL(paths.dashboard(), config.publicUrl).href },
    },
    config,
  )
