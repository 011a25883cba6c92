import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Answer, Id, Instant, Line } from '#contract/fields.ts'
import { serviceCardLimits } from '#domain/billing/limits.ts'

/** A booking that came from Calendly, as staff see it; `trouble` says why there is no session of it yet (T-065). */
export const CalendlyBooking = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  title: z.string(),
  startAt: Instant,
  endAt: Instant,
  isCancelled: z.boolean(),
  isNoShow: z.boolean(),
  memberId: Id.nullable(),
  memberName: z.string().nullable(),
  /** How its member was found: by our own link, by a confirmed address, or by staff. */
  matchedBy: z.enum(['reference', 'email', 'staff']).nullable(),
  sessionId: Id.nullable(),
  trouble: z.enum(['no_member', 'no_advisor', 'overlap', 'failed']).nullable(),
})
export type CalendlyBooking = z.infer<typeof CalendlyBooking>

/** The booking that came, and the member whose it is. */
export const AssignCalendlyInput = z.strictObject({ id: Id, memberId: Id })

const staff = { access: 'staff', scope: 'all' } as const
const One = z.object({ booking: CalendlyBooking })

/** What comes from Calendly: its state and last webhooks for staff, and the way into a booking calendar (T-065, T-168). */
export const calendlyCalls = {
  getCalendly: call(
    { ...staff, bucket: 'read' },
    'GET',
    '/booking/calendly',
    'Show how Calendly is connected, its last webhooks and its bookings, those that wait for a person first',
  ).output(
    z.object({
      isConfigured: z.boolean(),
      webhookUrl: z.string(),
      webhooks: z.array(z.object({ event: z.string(), times: z.number().int(), receivedAt: Instant })),
      bookings: z.array(CalendlyBooking),
      canAssign: Answer,
    }),
  ),
  assignCalendly: call(
    { ...staff, bucket: 'write', refs: ['memberId'] },
    'POST',
    '/booking/calendly/{id}/assign',
    'Say whose booking it is that came from Calendly',
  )
    .input(AssignCalendlyInput)
    .output(One),
  unassignCalendly: call(
    { ...staff, bucket: 'write' },
    'POST',
    '/booking/calendly/{id}/unassign',
    'Take that back; the session that was made of it is deleted',
  )
    .input(z.strictObject({ id: Id }))
    .output(One),
  getCalendar: call(
    { access: 'member', scope: 'own', bucket: 'read' },
    'GET',
    '/booking/calendly/link',
    'Get the way into the booking calendar of a service, signed for you, and whether bookings come back by themselves',
  )
    .input(z.strictObject({ cardId: Line(serviceCardLimits.cardId).optional() }))
    .output(z.object({ isConnected: z.boolean(), url: z.string().nullable() })),
}
