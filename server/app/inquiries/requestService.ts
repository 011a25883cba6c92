import { canRequestService } from '#domain/inquiries/permissions.ts'
import { listOffered } from '#server/billing/serviceCards/queries.ts'
import { openInquiry } from '#server/inquiries/openInquiry.ts'
import { presentMine } from '#server/inquiries/present.ts'
import { loadRequester } from '#server/inquiries/queries.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { NotFound } from '#server/platform/http/refusal.ts'

/** A service that is offered is asked for by its card; the request carries the card's title as it was (K12). */
export const requestService = command(calls.inquiries.requestService, {
  load: async ({ db, input: { id, cardId } }) => {
    const [cards, requester] = await Promise.all([listOffered(db), loadRequester(db, 'service', cardId)])
    const card = cards.find((each) => each.cardId === cardId)
    if (!card) throw new NotFound('service_card')
    // The same request sent again is no second one.
    return { card, requester, hasPending: requester.pendingId !== null && requester.pendingId !== id }
  },
  can: canRequestService,
  run: ({ input: { id, body }, loaded: { card, requester }, ...ctx }) =>
    openInquiry(ctx, {
      id,
      kind: 'service',
      subject: card.cardId,
      context: { title: card.title },
      body,
      requester,
    }),
  answer: ({ inquiry }) => ({ inquiry: presentMine(inquiry) }),
})
