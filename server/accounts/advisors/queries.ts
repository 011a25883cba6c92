import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { canAssignAdvisors, canListAdvisors } from '#domain/accounts/permissions.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { answer } from '#domain/decision.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { memberAdvisors, memberViews } from '../tables.ts'
import { assignmentColumns } from './assignmentRow.ts'
import { presentAdvisor } from './present.ts'

const viewsOf = statement((q, { memberId }: Args<{ memberId: string | null }>) =>
  q
    .select({
      advisorName: sql<string | null>`app_name(member_views.advisor_id)`,
      isMine: sql<boolean>`member_views.advisor_id = app_user()`,
      area: memberViews.area,
      viewedOn: memberViews.viewedOn,
    })
    .from(memberViews)
    .where(eq(memberViews.userId, sql`coalesce(${memberId}::uuid, app_user())`))
    .orderBy(desc(memberViews.viewedOn), asc(memberViews.advisorId), asc(memberViews.area))
    .limit(200),
)

/** Who looked at a member's rows, newest day first; their advisors see the list that the member sees (T-203). */
export const listViews = query(calls.accounts.listViews, {
  read: ({ db, input: { memberId = null } }) => viewsOf(db, { memberId }),
  present: (views) => ({
    views: views.map((view) => ({ ...view, advisorName: view.advisorName ?? accountUiTexts.ofStaff })),
  }),
})

const standing = statement((q, { memberId }: Args<{ memberId: string | null }>) =>
  q
    .select(assignmentColumns)
    .from(memberAdvisors)
    .where(
      and(
        eq(memberAdvisors.userId, sql`coalesce(${memberId}::uuid, app_user())`),
        or(isNull(memberAdvisors.untilAt), gt(memberAdvisors.untilAt, sql`now()`)),
      ),
    )
    .orderBy(asc(memberAdvisors.fromAt), asc(memberAdvisors.id))
    .limit(50),
)

/** Who advises a member today, the longest first (4.13.1). */
export const listAdvisors = query(calls.accounts.listAdvisors, {
  read: ({ db, input: { memberId = null } }) => standing(db, { memberId }),
  can: canListAdvisors,
  present: (rows, { actor }) => ({
    advisors: rows.map((row) => presentAdvisor(row, actor)),
    canAssign: answer(canAssignAdvisors(actor)),
  }),
})
