import type { ServiceCard } from '#contract/billing/serviceCards.ts'
import { actionOf } from '#domain/billing/rules/serviceCards.ts'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import type { BookingService } from '#domain/booking/types.ts'
import { bookingServices } from '#domain/booking/types.ts'

/** The session that a card leads to in the wizard; null for a card of anything else. */
export const bookedService = (card: ServiceCard): BookingService | null =>
  actionOf(card).kind === 'form'
    ? (bookingServices.find((each) => serviceOffers[each].cardId === card.cardId) ?? null)
    : null
