import type pg from 'pg'
import { bookingLimits } from '#domain/booking/limits.ts'
import { pick } from '#server/platform/pick.ts'
import { briefKey } from '#server/sessions/briefKey.ts'
import { reminderEmail } from '../emails.ts'

const BATCH = 200
const HOUR_MS = 3_600_000

type Row = {
  id: string
  title: string
  description: string
  start_time: Date
  end_time: Date
  time_zone: string
  meeting_url: string | null
  version: number
  key: string
  user_id: string
  advisor_id: string
  member_name: string
  member_first_name: string | null
  member_time_zone: string
  advisor_name: string
  advisor_time_zone: string | null
  is_member_due: boolean
  is_advisor_due: boolean
}

// What names the emails of one reminder, to be followed by their reader. It names the start, so that a session is reminded of each
// start once, whatever else of it is edited, however often and on however many nodes this runs. Of the advisor it says who that is:
// Calendly may give the session to another, who is reminded for themselves.
const reminderKey = `'booking.reminder ' || $2::int || ' ' || s.id || ' ' || extract(epoch from s.start_time)::bigint`

// Scheduled sessions that begin within the hours, and were arranged before that: who books five hours ahead is not reminded of
// tomorrow. One that was moved in the last three hours has just been told its time.
// Whoever was told of their brief a day ahead was told of the session with it (D7).
const unsaid = (reader: string) =>
  `not exists (select from mail_messages q where q.once_key = ${reminderKey} || ${reader}
    or ($2::int > 1 and q.once_key = ${briefKey} || ${reader}))`
const DUE = `select * from (
  select s.id, s.title, s.description, s.start_time, s.end_time, s.time_zone, s.meeting_url, s.version, s.user_id, s.advisor_id,
    ${reminderKey} as key,
    concat_ws(' ', m.first_name, m.last_name) as member_name, m.first_name as member_first_name, m.time_zone as member_time_zone,
    concat_ws(' ', a.first_name, a.last_name) as advisor_name, a.time_zone as advisor_time_zone,
    m.disabled_at is null and ${unsaid(`' member'`)} as is_member_due,
    app_is_open_staff(s.advisor_id) and ${unsaid(`' advisor ' || s.advisor_id`)} as is_advisor_due
  from sessions s join profiles m on m.id = s.user_id left join profiles a on a.id = s.advisor_id
  where s.status = 'scheduled' and s.deleted_at is null and not m.is_demo
    and s.start_time > $1::timestamptz + make_interval(secs => $3::float8) and s.start_time <= $1::timestamptz + make_interval(hours => $2::int) - case when $2::int > 1 then interval '10 minutes' else interval '0' end
    and s.created_at <= s.start_time - make_interval(hours => $2::int)
    and (s.updated_at <= s.start_time - make_interval(hours => $2::int) or s.updated_at <= $1::timestamptz - interval '3 hours' or $2::int = 1)
  ) d where is_member_due or is_advisor_due order by start_time limit ${BATCH}`

/** Reminds member and advisor a day and an hour before a session; each once for each time that it has (K64). */
export async function remindPeople(pool: pg.Pool, now: Date, newId: () => string): Promise<void> {
  for (const [index, hours] of bookingLimits.reminderHours.entries()) {
    // A day before is said until an hour before, an hour before until it begins.
    const until = bookingLimits.reminderHours[index + 1] ?? 0
    const { rows } = await pool.query<Row>(DUE, [now, hours, (until * HOUR_MS) / 1000])
    for (const row of rows) await remind(pool, row, hours, newId)
  }
}

async function remind(pool: pg.Pool, row: Row, hours: number, newId: () => string): Promise<void> {
  const values = {
    ...pick(row, 'id', 'title', 'description', 'version'),
    startAt: row.start_time,
    endAt: row.end_time,
    timeZone: row.time_zone,
    meetingUrl: row.meeting_url,
    advisorName: row.advisor_name || null,
    memberName: row.member_name || null,
    memberFirstName: row.member_first_name,
    memberTimeZone: row.member_time_zone,
    advisorTimeZone: row.advisor_time_zone,
    hours,
  }
  for (const [who, isAdvisor] of [
    [`advisor ${row.advisor_id}`, true],
    ['member', false],
  ] as const) {
    if (!(isAdvisor ? row.is_advisor_due : row.is_member_due)) continue
    const { template, values: stored } = reminderEmail({ ...values, isAdvisor })
    await pool.query('select app_mail($1, $2, $3, $4::jsonb, $5)', [
      newId(),
      template,
      isAdvisor ? row.advisor_id : row.user_id,
      JSON.stringify(stored),
      `${row.key} ${who}`,
    ])
  }
}
