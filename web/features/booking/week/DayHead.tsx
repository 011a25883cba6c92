import { sayDay } from '#web/lib/time/sayDay.ts'
import { classes } from '#web/ui/classes.ts'

type Props = {
  day: string
  isToday: boolean
  /** Sessions on this day. */
  booked: number
  /** Asks for other hours on this day; null where nobody may set them here. */
  onHours: (() => void) | null
}

/** The head of a day, and the way to its hours for whoever does not drag. */
export function DayHead({ day, isToday, booked, onHours }: Props) {
  const words = (
    <>
      <span className="text-ink-2">{sayDay(day, { weekday: 'short' })}</span>
      <span
        className={classes('font-semibold tnum', isToday && 'rounded-chip bg-ink px-1.5 text-ink-inverse')}
      >
        {Number(day.slice(8))}
      </span>
      {booked > 0 ? (
        <span className="ml-auto text-caption font-normal whitespace-nowrap text-ink-3 tnum">
          {booked} booked
        </span>
      ) : null}
    </>
  )
  const shape =
    'flex size-full flex-wrap content-start items-baseline gap-x-2 px-3 py-2.5 text-left text-body-s'
  return (
    <h2 className="border-l border-line">
      {onHours ? (
        <button
          type="button"
          onClick={onHours}
          aria-label={`Change hours on ${sayDay(day, { weekday: 'long', day: 'numeric', month: 'long' })}`}
          className={classes(shape, 'hover:bg-sunken')}
        >
          {words}
        </button>
      ) : (
        <span className={shape}>{words}</span>
      )}
    </h2>
  )
}
