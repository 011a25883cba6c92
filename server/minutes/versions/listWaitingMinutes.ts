import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { WaitingState } from '#domain/minutes/types.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { sessions } from '#server/sessions/tables.ts'
import { outcomeVersions, sessionOutcomes } from '../tables.ts'
import type { WaitingRow } from './present.ts'
import { presentWaiting } from './present.ts'

const MOST = 50

const isDraft = sql`(session_outcomes.status in ('draft', 'reviewed')
  and (session_outcomes.drafting = 'failed' or (session_outcomes.drafting = 'ready' and session_outcomes.current_version_id is not null)))`
// Opened again it is a draft, and waits as one.
const isEmptied = sql`(session_outcomes.words_lost_at is not null and session_outcomes.status = 'approved')`

const outcomes = statement((q) =>
  q
    .select({
      sessionId: sessions.id,
      title: sessions.title,
      startAt: sessions.startAt,
      timeZone: sessions.timeZone,
      memberId: sessionOutcomes.userId,
      memberName: sql<string | null>`app_name(session_outcomes.user_id)`,
      status: sessionOutcomes.status,
      state: sql<WaitingState>`case when ${isEmptied} then 'emptied' when session_outcomes.drafting = 'failed' then 'failed' else 'checking' end`,
      failure: sessionOutcomes.draftFailure,
      number: outcomeVersions.number,
      method: outcomeVersions.method,
      lineCount: sql<number>`(select count(*)::int from outcome_lines l where l.version_id = session_outcomes.current_version_id
        and (l.text = '' or session_outcomes.status <> 'approved'))`,
      isAutomatic: sql<boolean>`exists (select from transcripts t where t.id = outcome_versions.transcript_id and t.recording_id is not null)`,
      since:
        sql<Date>`case when ${isEmptied} then session_outcomes.words_lost_at else session_outcomes.updated_at end`.mapWith(
          sessionOutcomes.updatedAt,
        ),
    })
    .from(sessionOutcomes)
    .innerJoin(sessions, eq(sessions.id, sessionOutcomes.sessionId))
    .leftJoin(outcomeVersions, eq(outcomeVersions.id, sessionOutcomes.currentVersionId))
    .where(
      and(
        sql`session_outcomes.user_id <> app_user()`,
        sql`(${isDraft} or ${isEmptied})`,
        isNull(sessions.deletedAt),
      ),
    )
    .orderBy(asc(sessionOutcomes.updatedAt), asc(sessionOutcomes.id))
    .limit(MOST),
)

// One of a session, where it has no words, none are on their way and nobody writes its minutes by hand; what waits for somebody's yes
// goes on by itself.
const unheard = sqlStatement<[], WaitingRow>(
  `select s.id as "sessionId", s.title, s.start_time as "startAt", s.time_zone as "timeZone", t.user_id as "memberId",
     app_name(t.user_id) as "memberName", 'draft' as status, 'unheard' as state, t.failure, null as number, null as method, 0 as "lineCount",
     true as "isAutomatic", t.updated_at as since
   from transcriptions t join sessions s on s.id = t.session_id
   where t.status = 'failed' and t.failure is distinct from 'consent_missing' and t.user_id <> app_user() and s.deleted_at is null
     and not exists (select from transcripts w where w.session_id = t.session_id)
     and not exists (select from session_outcomes m where m.session_id = t.session_id and m.current_version_id is not null)
     and not exists (select from transcriptions o where o.session_id = t.session_id
       and (o.status in ('queued', 'running', 'done') or (o.created_at, o.id) > (t.created_at, t.id)))
   order by t.updated_at, t.id limit ${MOST}`,
)

/** What staff have to look at, the longest waiting first: drafts, lines to write anew, and recordings that nobody could write down. */
export const listWaitingMinutes = query(calls.minutes.listWaitingMinutes, {
  read: async ({ db }) => {
    const rows = await Promise.all([outcomes(db, {}), unheard(db)])
    return rows
      .flat()
      .sort((one, other) => one.since.getTime() - other.since.getTime())
      .slice(0, MOST)
  },
  present: async (rows, { db, actor }) => {
    await recordViews(
      db,
      actor,
      rows.map(({ memberId }) => memberId),
      'minutes',
    )
    return { items: rows.map(presentWaiting) }
  },
})
