import type { Feature } from '#server/platform/calls/feature.ts'
import { setAvailability, setException } from './availability/commands.ts'
import { listCalendar } from './availability/listCalendar.ts'
import { getAvailability, listBookableStaff } from './availability/queries.ts'
import { assignCalendly, subscribeCalendly, unassignCalendly } from './calendly/commands.ts'
import { getCalendly, listCalendars } from './calendly/queries.ts'
import { grantCredits, revokeCredit } from './credits/commands.ts'
import { listCredits, listUnbooked } from './credits/queries.ts'
import { claimBookingLink, makeBookingLink, revokeBookingLink } from './links/commands.ts'
import { listBookingLinks, viewBookingLink } from './links/queries.ts'
import { holdSlot, releaseHold } from './slots/commands.ts'
import { getHold, listNextSlots, listOpenAdvisors, listSlots } from './slots/queries.ts'

/** What becomes a session is booked, moved and cancelled in server/app/booking, above the sessions. */
export const booking: Feature<
  'booking',
  'bookSession' | 'rescheduleBooking' | 'cancelBooking' | 'getBooking'
> = {
  calls: {
    assignCalendly,
    claimBookingLink,
    getAvailability,
    getCalendly,
    getHold,
    grantCredits,
    holdSlot,
    listBookableStaff,
    listBookingLinks,
    listCalendar,
    listCalendars,
    listCredits,
    listNextSlots,
    listOpenAdvisors,
    listSlots,
    listUnbooked,
    makeBookingLink,
    releaseHold,
    revokeBookingLink,
    revokeCredit,
    setAvailability,
    setException,
    subscribeCalendly,
    unassignCalendly,
    viewBookingLink,
  },
  // Whose it is, and every staff member: hours, holds and links are looked after together.
  audience: (event, { actor }) => event.memberId === actor.userId || actor.isStaff,
}
