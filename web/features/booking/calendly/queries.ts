import { orpc } from '#web/lib/calls/api.ts'

/** How Calendly is connected and what came from it. */
export const calendlyQuery = () => orpc.booking.getCalendly.queryOptions()

/** The ways into the booking calendars of services, all at once, and whether bookings come back by themselves. */
export const calendarsQuery = () => orpc.booking.listCalendars.queryOptions()
