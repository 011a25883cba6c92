import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Cursor, Day, Id, Instant } from '#contract/fields.ts'
import { inquiryStatuses } from '#domain/inquiries/types.ts'
import { ById, PageOfMember, readOf, writeOne } from './access.ts'
import { Card } from './cards.ts'

/** A decision is taken on a day, today in the member's calendar unless an earlier one is given (T-102). */
export const DecideCardInput = z.strictObject({ id: Id, decidedOn: Day.optional() })

/** What became of a decision that was submitted for review: the request in the staff inbox (T-103). */
export const DecisionReview = z.object({
  inquiryId: Id,
  status: z.enum(inquiryStatuses),
  /** Who has it; null while nobody does. */
  ownerName: z.string().nullable(),
  dueOn: Day.nullable(),
  answer: z.string(),
  /** Whether staff have commented since it was opened; `answer` can be that of before. */
  isCommented: z.boolean(),
  askedAt: Instant,
})

/** A decision as the board shows it: a completed one is approved, any other pending (T-102, spec 2 §4). */
export const BoardDecision = z.object({
  card: Card,
  state: z.enum(['approved', 'pending']),
  review: DecisionReview.nullable(),
})
export type BoardDecision = z.infer<typeof BoardDecision>

/** Calls about decisions. */
export const decisionCalls = {
  listDecisions: call(readOf, 'GET /board/decisions', 'List decisions with their reviews, newest first')
    .input(PageOfMember)
    .output(z.object({ decisions: z.array(BoardDecision), next: Cursor.nullable() })),
  decideCard: call(
    writeOne,
    'POST /board/cards/{id}/decide',
    'Decide a decision: completed, with who decided and when',
  )
    .input(DecideCardInput)
    .output(z.object({ card: Card })),
  reopenDecision: call(writeOne, 'POST /board/cards/{id}/reopen', 'Reopen a decision')
    .input(ById)
    .output(z.object({ card: Card })),
}
