import type { Availability, DayException, TakenTime, WeeklyHours } from '#domain/booking/types.ts'
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

// Start, end, and both with their buffers, in milliseconds.
type TakenRow = readonly [startAt: number, endAt: number, busyFrom: number, busyUntil: number]
const openTimes = sqlStatement<
  [advisor: string | null, from: Date, until: Date, moving: string | null, at: Date],
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
    exceptions: DayException[]
    taken: TakenRow[]
  }
>('select * from app_open_times($1, $2, $3, $4, $5)')

type Asked = {
  advisorId: string | null
  from: Date
  until: Date
  /** A session of the reader that is to be moved: its present time is free to them. */
  movingId?: string | null
  now: Date
}

/** Advisors who can be booked, with what decides about their times between two instants: one statement for all of it. */
export async function readAdvisors(
  db: Db,
  { advisorId, from, until, movingId, now }: Asked,
): Promise<readonly OpenAdvisor[]> {
  // Days to each side: calendar days of any zone, daily counts, and what reaches in from outside.
  const start = new Date(from.getTime() - 2 * DAY_MS)
  const end = new Date(until.getTime() + 2 * DAY_MS)
  const advisors = await openTimes(db, advisorId, start, end, movingId ?? null, now)
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
    exceptions: row.exceptions,
    taken: row.taken.map(([startAt, endAt, busyFrom, busyUntil]) => ({
      startAt: new Date(startAt),
      endAt: new Date(endAt),
      busyFrom: new Date(busyFrom),
      busyUntil: new Date(busyUntil),
    })),
  }))
}
