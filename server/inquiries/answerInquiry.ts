import { eq, sql } from 'drizzle-orm'
import { fieldTexts } from '#domain/accounts/texts.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { grantablePlans } from '#domain/billing/types.ts'
import { canChangeInquiry } from '#domain/inquiries/permissions.ts'
import { inquiryKindNames } from '#domain/inquiries/texts.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { answeredEmail } from './emails.ts'
import type { InquiryRow } from './inquiryRow.ts'
import { inboxColumns } from './inquiryRow.ts'
import { eventOf } from './openInquiry.ts'
import { presentInquiry } from './present.ts'
import { holdInquiry } from './queries.ts'
import { inquiries } from './tables.ts'

const addressOf = sqlStatement<[id: string], { address: string | null }>(
  'select app_address(user_id) as address from inquiries where id = $1 and not is_demo',
)
const close = statement(
  (q, i: Args<{ id: string; status: 'done' | 'declined'; answer: string; ownerId: string; now: Date }>) =>
    q
      .update(inquiries)
      .set({
        status: sql`${i.status}`,
        answer: i.answer,
        ownerId: i.ownerId,
        closedAt: i.now,
        updatedAt: i.now,
      })
      .where(eq(inquiries.id, i.id))
      .returning(inboxColumns),
)

/** Closes a request, and writes to its member in the same words. */
export const answerInquiry = command(calls.inquiries.answerInquiry, {
  load: async ({ db, input: { id } }) => {
    const [inquiry, [to]] = await Promise.all([holdInquiry(db, id), addressOf(db, id)])
    return { inquiry, address: to?.address ?? null }
  },
  can: (actor, { inquiry }, _now, input) => canChangeInquiry(actor, inquiry, input.status),
  check: (input) =>
    input.answer.trim() === '' ? [{ field: 'answer', message: fieldTexts.required('Answer') }] : [],
  run: async ({ db, app, actor, input: { id, status, ...input }, loaded, now, email }) => {
    const { inquiry: asked, address } = loaded
    const answer = input.answer.trim()
    const told = { what: subjectOf(asked), status, answer }
    const [[inquiry]] = await Promise.all([
      close(db, { id, status, answer, ownerId: asked.ownerId ?? actor.userId, now }),
      address &&
        email(
          address,
          answeredEmail(app.config, asked.memberName ?? address, told),
          // Answered again after it was opened again, it is another email.
          `inquiries.answered ${id} ${now.toISOString()}`,
        ),
    ])
    if (!inquiry) throw new NotFound('inquiry')
    return { inquiry, event: eventOf('inquiry.answered', inquiry, { status }) }
  },
  answer: ({ inquiry }) => ({ inquiry: presentInquiry(inquiry) }),
})

/** What was asked for, as the email names it. */
function subjectOf(inquiry: InquiryRow): string {
  const plan = grantablePlans.find((each) => inquiry.kind === 'upgrade' && each === inquiry.subject)
  if (plan) return planCatalogue[plan].label
  if (inquiry.context.title) return `the review of “${inquiry.context.title}”`
  return inquiryKindNames[inquiry.kind].toLowerCase()
}
