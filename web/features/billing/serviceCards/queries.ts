import { orpc } from '#web/lib/calls/api.ts'

/** What is offered, in order. */
export const serviceCardsQuery = () => orpc.billing.listServiceCards.queryOptions()

/** Every card, as staff write them. */
export const staffCardsQuery = () => orpc.billing.listAllServiceCards.queryOptions()
