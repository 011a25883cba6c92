import { paths } from '#contract/paths.ts'
import { emailTexts } from '#domain/accounts/texts.ts'
import { inquiryEmailTexts } from '#domain/inquiries/texts.ts'
import type { InquiryOutcome } from '#domain/inquiries/types.ts'
import type { Config } from '#server/platform/config.ts'
import type { RenderedMail } from '#server/platform/template.ts'
import { render } from '#server/platform/template.ts'

type Facts = Pick<Config, 'brandName' | 'supportEmail' | 'publicUrl'>
type Answer = { what: string; outcome: InquiryOutcome; answer: string }

/** To the member who asked, with the words staff answered in. */
export const answeredEmail = (config: Facts, name: string, { what, outcome, answer }: Answer): RenderedMail =>
  render(
    {
      template: 'inquiries.answered',
      subject: inquiryEmailTexts.subject(config.brandName),
      greeting: emailTexts.greeting(name),
      paragraphs: [
        inquiryEmailTexts[outcome](what),
        ...answer.split(/\n+/).filter((line) => line.trim() !== ''),
      ],
      action: { label: inquiryEmailTexts.action, url: new URL(paths.go('home'), config.publicUrl).href },
    },
    config,
  )
