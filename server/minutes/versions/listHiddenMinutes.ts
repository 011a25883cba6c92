import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { HiddenMinutes } from '#contract/minutes/versions.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { statement } from '#server/platform/db/statement.ts'
import { sessions } from '#server/sessions/tables.ts'
import { sessionOutcomes } from '../tables.ts'

const SHOWN = 50

type Row = {
  sessionId: string
  title: string
  startAt: Date
  timeZone: string
  memberName: string | null
  isUnhidden: boolean
}
export const presentHidden = ({ startAt, memberName, ...row }: Row): z.infer<typeof HiddenMinutes> => ({
  ...row,
  startAt: startAt.toISOString(),
  memberName: memberName ?? accountUiTexts.somebody,
})

// The rule as it is before anybody said otherwise: what staff show again stays in their list, with its switch on.
const hidden = statement((q) =>
  q
    .select({
      sessionId: sessions.id,
      memberId: sessions.userId,
      title: sessions.title,
      startAt: sessions.startAt,
      timeZone: sessions.timeZone,
      memberName: sql<string | null>`app_name(session_outcomes.user_id)`,
      isUnhidden: sessionOutcomes.isUnhidden,
    })
    .from(sessionOutcomes)
    .innerJoin(sessions, eq(sessions.id, sessionOutcomes.sessionId))
    .where(
      and(
        sql`(session_outcomes.is_sample or session_outcomes.is_imported)`,
        sql`app_hides_minutes(sessions.title, session_outcomes.is_sample, session_outcomes.is_imported, false)`,
        sql`${sessionOutcomes.userId} <> app_user()`,
        isNull(sessions.deletedAt),
      ),
    )
    .orderBy(desc(sessions.startAt), asc(sessionOutcomes.id))
    .limit(SHOWN),
)

/** Minutes that the rule keeps from their members, for those who manage the sessions (T-085). */
export const listHiddenMinutes = query(calls.minutes.listHiddenMinutes, {
  read: ({ db }) => hidden(db, {}),
  present: async (rows, { db, actor }) => {
    const members = rows.map(({ memberId }) => memberId)
    await recordViews(db, actor, members, 'minutes')
    return { items: rows.map(({ memberId: _, ...row }) => presentHidden(row)) }
  },
})
