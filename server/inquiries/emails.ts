import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { emailTexts } from '#domain/accounts/texts.ts'
import { sentTexts } from '#domain/inquiries/rules/forms.ts'
import { visitorEmailTexts } from '#domain/inquiries/rules/messages.ts'
import { arrivedEmailTexts, inquiryEmailTexts, inquiryKindNames } from '#domain/inquiries/texts.ts'
import { inquiryOutcomes, visitorKinds } from '#domain/inquiries/types.ts'
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

const whatOf = (kind: (typeof visitorKinds)[number]) => {
  const words = inquiryKindNames[kind]
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** To a visitor whose form is stored: a fixed text, so that nobody has us write their own words to a stranger (K14). */
export const receivedEmail = emailTemplate(
  'inquiries.received',
  z.object({ kind: z.enum(visitorKinds) }),
  (config, { kind }) =>
    render(
      {
        template: 'inquiries.received',
        subject: visitorEmailTexts.receivedSubject(config.brandName),
        greeting: 'Hello,',
        paragraphs: [
          visitorEmailTexts.received(whatOf(kind)),
          sentTexts[kind].next,
          visitorEmailTexts.ignored,
        ],
      },
      config,
    ),
)

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** To the mailbox that staff read, once a form is stored: which form and by when it is to be answered, and not a word of a visitor's (K14). */
export const arrivedEmail = emailTemplate(
  'inquiries.arrived',
  z.object({ id: z.string(), kind: z.enum(visitorKinds), dueOn: z.string() }),
  (config, { id, kind, dueOn }) =>
    render(
      {
        template: 'inquiries.arrived',
        subject: arrivedEmailTexts.subject(inquiryKindNames[kind]),
        greeting: 'Hello,',
        paragraphs: [
          arrivedEmailTexts.arrived(inquiryKindNames[kind], day.format(new Date(dueOn))),
          arrivedEmailTexts.more,
        ],
        action: {
          label: arrivedEmailTexts.action,
          url: new URL(paths.vipRequests(id, 'pending'), config.publicUrl).href,
        },
      },
      config,
    ),
)

/** To a visitor, with the words staff answered in. */
export const repliedEmail = emailTemplate(
  'inquiries.replied',
  z.object({ name: z.string(), kind: z.enum(visitorKinds), answer: z.string() }),
  (config, { name, kind, answer }) =>
    render(
      {
        template: 'inquiries.replied',
        subject: visitorEmailTexts.answeredSubject(config.brandName, whatOf(kind)),
        greeting: name ? emailTexts.greeting(name) : 'Hello,',
        paragraphs: [
          visitorEmailTexts.answered(whatOf(kind)),
          ...answer.split(/\n+/).filter((line) => line.trim() !== ''),
          visitorEmailTexts.replyTo(config.supportEmail),
        ],
      },
      config,
    ),
)
