import type { Availability, DayException, DayHours, TakenTime, WeeklyHours } from '#domain/booking/types.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

const DAY_MS = 86_400_000

/** An advisor who can be booked, and everything that decides when. */
export type OpenAdvisor = {
  id: string
  name: string
  availability: Availability
  exceptions: readonly DayException[]
  taken: readonly TakenTime[]
}

const openAdvisors = sqlStatement<
  [advisor: string | null],
  {
    id: string
    name: string
    time_zone: string
    hours: WeeklyHours[]
    buffer_before: number
    buffer_after: number
    notice_hours: number
    horizon_days: number
    daily_maximum: number
  }
>('select * from app_open_advisors($1)')
const openExceptions = sqlStatement<
  [advisor: string | null, from: string, until: string],
  { advisor_id: string; day: string; hours: DayHours[] }
>('select * from app_open_exceptions($1, $2, $3)')
const takenTimes = sqlStatement<
  [advisor: string | null, from: Date, until: Date, moving: string | null, at: Date],
  { advisor_id: string; start_at: Date; end_at: Date; busy_from: Date; busy_until: Date }
>('select * from app_taken_times($1, $2, $3, $4, $5)')

type Asked = {
  advisorId: string | null
  from: Date
  until: Date
  /** A session of the reader that is to be moved: its present time is free to them. */
  movingId?: string | null
  now: Date
}

/** Advisors who can be booked, with what decides about their times between two instants: one round trip for all of it. */
export async function readAdvisors(
  db: Db,
  { advisorId, from, until, movingId, now }: Asked,
): Promise<readonly OpenAdvisor[]> {
  // A day to each side: calendar days of any zone, daily counts, and what reaches in from outside.
  const start = new Date(from.getTime() - 2 * DAY_MS)
  const end = new Date(until.getTime() + 2 * DAY_MS)
  const [advisors, exceptions, taken] = await Promise.all([
    openAdvisors(db, advisorId),
    openExceptions(db, advisorId, start.toISOString().slice(0, 10), end.toISOString().slice(0, 10)),
    takenTimes(db, advisorId, start, end, movingId ?? null, now),
  ])
  return advisors.map((row) => ({
    id: row.id,
    name: row.name,
    availability: {
      timeZone: row.time_zone,
      hours: row.hours,
      bufferBefore: row.buffer_before,
      bufferAfter: row.buffer_after,
      noticeHours: row.notice_hours,
      horizonDays: row.horizon_days,
      dailyMaximum: row.daily_maximum,
    },
    exceptions: exceptions.filter((each) => each.advisor_id === row.id),
    taken: taken
      .filter((each) => each.advisor_id === row.id)
      .map((each) => ({
        startAt: each.start_at,
        endAt: each.end_at,
        busyFrom: each.busy_from,
        busyUntil: each.busy_until,
      })),
  }))
}
