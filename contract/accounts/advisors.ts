import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Answer, Id, Instant } from '#contract/fields.ts'

/** Who advises a member, from when and until when; `untilAt` is null where no end is set (4.13.1). */
export const MemberAdvisor = z.object({
  id: Id,
  memberId: Id,
  advisorId: Id,
  advisorName: z.string(),
  fromAt: Instant,
  untilAt: Instant.nullable(),
  canEnd: Answer,
})
export type MemberAdvisor = z.infer<typeof MemberAdvisor>

/** Gives a member an advisor, until an instant where one is named; the id is the sender's, so that a retry is the same one. */
export const AssignAdvisorInput = z.strictObject({
  id: Id,
  memberId: Id,
  advisorId: Id,
  untilAt: Instant.nullable().optional(),
})

/** Ends an assignment now. */
export const EndAdvisorInput = z.strictObject({ id: Id })

const staff = { access: 'staff', scope: 'all', bucket: 'write' } as const

/** Who advises whom: given and ended by admins and holders of sessions.manage, told to the member (4.13.1). */
export const advisorCalls = {
  listAdvisors: call(
    { access: 'member', scope: 'all', bucket: 'read', refs: ['memberId'] },
    'GET /accounts/advisors',
    "List a member's advisors of today; your own without a member",
  )
    .input(z.strictObject({ memberId: Id.optional() }))
    .output(z.object({ advisors: z.array(MemberAdvisor), canAssign: Answer })),
  assignAdvisor: call(
    { ...staff, refs: ['memberId', 'advisorId'] },
    'POST /accounts/advisors',
    'Assign an advisor to a member, and email the member',
  )
    .input(AssignAdvisorInput)
    .output(z.object({ advisor: MemberAdvisor })),
  endAdvisor: call(
    { ...staff, refs: ['id'] },
    'POST /accounts/advisors/{id}/end',
    "End an advisor's assignment, and email the member",
  )
    .input(EndAdvisorInput)
    .output(z.object({ advisor: MemberAdvisor })),
}
