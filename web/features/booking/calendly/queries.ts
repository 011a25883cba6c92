import { orpc } from '#web/lib/calls/api.ts'

/** How Calendly is connected and what came from it. */
export const calendlyQuery = () => orpc.booking.getCalendly.queryOptions()

/** The way into the booking calendar of a service, or without one only whether bookings come back by themselves. */
export const calendarQuery = (cardId?: string) =>
  orpc.booking.getCalendar.queryOptions({ input: cardId ? { cardId } : {} })
