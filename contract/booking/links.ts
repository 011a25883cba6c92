import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Answer, Cursor, Id, Instant } from '#contract/fields.ts'
import { emailMax } from '#domain/accounts/limits.ts'
import { bookingLinkStates } from '#domain/booking/types.ts'
import { SessionCredit } from './credits.ts'
import { BookingService } from './slots.ts'

/** The secret of a booking link; only its hash is stored. */
export const LinkToken = z.string().regex(/^[\w-]{20,100}$/)

/** A booking link as staff see it: one service, one use, 14 days, for one address or whoever opens it first. */
export const BookingLink = z.object({
  id: Id,
  service: BookingService,
  advisorId: Id.nullable(),
  advisorName: z.string().nullable(),
  /** Null: for whoever opens it first. */
  forEmail: z.string().nullable(),
  state: z.enum(bookingLinkStates),
  createdByName: z.string().nullable(),
  createdAt: Instant,
  expiresAt: Instant,
  usedAt: Instant.nullable(),
  usedByName: z.string().nullable(),
  can: z.object({ revoke: Answer }),
})
export type BookingLink = z.infer<typeof BookingLink>

/** What somebody without an account reads of a link. */
export const OfferedLink = z.object({
  state: z.enum(bookingLinkStates),
  service: BookingService,
  advisorName: z.string().nullable(),
  /** Whether it is for one address only; which one, nobody is told. */
  isForOneAddress: z.boolean(),
  expiresAt: Instant,
})
export type OfferedLink = z.infer<typeof OfferedLink>

/** A new link; id and token are the sender's, so that a retry is the same link, and the token is never sent back. */
export const MakeBookingLinkInput = z.strictObject({
  id: Id,
  token: LinkToken,
  service: BookingService,
  advisorId: Id.nullable(),
  forEmail: z.email().max(emailMax).nullable(),
})

/** Taking a link's one use: the credit's id is the sender's. Whoever took it already gets the same credit. */
export const ClaimBookingLinkInput = z.strictObject({ token: LinkToken, creditId: Id })

const staff = { access: 'staff', scope: 'all' } as const

/** Booking links: made by staff, opened by anyone, spent once (T-048, K64). */
export const linkCalls = {
  viewBookingLink: call(
    // Whoever shares a network with others keeps them from no link of theirs (4.13.15).
    { access: 'anyone', scope: 'none', bucket: 'write' },
    'POST /booking/link/view',
    'Read what a booking link offers',
  )
    .input(z.strictObject({ token: LinkToken }))
    .output(z.object({ link: OfferedLink })),
  claimBookingLink: call(
    { access: 'member', scope: 'own', bucket: 'codes', money: true },
    'POST /booking/link/claim',
    'Take the one use of a booking link as a credit of your own',
  )
    .input(ClaimBookingLinkInput)
    .output(z.object({ credit: SessionCredit })),
  listBookingLinks: call(
    { ...staff, bucket: 'read' },
    'GET /booking/links',
    'List booking links, newest first',
  )
    .input(z.strictObject({ cursor: Cursor.optional() }))
    .output(z.object({ links: z.array(BookingLink), next: Cursor.nullable() })),
  makeBookingLink: call(
    // A link is a credit for whoever opens it: asks again like the giving of one (T-014).
    { ...staff, bucket: 'write', refs: ['advisorId'], proof: 'recent' },
    'POST /booking/links',
    'Make a booking link for one session',
  )
    .input(MakeBookingLinkInput)
    .output(z.object({ link: BookingLink })),
  revokeBookingLink: call(
    { ...staff, bucket: 'write', refs: ['id'] },
    'POST /booking/links/{id}/revoke',
    'Revoke a booking link that nobody has used',
  )
    .input(z.strictObject({ id: Id }))
    .output(z.object({ link: BookingLink })),
}
