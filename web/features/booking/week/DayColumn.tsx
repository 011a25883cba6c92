import type { CalendarEntry } from '#contract/booking/availability.ts'
import { classes } from '#web/ui/classes.ts'
import type { BlockProps } from './CalendarBlock.tsx'
import { CalendarBlock } from './CalendarBlock.tsx'
import { DrawHours } from './DrawHours.tsx'
import type { WallHours } from './grid.ts'
import { minuteOf, onOwnCalendar, rowPx } from './grid.ts'
import { HoursHandles } from './HoursHandles.tsx'
import type { Lane } from './lanes.ts'
import type { HoursDrag } from './useHoursDrag.ts'

type Props = Pick<BlockProps, 'zone' | 'shift' | 'onShift' | 'onDrop' | 'onOpen' | 'onKept' | 'nameOf'> & {
  day: string
  entries: readonly CalendarEntry[]
  /** Where entries stand that would cover each other. */
  lanes: ReadonlyMap<string, Lane>
  /** Null where several advisors are shown: their hours differ. */
  hours: readonly WallHours[] | null
  /** Null where nobody may set hours here. */
  handles: HoursDrag | null
  /** The zone in which the hours are kept. */
  ownZone: string
  /** Minutes of the first line and of the last. */
  range: { from: number; until: number }
  /** What the clock shows today; null on other days. */
  now: number | null
}

const px = (minutes: number) => (minutes / 30) * rowPx

/** One day: open hours white, closed ones grey, and over them what is booked with its buffers. */
export function DayColumn(props: Props) {
  const { day, entries, lanes, hours, handles, range, now } = props
  const top = (minutes: number) => px(Math.max(range.from, Math.min(range.until, minutes)) - range.from)
  const onOwn = (minutes: number) => onOwnCalendar(day, minutes, props.zone, props.ownZone)
  return (
    <div
      className={classes('group/day relative border-l border-line', hours ? 'bg-sunken' : 'bg-surface')}
      style={{ height: px(range.until - range.from) }}
    >
      {hours?.map(({ from, until }) => (
        <span
          key={from}
          aria-hidden="true"
          className="absolute inset-x-0 bg-surface"
          style={{ top: top(minuteOf(from)), height: top(minuteOf(until)) - top(minuteOf(from)) }}
        />
      ))}
      {Array.from({ length: (range.until - range.from) / 60 }, (_, hour) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: safe because a line is its hour
          key={hour}
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 border-t border-line"
          style={{ top: px(hour * 60) }}
        />
      ))}
      {handles && hours ? (
        <DrawHours
          day={day}
          hours={hours}
          range={range}
          onDraw={(first, last, isDone) => handles.draw(onOwn(first), onOwn(last), isDone)}
          onGiveUp={handles.giveUp}
        />
      ) : null}
      {now !== null && now >= range.from && now < range.until ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 z-2 border-t-2 border-heat"
          style={{ top: px(now - range.from) }}
        />
      ) : null}
      {entries.map((entry) => (
        <CalendarBlock
          key={entry.id}
          {...props}
          entry={entry}
          lane={lanes.get(entry.id) ?? { lane: 0, lanes: 1 }}
          top={top}
        />
      ))}
      {handles
        ? hours?.map((each) => (
            <HoursHandles
              key={`${each.of} ${each.index}`}
              hours={each}
              isChosen={handles.isChosen(each.of)}
              top={top(minuteOf(each.from))}
              bottom={top(minuteOf(each.until))}
              onGrab={() => handles.grab(each.of)}
              onMove={(end, steps) => handles.move(each.of, each.index, end, steps)}
              onLetGo={() => handles.ask(each.of)}
              onGiveUp={handles.giveUp}
            />
          ))
        : null}
    </div>
  )
}
