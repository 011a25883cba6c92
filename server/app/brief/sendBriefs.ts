import type pg from 'pg'
import { briefLimits, briefSentences } from '#domain/sessions/rules/brief.ts'
import { briefEmail } from '#server/sessions/emails.ts'

const BATCH = 100

type Row = {
  id: string
  title: string
  startAt: Date
  endAt: Date
  timeZone: string
  userId: string
  advisorId: string
  memberName: string
  memberFirstName: string | null
  memberTimeZone: string | null
  promises: number
  moved: number
  decisions: number
  unread: number
}

// Sessions that begin within a day and were there before it. The key of the email names the start, so that one that was moved has a
// brief for its new day, and each of them once, however often and on however many nodes this runs.
const KEY = `'sessions.brief ' || s.id || ' ' || extract(epoch from s.start_time)::bigint`
const DUE = `
  select s.id, s.title, s.start_time as "startAt", s.end_time as "endAt", s.time_zone as "timeZone", s.user_id as "userId",
    s.advisor_id as "advisorId", concat_ws(' ', m.first_name, m.last_name) as "memberName", m.first_name as "memberFirstName",
    m.time_zone as "memberTimeZone",
    (select count(*)::int from session_outcomes o join sessions e on e.id = o.session_id
      join outcome_lines l on l.version_id = o.approved_version_id
      left join board_assignments a on a.user_id = l.user_id and a.source_type = 'outcome_line' and a.source_id = l.line_id
      left join julboard_tasks c on c.id = a.target_id
      where o.user_id = s.user_id and e.id <> s.id and e.start_time < s.start_time and e.deleted_at is null
        and l.kind in ('action', 'next_step') and l.text <> ''
        and (c.id is null or (c.status <> 'completed' and c.archived_at is null))) as promises,
    (select count(*)::int from julboard_tasks c where c.user_id = s.user_id and c.archived_at is null and c.updated_at > coalesce(
      (select max(e.end_time) from sessions e where e.user_id = s.user_id and e.id <> s.id and e.end_time <= s.start_time
        and e.status <> 'cancelled' and e.deleted_at is null), s.start_time - make_interval(days => ${briefLimits.days}))) as moved,
    (select count(*)::int from julboard_tasks c where c.user_id = s.user_id and c.kind = 'decision' and c.archived_at is null
      and c.status <> 'completed' and c.decided_on is null) as decisions,
    (select count(*)::int from session_outcomes o join sessions e on e.id = o.session_id
      where o.user_id = s.user_id and e.id <> s.id and o.approved_version_id is not null and e.deleted_at is null
        and o.opened_version_id is distinct from o.approved_version_id) as unread
  from sessions s join profiles m on m.id = s.user_id
  where s.status = 'scheduled' and s.deleted_at is null and not m.is_demo
    and s.start_time > $1::timestamptz and s.start_time <= $1::timestamptz + make_interval(hours => ${briefLimits.hours})
    and s.created_at <= s.start_time - make_interval(hours => ${briefLimits.hours})
    and not exists (select from mail_messages q where q.once_key = ${KEY} || ' member')
  order by s.start_time, s.id limit ${BATCH}`

/** A day before a session its member and its advisor are told that their brief is there, where it holds anything (D7). */
export async function sendBriefs(pool: pg.Pool, now: Date, newId: () => string): Promise<void> {
  const { rows } = await pool.query<Row>(DUE, [now])
  for (const row of rows) {
    // The advisor first: the member's email is what says that both were written to.
    for (const reader of ['advisor', 'member'] as const) {
      const sentences = briefSentences(row, reader)
      if (sentences.length === 0) continue
      const { template, values } = briefEmail({ ...row, reader, sentences: [...sentences] })
      await pool.query('select app_mail($1, $2, $3, $4::jsonb, $5)', [
        newId(),
        template,
        reader === 'advisor' ? row.advisorId : row.userId,
        JSON.stringify(values),
        `sessions.brief ${row.id} ${Math.floor(row.startAt.getTime() / 1000)} ${reader}`,
      ])
    }
  }
}
