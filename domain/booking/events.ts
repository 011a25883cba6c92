import type { Events } from '#domain/eventClass.ts'

/** What can happen around a booking, in the past tense: names of audit rows and live events. */
export const bookingEvents = {
  'booking.slot_held': 'user_action.low',
  'booking.slot_released': 'user_action.low',
  'booking.booked': 'user_action.low',
  'booking.moved': 'user_action.low',
  'booking.cancelled': 'user_action.low',
  'booking.availability_set': 'user_action.low',
  'booking.exception_set': 'user_action.low',
  'booking.credit_granted': 'user_action.low',
  'booking.credit_revoked': 'user_action.low',
  'booking.link_made': 'user_action.low',
  'booking.link_claimed': 'user_action.low',
  'booking.link_revoked': 'user_action.low',
  'booking.calendly_assigned': 'user_action.low',
  'booking.calendly_unassigned': 'user_action.low',
  'booking.calendly_subscription_set': 'security.medium',
  'booking.calendly_subscription_asked': 'security.medium',
} as const satisfies Events
export type BookingEvent = keyof typeof bookingEvents
