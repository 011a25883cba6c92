import { eq, sql } from 'drizzle-orm'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { grantablePlans } from '#domain/billing/types.ts'
import { canAnswerInquiry, canViewInquiries } from '#domain/inquiries/permissions.ts'
import { inboxFormOf } from '#domain/inquiries/rules/forms.ts'
import { outcomeOf, outcomesOf, statusAfter } from '#domain/inquiries/rules.ts'
import { inquiryKindNames, inquiryTexts } from '#domain/inquiries/texts.ts'
import type { InquiryOutcome, InquiryStatus } from '#domain/inquiries/types.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { answeredEmail, repliedEmail } from './emails.ts'
import type { InquiryRow } from './inquiryRow.ts'
import { inboxColumns } from './inquiryRow.ts'
import { eventOf } from './openInquiry.ts'
import { presentInquiry } from './present.ts'
import { holdInquiry } from './queries.ts'
import { dropDraft } from './saveAnswerDraft.ts'
import { inquiries } from './tables.ts'

type Answered = {
  id: string
  status: InquiryStatus
  answer: string
  ownerId: string
  commentedAt: Date | null
  closedAt: Date | null
  now: Date
}
const store = statement((q, i: Args<Answered>) =>
  q
    .update(inquiries)
    .set({
      status: sql`${i.status}`,
      answer: i.answer,
      ownerId: i.ownerId,
      commentedAt: i.commentedAt,
      closedAt: i.closedAt,
      updatedAt: i.now,
    })
    .where(eq(inquiries.id, i.id))
    .returning(inboxColumns),
)
const approveDecision = sqlStatement<[inquiryId: string, now: Date], { id: string; version: number }>(
  'select id, version from app_approve_decision($1, $2)',
)

/** Answers a request and writes to whoever asked in the same words; an approved decision is taken on their board (4.13.9). */
export const answerInquiry = command(calls.inquiries.answerInquiry, {
  load: async ({ db, input: { id, outcome, answer } }) => {
    const inquiry = await holdInquiry(db, id)
    const was = outcomeOf({ ...inquiry, isCommented: inquiry.commentedAt !== null })
    return { inquiry, isRepeat: was === outcome && inquiry.answer === answer.trim() }
  },
  // The same answer sent again is the same answer.
  can: (actor, { inquiry, isRepeat }) =>
    isRepeat ? canViewInquiries(actor) : canAnswerInquiry(actor, inquiry),
  check: (input, { inquiry }) => [
    ...(input.answer.trim() === '' ? [{ field: 'answer', message: fieldTexts.required('Answer') }] : []),
    ...(outcomesOf(inquiry.kind).includes(input.outcome)
      ? []
      : [{ field: 'outcome', message: inquiryTexts.outcomeInvalid }]),
  ],
  run: async ({ db, actor, input: { id, outcome, ...input }, loaded, now, email, publish }) => {
    const { inquiry: asked } = loaded
    const answer = input.answer.trim()
    const status = statusAfter(outcome)
    if (loaded.isRepeat) return { inquiry: asked, event: null }
    const form = asked.userId ? null : inboxFormOf(asked.kind)
    const told = { what: subjectOf(asked, outcome), outcome, answer }
    const [[decision], , [inquiry]] = await Promise.all([
      // Sent ahead: it looks whether the request still waits.
      outcome === 'approved' ? approveDecision(db, id, now) : [],
      dropDraft(db, id),
      store(db, {
        id,
        status,
        answer,
        ownerId: asked.ownerId ?? actor.userId,
        commentedAt: outcome === 'comment' ? now : null,
        closedAt: outcome === 'comment' ? null : now,
        now,
      }),
      email(
        // The database finds the address of a member by the person, of a visitor by what they sent.
        asked.userId ?? id,
        form
          ? repliedEmail({ name: asked.context.name ?? '', kind: form.name, answer })
          : answeredEmail({ name: asked.memberName, ...told }),
        // Answered again after it was opened again, it is another email.
        `inquiries.answered ${id} ${now.toISOString()}`,
      ),
    ])
    if (!inquiry) throw new NotFound('inquiry')
    if (decision) {
      const { id: cardId, version } = decision
      const memberId = inquiry.userId
      await publish('board', { entity: 'card', id: cardId, version, kind: 'decision.decided', memberId })
    }
    const name = outcome === 'comment' ? 'inquiry.commented' : 'inquiry.answered'
    return {
      inquiry,
      event: eventOf(name, inquiry, { outcome, ...(decision ? { cardId: decision.id } : {}) }),
    }
  },
  answer: ({ inquiry }) => ({ inquiry: presentInquiry(inquiry) }),
})

/** What was asked for, as the email names it. */
function subjectOf(inquiry: InquiryRow, outcome: InquiryOutcome): string {
  const plan = grantablePlans.find((each) => inquiry.kind === 'upgrade' && each === inquiry.subject)
  if (plan) return planCatalogue[plan].label
  const { title } = inquiry.context
  if (title)
    return outcome === 'comment' && inquiry.kind === 'decision_review' ? `the review of “${title}”` : title
  const words = inquiryKindNames[inquiry.kind]
  return words.charAt(0).toLowerCase() + words.slice(1)
}
