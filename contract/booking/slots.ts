import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Answer, Day, Id, Instant, Line, Text } from '#contract/fields.ts'
import { Session, SessionPerson } from '#contract/sessions.ts'
import { bookingLimits } from '#domain/booking/limits.ts'
import { bookingFocuses, bookingServices, bookingTimelines } from '#domain/booking/types.ts'
import { sessionLimits } from '#domain/sessions/limits.ts'

/** What is booked; `serviceOffers` (domain) has its words and its minutes. */
export const BookingService = z.enum(bookingServices)

/** A calendar month, '2026-06'. */
export const Month = z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/)

/** An advisor who can be booked. */
export const OpenAdvisor = z.object({ id: Id, name: z.string(), timeZone: z.string() })
export type OpenAdvisor = z.infer<typeof OpenAdvisor>

/** A time that can be booked now, and whose it is. */
export const OpenSlot = z.object({ startAt: Instant, endAt: Instant, advisorId: Id })
export type OpenSlot = z.infer<typeof OpenSlot>

/** The slots of one day by the reader's clock; `clock` is what it shows at the start ('09:30'). */
export const SlotDay = z.object({
  day: Day,
  slots: z.array(OpenSlot.extend({ clock: z.string() })),
})
export type SlotDay = z.infer<typeof SlotDay>

/** A slot kept for one member until `expiresAt`; a member has one at a time (T-064). */
export const SlotHold = z.object({
  id: Id,
  service: BookingService,
  advisorId: Id,
  advisorName: z.string(),
  advisorTimeZone: z.string(),
  startAt: Instant,
  endAt: Instant,
  expiresAt: Instant,
  /** Until then moving and cancelling is free and the credit comes back (T-075). */
  freeUntil: Instant,
})
export type SlotHold = z.infer<typeof SlotHold>

/** What may be done with a booked session, said before it is done (T-075). */
export const Booking = z.object({
  sessionId: Id,
  /** Null for a session that staff scheduled: no credit was spent. */
  service: BookingService.nullable(),
  startAt: Instant,
  freeUntil: Instant,
  movesLeft: z.number().int(),
  /** Whether a cancellation now would give the credit back. */
  returnsCredit: z.boolean(),
  can: z.object({ move: Answer, cancel: Answer }),
})
export type Booking = z.infer<typeof Booking>

/** A slot to keep; its id is the sender's, so that a retry is the same hold. A hold of another slot takes the place of an earlier one. */
export const HoldSlotInput = z.strictObject({
  id: Id,
  service: BookingService,
  advisorId: Id,
  startAt: Instant,
})

/** The end of the wizard: `id` is the session's and the sender's; `focus` null answers 'Please select a session type'. */
export const BookSessionInput = z.strictObject({
  id: Id,
  holdId: Id,
  creditId: Id,
  focus: z.enum(bookingFocuses).nullable(),
  timeline: z.enum(bookingTimelines).nullable(),
  notes: Text(bookingLimits.notes),
  /** Who comes, stored with the booking (4.13.18). */
  people: z.array(SessionPerson).max(sessionLimits.people).optional(),
  /** The version of the text that the member agreed to where they booked; null where they did not (T-083). */
  consentTo: Text(20, 1).nullable().optional(),
})

/** Another time of the same length with the same advisor. */
export const RescheduleBookingInput = z.strictObject({ id: Id, startAt: Instant })

/** `acceptsLoss` says that the member knows: it is too late for the credit to come back (T-075). */
export const CancelBookingInput = z.strictObject({ id: Id, acceptsLoss: z.boolean() })

const own = { access: 'member', scope: 'own' } as const
const Zone = Line(64, 1)

/**
 * Finding, holding and booking a time (K64, T-061, T-064). Where somebody else was faster the answer is CONFLICT with
 * the reason `slot_taken` and `current: { nearest: OpenSlot[] }`, the nearest three that are free.
 */
export const slotCalls = {
  listOpenAdvisors: call(
    { ...own, scope: 'all', bucket: 'read' },
    'GET /booking/advisors',
    'List the advisors who can be booked',
  ).output(z.object({ advisors: z.array(OpenAdvisor) })),
  listSlots: call(
    { ...own, scope: 'all', bucket: 'read', refs: ['advisorId'] },
    'GET /booking/slots',
    'List the free times of a month, with one advisor or any, by the clock of a time zone',
  )
    .input(
      z.strictObject({
        service: BookingService,
        /** Without it: any advisor; each time names one who is free. */
        advisorId: Id.optional(),
        month: Month,
        timeZone: Zone,
        /** The reader's own session that is to be moved: its present time is free to it. */
        movingId: Id.optional(),
      }),
    )
    .output(z.object({ month: Month, timeZone: z.string(), days: z.array(SlotDay) })),
  listNextSlots: call(
    { ...own, scope: 'all', bucket: 'read', refs: ['advisorId'] },
    'GET /booking/slots/next',
    'List the next three free times, with one advisor or any',
  )
    .input(z.strictObject({ service: BookingService, advisorId: Id.optional() }))
    .output(z.object({ slots: z.array(OpenSlot) })),
  getHold: call(
    { ...own, bucket: 'read' },
    'GET /booking/hold',
    'Get the time that is held for you, if any',
  ).output(z.object({ hold: SlotHold.nullable() })),
  holdSlot: call(
    { ...own, bucket: 'write', refs: ['advisorId'] },
    'POST /booking/holds',
    'Hold a time for 15 minutes; an earlier hold of yours is released',
  )
    .input(HoldSlotInput)
    .output(z.object({ hold: SlotHold })),
  releaseHold: call(
    { ...own, bucket: 'write', refs: ['id'] },
    'DELETE /booking/holds/{id}',
    'Release a time that you hold',
  )
    .input(z.strictObject({ id: Id }))
    .output(z.object({ released: z.boolean() })),
  bookSession: call(
    { ...own, bucket: 'write', refs: ['holdId', 'creditId'], money: true },
    'POST /booking/sessions',
    'Book the time you hold with a credit, and email you and the advisor',
  )
    .input(BookSessionInput)
    .output(z.object({ session: Session })),
  getBooking: call(
    { ...own, bucket: 'read', refs: ['id'] },
    'GET /booking/sessions/{id}',
    'Get until when your session can be moved or cancelled, and what becomes of its credit',
  )
    .input(z.strictObject({ id: Id }))
    .output(z.object({ booking: Booking })),
  rescheduleBooking: call(
    { ...own, bucket: 'write', refs: ['id'] },
    'POST /booking/sessions/{id}/move',
    'Move your session to another free time, twice at most, until 24 hours before',
  )
    .input(RescheduleBookingInput)
    .output(z.object({ session: Session })),
  cancelBooking: call(
    { ...own, bucket: 'write', refs: ['id'] },
    'POST /booking/sessions/{id}/cancel',
    'Cancel your session; until 24 hours before, its credit comes back',
  )
    .input(CancelBookingInput)
    .output(z.object({ session: Session, creditReturned: z.boolean() })),
}
