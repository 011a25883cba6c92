import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { emailTexts } from '#domain/accounts/texts.ts'
import { inquiryEmailTexts } from '#domain/inquiries/texts.ts'
import { inquiryOutcomes } from '#domain/inquiries/types.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'
import { render } from '#server/platform/template.ts'

const Answered = z.object({
  name: z.string().nullable(),
  what: z.string(),
  outcome: z.enum(inquiryOutcomes),
  answer: z.string(),
})

/** To the member who asked, with the words staff answered in. */
export const answeredEmail = emailTemplate(
  'inquiries.answered',
  Answered,
  (config, { name, what, outcome, answer }) =>
    render(
      {
        template: 'inquiries.answered',
        subject: inquiryEmailTexts.subject(config.brandName),
        greeting: name ? emailTexts.greeting(name) : 'Hello,',
        paragraphs: [
          inquiryEmailTexts[outcome](what),
          ...answer.split(/\n+/).filter((line) => line.trim() !== ''),
        ],
        action: { label: inquiryEmailTexts.action, url: new URL(paths.go('home'), config.publicUrl).href },
      },
      config,
    ),
)
