import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { nearDay } from '#domain/days.ts'
import { visitorEmailTexts } from '#domain/inquiries/rules/messages.ts'
import { sentTexts } from '#domain/inquiries/rules/sentTexts.ts'
import { arrivedEmailTexts, inquiryEmailTexts, inquiryKindNames } from '#domain/inquiries/texts.ts'
import { inquiryOutcomes, visitorKinds } from '#domain/inquiries/types.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'

const Answered = z.object({
  name: z.string().nullable(),
  what: z.string(),
  outcome: z.enum(inquiryOutcomes),
  answer: z.string(),
})

const linesOf = (answer: string) => answer.split(/\n+/).filter((line) => line.trim() !== '')

/** To the member who asked, with the words staff answered in. */
export const answeredEmail = emailTemplate(
  'inquiries.answered',
  Answered,
  ({ name, what, outcome, answer }, { brandName }) => ({
    to: name,
    subject: inquiryEmailTexts.subject(brandName),
    paragraphs: [inquiryEmailTexts[outcome](what), ...linesOf(answer)],
    action: { label: inquiryEmailTexts.action, path: paths.go('home') },
  }),
)

const whatOf = (kind: (typeof visitorKinds)[number]) => {
  const words = inquiryKindNames[kind]
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** To a visitor whose form is stored: a fixed text, so that nobody has us write their own words to a stranger (K14). */
export const receivedEmail = emailTemplate(
  'inquiries.received',
  z.object({ kind: z.enum(visitorKinds) }),
  ({ kind }, { brandName }) => ({
    subject: visitorEmailTexts.receivedSubject(brandName),
    paragraphs: [visitorEmailTexts.received(whatOf(kind)), sentTexts[kind].next, visitorEmailTexts.ignored],
  }),
)

/** To the mailbox that staff read, once a form is stored: which form and by when it is to be answered, and not a word of a visitor's (K14). */
export const arrivedEmail = emailTemplate(
  'inquiries.arrived',
  z.object({ id: z.string(), kind: z.enum(visitorKinds), dueOn: z.string() }),
  ({ id, kind, dueOn }) => ({
    subject: arrivedEmailTexts.subject(inquiryKindNames[kind]),
    paragraphs: [arrivedEmailTexts.arrived(inquiryKindNames[kind], nearDay(dueOn)), arrivedEmailTexts.more],
    action: { label: arrivedEmailTexts.action, path: paths.vipRequests(id, 'pending') },
  }),
)

/** To a visitor, with the words staff answered in. */
export const repliedEmail = emailTemplate(
  'inquiries.replied',
  z.object({ name: z.string(), kind: z.enum(visitorKinds), answer: z.string() }),
  ({ name, kind, answer }, { brandName, supportEmail }) => ({
    to: name,
    subject: visitorEmailTexts.answeredSubject(brandName, whatOf(kind)),
    paragraphs: [
      visitorEmailTexts.answered(whatOf(kind)),
      ...linesOf(answer),
      visitorEmailTexts.replyTo(supportEmail),
    ],
  }),
)
