import { sqlStatement } from '#server/platform/db/statement.ts'
import type { SessionRow } from './queries.ts'

// What a job stores of a session whose booking is kept elsewhere. No actor stands behind it, so nothing here asks for one.

type Values = [
  id: string,
  userId: string,
  advisorId: string,
  title: string,
  startAt: string,
  endAt: string,
  timeZone: string,
  name: string,
  email: string,
  meetingUrl: string | null,
  calendarUrl: string | null,
  now: Date,
]
export const insertBooked = sqlStatement<Values, Record<string, never>>(
  `insert into sessions (id, user_id, created_by, advisor_id, title, session_type, booked_in, start_time, end_time, time_zone, attendee_name,
     attendee_email, meeting_url, calendar_url, created_at, updated_at)
   values ($1, $2, $3, $3, $4, 'advisory', 'calendly', $5, $6, $7, $8, $9, $10, $11, $12, $12)`,
)

type Booked = Pick<
  SessionRow,
  | 'id'
  | 'userId'
  | 'advisorId'
  | 'status'
  | 'title'
  | 'startAt'
  | 'endAt'
  | 'timeZone'
  | 'meetingUrl'
  | 'version'
  | 'attendeeName'
  | 'attendeeEmail'
  | 'furtherPeople'
> & { advisorName: string | null }

/** Such a session with who comes and who leads it, held until the commit. */
export const holdBooked = sqlStatement<[id: string], Booked>(
  `select s.id, s.user_id as "userId", s.advisor_id as "advisorId", s.status, s.title, s.start_time as "startAt", s.end_time as "endAt", s.time_zone as "timeZone", s.meeting_url as "meetingUrl",
     s.version, s.attendee_name as "attendeeName", s.attendee_email as "attendeeEmail", s.further_people as "furtherPeople",
     (select nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') from profiles p where p.id = s.advisor_id) as "advisorName"
   from sessions s where s.id = $1 for update of s`,
)

/**
 * What staff have completed stays so, and what they cancelled too: elsewhere is moved what is still ahead, or given to another
 * advisor, whom nobody could name here.
 */
export const moveBooked = sqlStatement<
  [
    id: string,
    startAt: string,
    endAt: string,
    timeZone: string,
    meetingUrl: string | null,
    calendarUrl: string | null,
    advisorId: string | null,
    now: Date,
  ],
  { version: number }
>(
  `update sessions set start_time = $2, end_time = $3, time_zone = $4, meeting_url = coalesce($5, meeting_url),
     calendar_url = coalesce($6, calendar_url), advisor_id = coalesce($7::uuid, advisor_id), version = version + 1, updated_at = $8
   where id = $1 and status = 'scheduled' and (start_time, end_time, time_zone, meeting_url, calendar_url, advisor_id)
     is distinct from ($2::timestamptz, $3::timestamptz, $4, coalesce($5, meeting_url), coalesce($6, calendar_url),
       coalesce($7::uuid, advisor_id)) returning version`,
)

/** Whether somebody came is said there; the same again changes nothing. */
export const setNoShowBooked = sqlStatement<[id: string, at: string | null, now: Date], { id: string }>(
  `update sessions set no_show_at = $2::timestamptz, updated_at = $3
   where id = $1 and (no_show_at is null) <> ($2::timestamptz is null) returning id`,
)

export const cancelBooked = sqlStatement<[id: string, reason: string, now: Date], { version: number }>(
  `update sessions set status = 'cancelled', status_reason = $2, version = version + 1, updated_at = $3
   where id = $1 and status = 'scheduled' returning version`,
)

export const deleteBooked = sqlStatement<
  [id: string, now: Date],
  { userId: string; status: SessionRow['status'] }
>(
  `update sessions set deleted_at = $2, updated_at = $2 where id = $1 and deleted_at is null returning user_id as "userId", status`,
)
