import { z } from 'zod'
import { deletionLimits } from '#domain/privacy/limits.ts'
import { deletionStatuses } from '#domain/privacy/types.ts'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'

/** A deletion that was asked for by its address, as staff see it (K37). */
export const Deletion = z.object({
  id: Id,
  email: z.string(),
  status: z.enum(deletionStatuses),
  hasAccount: z.boolean(),
  createdAt: Instant,
  confirmedAt: Instant.nullable(),
  dueAt: Instant.nullable(),
})
export type Deletion = z.infer<typeof Deletion>

const Token = z.strictObject({ token: z.string().max(200) })
const anyone = { access: 'anyone', scope: 'none', bucket: 'open' } as const

/** Deletion for people who cannot sign in, or have no account: by a link that goes to their address (K37). */
export const deletionCalls = {
  askDeletion: call(
    { ...anyone, evenMs: deletionLimits.floorMs },
    'POST /privacy/address-deletions',
    'Mail a link to an address by which its data can be deleted; the answer is the same for every address',
  )
    .input(z.strictObject({ id: Id, email: z.email().max(254), page: z.string().max(200) }))
    .output(z.object({})),
  getDeletion: call(
    { ...anyone, bucket: 'read' },
    'GET /privacy/address-deletions/state',
    'How far the deletion of a link is; reading it changes nothing',
  )
    .input(Token)
    .output(z.object({ status: z.enum(deletionStatuses).nullable(), dueAt: Instant.nullable() })),
  confirmDeletion: call(
    anyone,
    'POST /privacy/address-deletions/confirmations',
    'Confirm a deletion by its link: its grace begins, and every sign-in of the account ends',
  )
    .input(Token)
    .output(z.object({ became: z.enum(['waiting', 'staff', 'unknown']) })),
  cancelDeletion: call(
    anyone,
    'POST /privacy/address-deletions/cancellations',
    'Cancel a deletion by its link, while its day has not come',
  )
    .input(Token)
    .output(z.object({ isKnown: z.boolean() })),
  listDeletions: call(
    { access: 'staff', scope: 'all', bucket: 'read' },
    'GET /privacy/address-deletions',
    'List deletions that were asked for by address, confirmed ones first, then the newest',
  ).output(z.object({ deletions: z.array(Deletion).max(deletionLimits.listed) })),
}
