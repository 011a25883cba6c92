import { eq } from 'drizzle-orm'
import { AnswerInquiryInput } from '#contract/inquiries.ts'
import { fieldTexts } from '#domain/accounts/texts.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { grantablePlans } from '#domain/billing/types.ts'
import { canChangeInquiry } from '#domain/inquiries/permissions.ts'
import { inquiryKindNames } from '#domain/inquiries/texts.ts'
import { findAddress } from '#server/accounts/people/findAddress.ts'
import { findNames } from '#server/accounts/people/findNames.ts'
import { command } from '#server/platform/earlier/command.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { answeredEmail } from './emails.ts'
import type { InquiryRow } from './reads.ts'
import { getInquiry } from './reads.ts'
import { inquiries } from './tables.ts'

export const answerInquiry = command({
  input: AnswerInquiryInput,
  load: ({ db, input }) => getInquiry(db, input.id),
  can: (actor, inquiry, _now, input) => canChangeInquiry(actor, inquiry, input.status),
  check: (input) =>
    input.answer.trim() === '' ? [{ field: 'answer', message: fieldTexts.required('Answer') }] : [],
  run: async ({ db, app, actor, input, loaded, now, publish, mail }): Promise<InquiryRow> => {
    const answer = input.answer.trim()
    const [inquiry] = await db
      .update(inquiries)
      .set({
        status: input.status,
        answer,
        ownerId: loaded.ownerId ?? actor.userId,
        closedAt: now,
        updatedAt: now,
      })
      .where(eq(inquiries.id, input.id))
      .returning()
    if (!inquiry) throw new NotFound('inquiry')
    const address = inquiry.userId && !inquiry.isDemo ? await findAddress(db, inquiry.userId) : null
    if (inquiry.userId && address) {
      const name = (await findNames(db, [inquiry.userId])).get(inquiry.userId) ?? address
      const message = answeredEmail(app.config, name, {
        what: subjectOf(inquiry),
        status: input.status,
        answer,
      })
      // Answered again after it was opened again, it is another email.
      await mail(address, message, `inquiries.answered ${inquiry.id} ${now.toISOString()}`)
    }
    await publish('inquiries', {
      entity: 'inquiry',
      id: inquiry.id,
      kind: 'inquiry.answered',
      memberId: inquiry.userId,
    })
    return inquiry
  },
  audit: {
    action: 'inquiry.answered',
    subject: (inquiry) => ({
      type: 'inquiry',
      id: inquiry.id,
      memberId: inquiry.userId,
      details: { status: inquiry.status },
    }),
  },
})

/** What was asked for, as the email names it. */
function subjectOf(inquiry: InquiryRow): string {
  const plan = grantablePlans.find((each) => inquiry.kind === 'upgrade' && each === inquiry.subject)
  if (plan) return planCatalogue[plan].label
  if (inquiry.context.title) return `the review of “${inquiry.context.title}”`
  return inquiryKindNames[inquiry.kind].toLowerCase()
}
