import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Answer, Id, Instant, Text } from '#contract/fields.ts'
import { bookingLimits } from '#domain/booking/limits.ts'
import { creditSources } from '#domain/booking/types.ts'
import { BookingService } from './slots.ts'

/** One session that can be booked without paying; spent with the booking, back when it is cancelled in time (T-048, T-075). */
export const SessionCredit = z.object({
  id: Id,
  memberId: Id,
  service: BookingService,
  source: z.enum(creditSources),
  /** Only this advisor, where a link named one. */
  advisorId: Id.nullable(),
  advisorName: z.string().nullable(),
  reason: z.string(),
  grantedByName: z.string().nullable(),
  createdAt: Instant,
  expiresAt: Instant.nullable(),
  spentAt: Instant.nullable(),
  sessionId: Id.nullable(),
  revokedAt: Instant.nullable(),
  /** `spend` is for its member: what a link carries needs no plan, what staff give does (T-048). */
  can: z.object({ spend: Answer, revoke: Answer }),
})
export type SessionCredit = z.infer<typeof SessionCredit>

/** Credits of one service; their ids are the sender's, one for each, so that a retry gives nothing twice. */
export const GrantCreditsInput = z.strictObject({
  ids: z.array(Id).min(1).max(bookingLimits.creditsAtOnce),
  memberId: Id,
  service: BookingService,
  reason: Text(bookingLimits.reason, 1),
  expiresAt: Instant.nullable(),
})

/** A member whom the reader may give credits, with those that are not booked; `expiresAt` is when the first of them ends. */
export const UnbookedCredits = z.object({
  memberId: Id,
  memberName: z.string(),
  count: z.number().int(),
  services: z.array(BookingService),
  expiresAt: Instant.nullable(),
})
export type UnbookedCredits = z.infer<typeof UnbookedCredits>

// Whoever finds a screen of staff open gives nobody anything (T-014).
const staff = { access: 'staff', scope: 'all', bucket: 'write', proof: 'recent' } as const

/** Credits: a member's own, and what staff give and take back (T-048). */
export const creditCalls = {
  listCredits: call(
    { access: 'member', scope: 'assigned', bucket: 'read', refs: ['memberId'] },
    'GET /booking/credits',
    "List your session credits, those that can be spent first; for staff a member's",
  )
    .input(z.strictObject({ memberId: Id.optional() }))
    .output(z.object({ credits: z.array(SessionCredit), canGrant: Answer })),
  listUnbooked: call(
    { access: 'staff', scope: 'assigned', bucket: 'read' },
    'GET /booking/credits/unbooked',
    'List up to 50 members with credits that are not booked, those first whose credits end first',
  ).output(z.object({ members: z.array(UnbookedCredits) })),
  grantCredits: call(
    { ...staff, refs: ['memberId'], money: true },
    'POST /booking/credits',
    'Give a member session credits, and email them',
  )
    .input(GrantCreditsInput)
    .output(z.object({ credits: z.array(SessionCredit) })),
  revokeCredit: call(
    { ...staff, refs: ['id'] },
    'POST /booking/credits/{id}/revoke',
    'Take back a credit that is not spent',
  )
    .input(z.strictObject({ id: Id }))
    .output(z.object({ credit: SessionCredit })),
}
