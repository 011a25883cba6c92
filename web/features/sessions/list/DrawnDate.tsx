import type { Session } from '#contract/sessions.ts'
import { wallTime } from '#domain/zones.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { classes } from '#web/ui/classes.ts'
import { monthAhead } from './useMonths.ts'

type Props = { session: Pick<Session, 'status' | 'startAt' | 'endAt'>; zone: string; now: number }

/** The day of the month, drawn large, over its weekday, and of what is ahead in another month over that. */
export function DrawnDate({ session, zone, now }: Props) {
  const at = session.startAt
  const isDim = session.status === 'cancelled'
  const { day } = wallTime(new Date(at), zone)
  const month = monthAhead(session, zone, now)
  const isToday = wallTime(new Date(now), zone).day === day
  return (
    <time dateTime={at} className="block text-micro leading-[1.2] text-ink-3">
      <span className="sr-only">
        {sayDay(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
      </span>
      <span
        aria-hidden="true"
        className={classes(
          'mb-1 block text-[1.625rem] leading-none tracking-[-.02em] font-stretch-[108%] tnum',
          isDim ? 'font-normal' : 'font-medium text-ink',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span aria-hidden="true">
        {sayDay(day, { weekday: 'short' })}
        {isToday ? ', today' : ''}
      </span>
      {month ? (
        <span aria-hidden="true" className="block">
          {month}
        </span>
      ) : null}
    </time>
  )
}
