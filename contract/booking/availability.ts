import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Answer, Day, Id, Instant, Line } from '#contract/fields.ts'
import { SessionStatus } from '#contract/sessions.ts'
import { bookingLimits } from '#domain/booking/limits.ts'

/** What a clock shows, '09:30'; '24:00' is the end of a day. */
export const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)

/** Hours of one day by the advisor's clock. */
export const DayHours = z.strictObject({ from: Clock, until: Clock })
/** Hours of every week; 1 is Monday. */
export const WeeklyHours = DayHours.extend({ weekday: z.number().int().min(1).max(7) })

/** A day with hours of its own; none where the advisor is away. */
export const DayException = z.object({ day: Day, hours: z.array(DayHours) })
export type DayException = z.infer<typeof DayException>

/** When an advisor can be booked, by clocks of `timeZone` (T-213). */
export const AvailabilityFields = z.strictObject({
  isOpen: z.boolean(),
  timeZone: Line(64, 1),
  hours: z.array(WeeklyHours).max(bookingLimits.weeklyHours),
  bufferBefore: z.number().int().min(0).max(bookingLimits.buffer),
  bufferAfter: z.number().int().min(0).max(bookingLimits.buffer),
  noticeHours: z.number().int().min(0).max(bookingLimits.noticeHours),
  horizonDays: z.number().int().min(1).max(bookingLimits.horizonDays),
  dailyMaximum: z.number().int().min(1).max(bookingLimits.dailyMaximum),
  /** Where sessions meet that are booked with this advisor; null for none yet. */
  meetingUrl: Line(2000).nullable(),
})
export type AvailabilityFields = z.infer<typeof AvailabilityFields>

/** The same as it is stored; version 0 is one that nobody has saved yet. */
export const AvailabilityOf = z.object({
  ...AvailabilityFields.shape,
  advisorId: Id,
  advisorName: z.string(),
  version: z.number().int(),
  exceptions: z.array(DayException),
  can: z.object({ edit: Answer }),
})
export type AvailabilityOf = z.infer<typeof AvailabilityOf>

/** The whole of it, from the version it was read at: a stale one is told (K93). */
export const SetAvailabilityInput = z.strictObject({
  advisorId: Id,
  baseVersion: z.number().int().min(0),
  ...AvailabilityFields.shape,
})

/** The hours of one day; null takes the exception away, none is a day away. */
export const SetExceptionInput = z.strictObject({
  advisorId: Id,
  day: Day,
  hours: z.array(DayHours).max(bookingLimits.dayHours).nullable(),
})

/** What stands in the staff calendar: a session, a slot that somebody is about to book, a booking without a member yet, or time of which the reader may know no more. */
export const CalendarEntry = z.object({
  kind: z.enum(['session', 'hold', 'unmatched', 'busy']),
  id: Id,
  advisorId: Id,
  memberName: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  status: SessionStatus.nullable(),
  startAt: Instant,
  endAt: Instant,
  /** With the buffers it was made with. */
  busyFrom: Instant,
  busyUntil: Instant,
  /** Holds only. */
  expiresAt: Instant.nullable(),
  version: z.number().int(),
  canMove: Answer,
  /** Where a session that Calendly keeps is moved. */
  moveUrl: z.string().nullable(),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

const staff = { access: 'staff', scope: 'all' } as const

/** When advisors can be booked, set by themselves or by those who manage sessions (K64). */
export const availabilityCalls = {
  listBookableStaff: call(
    { ...staff, bucket: 'read' },
    'GET /booking/staff',
    'List staff and whether they can be booked',
  ).output(z.object({ advisors: z.array(z.object({ id: Id, name: z.string(), isOpen: z.boolean() })) })),
  getAvailability: call(
    { ...staff, bucket: 'read', refs: ['advisorId'] },
    'GET /booking/availability',
    'Get when an advisor can be booked; without one, yourself',
  )
    .input(z.strictObject({ advisorId: Id.optional() }))
    .output(z.object({ availability: AvailabilityOf })),
  setAvailability: call(
    { ...staff, bucket: 'write', refs: ['advisorId'] },
    'PUT /booking/availability',
    'Set when an advisor can be booked',
  )
    .input(SetAvailabilityInput)
    .output(z.object({ availability: AvailabilityOf })),
  setException: call(
    { ...staff, bucket: 'write', refs: ['advisorId'] },
    'PUT /booking/exceptions',
    'Set the hours of one day, or take them away',
  )
    .input(SetExceptionInput)
    .output(z.object({ availability: AvailabilityOf })),
  listCalendar: call(
    { ...staff, bucket: 'read', refs: ['advisorId'] },
    'GET /booking/calendar',
    'List sessions and held times of one advisor or of all between two instants, at most two weeks apart',
  )
    .input(z.strictObject({ advisorId: Id.optional(), from: Instant, until: Instant }))
    .output(z.object({ entries: z.array(CalendarEntry), availability: z.array(AvailabilityOf) })),
}
