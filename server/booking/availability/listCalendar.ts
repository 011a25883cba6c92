import type { CalendarEntry } from '#contract/booking/availability.ts'
import { bookingLimits } from '#domain/booking/limits.ts'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import { bookingFieldTexts } from '#domain/booking/texts.ts'
import type { BookingService } from '#domain/booking/types.ts'
import { answer } from '#domain/decision.ts'
import { canMoveSession } from '#domain/sessions/permissions.ts'
import type { BookedIn, SessionStatus } from '#domain/sessions/types.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import { presentAvailability } from './present.ts'
import { readAvailability } from './queries.ts'

const DAY_MS = 86_400_000

type Row = {
  id: string
  advisor_id: string
  user_id: string | null
  member_name: string | null
  title: string | null
  description: string | null
  status: SessionStatus | null
  service: BookingService | null
  start_time: Date
  end_time: Date
  busy_from: Date
  busy_until: Date
  expires_at: Date | null
  version: number | null
  booked_in: BookedIn | null
  calendar_url: string | null
  booked_by: string | null
  is_assigned: boolean
}

// What is taken, whoever may know of it, and of sessions those that the reader's own rules show. What is over or completed is in no
// table of taken times any more.
const calendar = sqlStatement<[advisor: string | null, from: Date, until: Date, now: Date], Row>(
  `select coalesce(t.id, s.id) as id, coalesce(t.advisor_id, s.advisor_id) as advisor_id, coalesce(s.user_id, h.user_id) as user_id,
     app_name(coalesce(s.user_id, h.user_id)) as member_name, s.title, s.description, s.status, h.service,
     coalesce(t.start_time, s.start_time) as start_time, coalesce(t.end_time, s.end_time) as end_time,
     coalesce(lower(t.during), s.start_time) as busy_from, coalesce(upper(t.during), s.end_time) as busy_until,
     h.expires_at, s.version, s.booked_in, s.calendar_url, i.facts ->> 'name' as booked_by,
     coalesce(app_advises(s.user_id) or s.advisor_id = app_user(), false) as is_assigned
   from (select * from taken_times where start_time < $3 and end_time > $2) t
     full join (select * from sessions where start_time < $3 and end_time > $2 and deleted_at is null and status <> 'cancelled'
       and user_id <> app_user()) s on s.id = t.id
     left join slot_holds h on h.id = t.id
     left join calendly_invitees i on i.id = t.id
   where ($1::uuid is null or coalesce(t.advisor_id, s.advisor_id) = $1) and (h.id is null or h.expires_at > $4)
   order by 7, 1 limit 500`,
)

/** A week of one advisor, or of all: sessions, holds, and time of which the reader may know no more than that it is taken. */
export const listCalendar = query(calls.booking.listCalendar, {
  read: async ({ db, input, now }) => {
    const [from, until] = [new Date(input.from), new Date(input.until)]
    if (until.getTime() - from.getTime() > bookingLimits.calendarDays * DAY_MS)
      throw new Invalid([{ field: 'until', message: bookingFieldTexts.range_too_long }])
    const { advisorId = null } = input
    const [rows, availability] = await Promise.all([
      calendar(db, advisorId, from, until, now),
      readAvailability(db, advisorId, now),
    ])
    return { rows, availability }
  },
  present: async ({ rows, availability }, { db, actor }) => {
    const members = rows.flatMap((row) => (row.status && row.user_id ? [row.user_id] : []))
    await recordViews(db, actor, members, 'sessions')
    return {
      entries: rows.map((row): CalendarEntry => {
        const isSession = row.status !== null && row.user_id !== null
        const kind = isSession
          ? 'session'
          : row.expires_at
            ? 'hold'
            : row.booked_by === null
              ? 'busy'
              : 'unmatched'
        const held = row.service ? serviceOffers[row.service].label : ''
        return {
          kind,
          id: row.id,
          advisorId: row.advisor_id,
          memberName: row.member_name ?? row.booked_by,
          title: row.title ?? held,
          description: row.description ?? '',
          status: row.status,
          startAt: row.start_time.toISOString(),
          endAt: row.end_time.toISOString(),
          busyFrom: row.busy_from.toISOString(),
          busyUntil: row.busy_until.toISOString(),
          expiresAt: row.expires_at?.toISOString() ?? null,
          version: row.version ?? 0,
          canMove: answer(
            isSession
              ? canMoveSession(
                  actor,
                  // The calendar shows none that was deleted.
                  { status: row.status ?? 'cancelled', bookedIn: row.booked_in ?? 'jul', deletedAt: null },
                  { isAssigned: row.is_assigned },
                )
              : { ok: false, reason: 'not_scheduled' },
          ),
          moveUrl: row.calendar_url,
        }
      }),
      availability: availability.map((found) => presentAvailability(found, actor)),
    }
  },
})
