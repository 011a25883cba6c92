import { wallTime } from '#domain/sessions/rules/zones.ts'
import { classes } from '#web/ui/classes.ts'

type Props = { at: string; zone: string; now: number; isDim?: boolean }

/** The day of the month, drawn large, over its weekday. */
export function DrawnDate({ at, zone, now, isDim = false }: Props) {
  const { day } = wallTime(new Date(at), zone)
  const date = new Date(`${day}T00:00:00Z`)
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(date)
  const isToday = wallTime(new Date(now), zone).day === day
  return (
    <time dateTime={at} className="block text-micro leading-[1.2] text-ink-3">
      <span className="sr-only">
        {say({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
      </span>
      <span
        aria-hidden="true"
        className={classes(
          'mb-1 block text-[1.625rem] leading-none tracking-[-.02em] font-stretch-[108%] tnum',
          isDim ? 'font-normal' : 'font-medium text-ink',
        )}
      >
        {date.getUTCDate()}
      </span>
      <span aria-hidden="true">
        {say({ weekday: 'short' })}
        {isToday ? ', today' : ''}
      </span>
    </time>
  )
}
