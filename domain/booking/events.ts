/** What can happen around a booking, in the past tense: names of audit rows and live events. */
export const bookingEvents = [
  'booking.slot_held',
  'booking.slot_released',
  'booking.booked',
  'booking.moved',
  'booking.cancelled',
  'booking.availability_set',
  'booking.exception_set',
  'booking.credit_granted',
  'booking.credit_revoked',
  'booking.link_made',
  'booking.link_claimed',
  'booking.link_revoked',
  'booking.calendly_assigned',
  'booking.calendly_unassigned',
  'booking.calendly_subscription_set',
  'booking.calendly_subscription_asked',
] as const
export type BookingEvent = (typeof bookingEvents)[number]
