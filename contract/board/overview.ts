import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Day, Id } from '#contract/fields.ts'
import { riskLimits } from '#domain/board/rules/atRisk.ts'

/** Why a member is at risk, with what it rests on. */
export const Risk = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('runway'), months: z.number().int(), asOf: Day }),
  z.object({ kind: z.literal('overdue'), count: z.number().int(), oldestDueOn: Day }),
  z.object({ kind: z.literal('milestone'), count: z.number().int(), title: z.string() }),
  z.object({ kind: z.literal('quiet'), since: Day, wasHeld: z.boolean() }),
])

/** A member whom the reader advises, with every reason; `today` is the day of the member's calendar. */
export const MemberAtRisk = z.object({
  memberId: Id,
  memberName: z.string(),
  company: z.string(),
  today: Day,
  risks: z.array(Risk).min(1),
})
export type MemberAtRisk = z.infer<typeof MemberAtRisk>

/** Calls of the staff overview about boards. */
export const overviewCalls = {
  listAtRisk: call(
    { access: 'staff', scope: 'all', bucket: 'read' },
    'GET /board/at-risk',
    'List members whom the reader advises and who are at risk, with why, gravest first',
  ).output(z.object({ members: z.array(MemberAtRisk).max(riskLimits.members) })),
}
