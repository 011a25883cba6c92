import { cutText } from '#domain/cutText.ts'
import { inquiryLimits } from '#domain/inquiries/limits.ts'
import { canRequestDecisionReview } from '#domain/inquiries/permissions.ts'
import { holdCard } from '#server/board/cards/queries.ts'
import { openInquiry } from '#server/inquiries/openInquiry.ts'
import { presentMine } from '#server/inquiries/present.ts'
import { loadRequester } from '#server/inquiries/queries.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'

/** A decision goes to the member's advisor, or to whoever of the staff takes it, with a day by which it is due (T-103). */
export const requestDecisionReview = command(calls.inquiries.requestDecisionReview, {
  load: async ({ db, input: { id, cardId } }) => {
    const [card, requester] = await Promise.all([
      holdCard(db, cardId),
      loadRequester(db, 'decision_review', cardId),
    ])
    // The same request sent again is no second one.
    return { card, requester, hasPending: requester.pendingId !== null && requester.pendingId !== id }
  },
  can: canRequestDecisionReview,
  run: ({ input: { id, body }, loaded: { card, requester }, ...ctx }) =>
    openInquiry(ctx, {
      id,
      kind: 'decision_review',
      subject: card.id,
      context: {
        title: card.title,
        description: shortened(card.description),
        priority: card.priority,
        ...(card.dueOn ? { dueOn: card.dueOn } : {}),
      },
      body,
      requester,
    }),
  answer: ({ inquiry }) => ({ inquiry: presentMine(inquiry) }),
})

/** What the inbox carries of a long description; the card has it whole. */
const shortened = (text: string): string =>
  text.length <= inquiryLimits.about ? text : `${cutText(text, inquiryLimits.about - 1).trimEnd()}…`
