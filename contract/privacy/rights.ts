import { z } from 'zod'
import { dataRequestKinds, dataRequestStatuses } from '#domain/privacy/types.ts'
import { call } from '../call.ts'
import { Answer, Id, Instant } from '../fields.ts'

/** What a person asked of us about their data, and how far it is (K37). */
export const DataRequest = z.object({
  id: Id,
  kind: z.enum(dataRequestKinds),
  status: z.enum(dataRequestStatuses),
  /** Per cent of an export. */
  progress: z.number().int(),
  byteSize: z.number().int().nullable(),
  /** Files of an export that did not fit into it. */
  leftOut: z.number().int(),
  createdAt: Instant,
  /** Until when an export can be loaded, or when an account is deleted. */
  dueAt: Instant.nullable(),
})
export type DataRequest = z.infer<typeof DataRequest>

const own = { access: 'member', scope: 'own' } as const
const One = z.object({ request: DataRequest })

/** Export and deletion of one's own data (K37). */
export const rightsCalls = {
  listDataRequests: call(
    { ...own, bucket: 'read', whileViewing: false },
    'GET /privacy/requests',
    'List your last exports and deletions',
  ).output(z.object({ requests: z.array(DataRequest), canDelete: Answer })),
  requestExport: call(
    { ...own, bucket: 'sensitive', proof: 'recent' },
    'POST /privacy/exports',
    'Ask for a copy of your data; it is made in the background',
  )
    .input(z.strictObject({ id: Id }))
    .output(One),
  requestDeletion: call(
    { ...own, bucket: 'sensitive', proof: 'recent' },
    'POST /privacy/deletions',
    'Ask for your account to be deleted after 30 days; signing in before cancels it',
  )
    .input(z.strictObject({ id: Id, confirm: z.literal('DELETE') }))
    .output(One),
}
