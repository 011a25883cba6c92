import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Answer, Id, Instant } from '#contract/fields.ts'
import { calendlyFailures, subscriptionStates } from '#domain/booking/rules/calendly.ts'

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

/**
 * The last look at Calendly for what no webhook told: when one came to its end, why one failed, what it found, and whether
 * webhooks are sent to us; null where nobody looked yet.
 */
export const CalendlyCheck = z.object({
  isConfigured: z.boolean(),
  checkedAt: Instant.nullable(),
  failure: z.enum(calendlyFailures).nullable(),
  found: z.number().int(),
  foundAt: Instant.nullable(),
  subscription: z.enum(subscriptionStates).nullable(),
  subscriptionSince: Instant.nullable(),
  /** Somebody asked for a subscription, which the next look makes. */
  isAsked: z.boolean(),
})
export type CalendlyCheck = z.infer<typeof CalendlyCheck>

/** The booking that came, and the member whose it is. */
export const AssignCalendlyInput = z.strictObject({ id: Id, memberId: Id })

const staff = { access: 'staff', scope: 'all' } as const
const One = z.object({ booking: CalendlyBooking })

/** What comes from Calendly: its state and last webhooks for staff, and the way into a booking calendar (T-065, T-168). */
export const calendlyCalls = {
  getCalendly: call(
    { ...staff, bucket: 'read' },
    'GET /booking/calendly',
    'Show how Calendly is connected, its last webhooks and its bookings, those that wait for a person first',
  ).output(
    z.object({
      isConfigured: z.boolean(),
      webhookUrl: z.string(),
      check: CalendlyCheck,
      webhooks: z.array(z.object({ event: z.string(), times: z.number().int(), receivedAt: Instant })),
      bookings: z.array(CalendlyBooking),
      canAssign: Answer,
      canSubscribe: Answer,
    }),
  ),
  subscribeCalendly: call(
    { ...staff, bucket: 'write' },
    'POST /booking/calendly/subscription',
    'Ask Calendly to send its bookings here by webhooks; it is done within a minute',
  ).output(z.object({ check: CalendlyCheck })),
  assignCalendly: call(
    { ...staff, bucket: 'write', refs: ['memberId'] },
    'POST /booking/calendly/{id}/assign',
    'Say whose booking it is that came from Calendly',
  )
    .input(AssignCalendlyInput)
    .output(One),
  unassignCalendly: call(
    { ...staff, bucket: 'write' },
    'POST /booking/calendly/{id}/unassign',
    'Take that back; the session that was made of it is deleted',
  )
    .input(z.strictObject({ id: Id }))
    .output(One),
  listCalendars: call(
    { access: 'member', scope: 'own', bucket: 'read' },
    'GET /booking/calendly/links',
    'List the ways into the booking calendars of services, signed for you, and whether bookings come back by themselves',
  ).output(
    z.object({
      isConnected: z.boolean(),
      calendars: z.array(z.object({ cardId: z.string(), url: z.string() })),
    }),
  ),
}
