import { RequestDecisionReviewInput } from '#contract/inquiries.ts'
import { canRequestDecisionReview } from '#domain/inquiries/permissions.ts'
import { findToday } from '#server/accounts/profile/findToday.ts'
import { holdCard } from '#server/board/cards/queries.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { inquiryOpened, openInquiry } from './openInquiry.ts'
import { findFirstAdvisor, findPending } from './reads.ts'

/** A decision goes to the member's advisor, or to whoever of the staff takes it, with a day by which it is due (T-103). */
export const requestDecisionReview = command({
  input: RequestDecisionReviewInput,
  load: async ({ db, actor, input }) => {
    const card = await holdCard(db, input.cardId)
    const pending = await findPending(db, actor.userId, 'decision_review', card.id)
    return {
      card,
      // The same request sent again is no second one.
      hasPending: pending !== null && pending.id !== input.id,
    }
  },
  can: canRequestDecisionReview,
  check: nothingToCheck,
  run: async ({ db, actor, input, loaded: { card }, now, publish }) =>
    openInquiry(db, actor, publish, {
      id: input.id,
      kind: 'decision_review',
      subject: card.id,
      title: card.title,
      body: input.body,
      ownerId: await findFirstAdvisor(db, actor.userId),
      today: await findToday(db, actor.userId, now),
    }),
  audit: inquiryOpened,
})
