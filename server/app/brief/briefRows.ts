import { briefSince } from '#domain/sessions/rules/brief.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

// What a brief holds, said once for who reads it and for the email that counts it. Each says whose eyes it has, because the jobs
// pass the row rules: sessions as 4.13.1 has them, cards and decisions for the member and their advisors alone (4.13.2).
const LOOKS_AFTER = `s.deleted_at is null
  and (s.user_id = app_user() or s.advisor_id = app_user() or app_advises(s.user_id) or app_may('sessions.manage'))`
const SEES_SESSION = `${LOOKS_AFTER} and (s.hidden_at is null or s.user_id <> app_user())`
const SEES_CARD = '(c.user_id = app_user() or app_advises(c.user_id))'

// Minutes that count as a test are nobody's promise (T-085).
const IS_REAL = 'not app_hides_minutes(s.title, o.is_sample, o.is_imported, o.is_unhidden)'

/** $1 the member, $2 the session, $3 its start. */
export const PROMISED = `from session_outcomes o join sessions s on s.id = o.session_id
     join outcome_lines l on l.version_id = o.approved_version_id
     left join board_assignments a on a.user_id = l.user_id and a.source_type = 'outcome_line' and a.source_id = l.line_id
     left join julboard_tasks c on c.id = a.target_id and ${SEES_CARD}
   where o.user_id = $1 and s.id <> $2 and s.start_time < $3 and ${SEES_SESSION} and ${IS_REAL}
     and l.kind in ('action', 'next_step') and l.text <> ''
     and (c.id is null or (c.status <> 'completed' and c.archived_at is null))`
const movedSince = (since: string) =>
  `from julboard_tasks c where c.user_id = $1 and c.archived_at is null and c.updated_at > ${since} and ${SEES_CARD}`
/** $1 the member, $2 since when. */
export const MOVED = movedSince('$2')
/** $1 the member. */
export const OPEN_DECISIONS = `from julboard_tasks c
   where c.user_id = $1 and c.kind = 'decision' and c.archived_at is null and c.status <> 'completed' and c.decided_on is null
     and ${SEES_CARD}`
/** $1 the member, $2 the session. */
export const UNREAD = `from session_outcomes o join sessions s on s.id = o.session_id
   where o.user_id = $1 and s.id <> $2 and o.approved_version_id is not null
     and o.opened_version_id is distinct from o.approved_version_id and ${SEES_SESSION} and ${IS_REAL}`

const findPrevious = sqlStatement<
  [memberId: string, id: string, startAt: Date],
  { id: string; title: string; startAt: Date; endAt: Date }
>(
  `select s.id, s.title, s.start_time as "startAt", s.end_time as "endAt" from sessions s
   where s.user_id = $1 and s.id <> $2 and s.end_time <= $3 and s.status <> 'cancelled' and ${LOOKS_AFTER}
   order by s.start_time desc, s.id limit 1`,
)
type Briefed = { readonly id: string; readonly userId: string; readonly startAt: Date }

/** The session before, as the reader sees it, and since when a brief tells what moved. */
export async function previousOf(db: Db, { id, userId, startAt }: Briefed) {
  const [previous] = await findPrevious(db, userId, id, startAt)
  return { previous, since: briefSince(previous?.endAt ?? null, startAt) }
}

const counts = sqlStatement<
  [memberId: string, id: string, startAt: Date, since: Date],
  { promises: number; moved: number; decisions: number; unread: number }
>(
  `select (select count(*)::int ${PROMISED}) as promises, (select count(*)::int ${movedSince('$4')}) as moved,
     (select count(*)::int ${OPEN_DECISIONS}) as decisions, (select count(*)::int ${UNREAD}) as unread`,
)

/** How many of each the brief of a session holds for the person whose eyes `db` has. */
export async function countBrief(db: Db, session: Briefed) {
  const { previous, since } = await previousOf(db, session)
  const [found] = await counts(db, session.userId, session.id, session.startAt, since)
  return { promises: 0, moved: 0, decisions: 0, unread: 0, ...found, isFirst: !previous }
}
