import type { MemberAdvisor } from '#contract/accounts/advisors.ts'
import { canAssignAdvisors } from '#domain/accounts/permissions.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Actor } from '#domain/actor.ts'
import { answer } from '#domain/decision.ts'
import type { AssignmentRow } from './assignmentRow.ts'

/** What leaves the server of an assignment: to the member the name, to staff whether they may end it. */
export const presentAdvisor = (row: AssignmentRow, actor: Actor): MemberAdvisor => ({
  id: row.id,
  memberId: row.userId,
  advisorId: row.advisorId,
  advisorName: row.advisorName ?? accountUiTexts.somebody,
  fromAt: row.fromAt.toISOString(),
  untilAt: row.untilAt?.toISOString() ?? null,
  canEnd: answer(canAssignAdvisors(actor)),
})
