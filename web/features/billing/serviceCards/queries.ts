import { orpc } from '#web/lib/calls/api.ts'

/** What is offered, in order. */
export const serviceCardsQuery = () => orpc.billing.listServiceCards.queryOptions()

/** What a card said before its last edits. */
export const cardVersionsQuery = (id: string) =>
  orpc.billing.listServiceCardVersions.queryOptions({ input: { id } })

/** Every card, as staff write them. */
export const staffCardsQuery = () => orpc.billing.listAllServiceCards.queryOptions()
