import { z } from 'zod'
import { shortenedKinds } from '#domain/privacy/types.ts'
import { call } from '../call.ts'
import { Instant } from '../fields.ts'

/** One kind of a member's own data: for how many months it is kept, and what may be chosen (T-219). */
export const OwnPeriod = z.object({
  kind: z.enum(shortenedKinds),
  months: z.number().int(),
  choices: z.array(z.number().int()),
})
export type OwnPeriod = z.infer<typeof OwnPeriod>

/** One line of the table of periods: what it covers, and what the job last erased of it (T-219). */
export const RetentionLine = z.object({
  name: z.string(),
  tables: z.array(z.string()),
  ranAt: Instant.nullable(),
  erased: z.number().int(),
  erasedTotal: z.number().int(),
  failure: z.string().nullable(),
})
export type RetentionLine = z.infer<typeof RetentionLine>

const Periods = z.object({ periods: z.array(OwnPeriod) })
const own = { access: 'member', scope: 'own' } as const

/** How long things are kept (T-219). */
export const retentionCalls = {
  listPeriods: call(
    { ...own, bucket: 'read' },
    'GET /privacy/periods',
    'List for how long your data is kept',
  ).output(Periods),
  shortenPeriod: call(
    { ...own, bucket: 'write' },
    'PUT /privacy/periods/{kind}',
    'Choose for how long a kind of your data is kept',
  )
    .input(z.strictObject({ kind: z.enum(shortenedKinds), months: z.number().int().min(1).max(120) }))
    .output(Periods),
  listRetention: call(
    { access: 'admin', scope: 'all', bucket: 'read' },
    'GET /privacy/retention',
    'List every period, with the last run of the job and what it erased',
  ).output(z.object({ lines: z.array(RetentionLine) })),
}
