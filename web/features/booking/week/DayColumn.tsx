import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import type { CalendarEntry } from '#contract/booking/availability.ts'
import { classes } from '#web/ui/classes.ts'
import { DrawHours } from './DrawHours.tsx'
import type { WallHours } from './grid.ts'
import { clockOf, minuteOf, onOwnCalendar, placeOf, rowPx } from './grid.ts'
import { HoursHandles } from './HoursHandles.tsx'
import type { HoursDrag } from './useHoursDrag.ts'

/** How far somebody is about to move an entry: days to the side, half hours up or down. */
export type Shift = { id: string; days: number; steps: number }

type Props = {
  day: string
  entries: readonly CalendarEntry[]
  /** Null where several advisors are shown: their hours differ. */
  hours: readonly WallHours[] | null
  /** Null where nobody may set hours here. */
  handles: HoursDrag | null
  zone: string
  /** The zone in which the hours are kept. */
  ownZone: string
  /** Minutes of the first line and of the last. */
  range: { from: number; until: number }
  /** What the clock shows today; null on other days. */
  now: number | null
  shift: Shift | null
  onShift: (shift: Shift | null) => void
  /** Asks whether it is to be moved there. */
  onDrop: (entry: CalendarEntry) => void
  onOpen: (entry: CalendarEntry) => void
  /** Says why an entry is not moved here. */
  onKept: (entry: CalendarEntry) => void
  nameOf: ((advisorId: string) => string) | null
}

const px = (minutes: number) => (minutes / 30) * rowPx

/** One day: open hours white, closed ones grey, and over them what is booked with its buffers. */
export function DayColumn(props: Props) {
  const { day, entries, hours, handles, range, now } = props
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
        <Entry key={entry.id} {...props} entry={entry} top={top} />
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

type EntryProps = Props & { entry: CalendarEntry; top: (minutes: number) => number }

function Entry({ entry, top, zone, shift, onShift, onDrop, onOpen, onKept, nameOf, entries }: EntryProps) {
  const from = useRef<{ x: number; y: number; width: number } | null>(null)
  // A drag that was refused ends with a press, which must not open it.
  const isRefused = useRef(false)
  const { from: start, until } = placeOf(entry, zone)
  const busy = placeOf({ startAt: entry.busyFrom, endAt: entry.busyUntil }, zone)
  const own = shift?.id === entry.id ? shift : null
  const canMove = entry.canMove.ok
  const isKept = entry.canMove.reason === 'kept_in_calendly'
  // Of several advisors at one time each has a part of the column.
  const meanwhile = entries.filter((each) => each.startAt < entry.endAt && entry.startAt < each.endAt)
  const lane = meanwhile.findIndex((each) => each.id === entry.id)
  const width = 100 / Math.max(1, meanwhile.length)
  const clock = `${clockOf(start)} to ${clockOf(until)}`
  const name = nameOfEntry(entry)
  const label = `${name}, ${clock}${nameOf ? `, ${nameOf(entry.advisorId)}` : ''}`

  function press(event: KeyboardEvent) {
    const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key]
    if (step && canMove) {
      event.preventDefault()
      const [days = 0, steps = 0] = step
      onShift({ id: entry.id, days: (own?.days ?? 0) + days, steps: (own?.steps ?? 0) + steps })
    } else if (step && isKept) {
      event.preventDefault()
      onKept(entry)
    } else if (event.key === 'Escape' && own) {
      event.preventDefault()
      onShift(null)
    }
  }
  const isMoved = own !== null && (own.days !== 0 || own.steps !== 0)

  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (!from.current) return
    if (isKept) {
      if (Math.abs(event.clientY - from.current.y) < rowPx / 2) return
      from.current = null
      isRefused.current = true
      onKept(entry)
      return
    }
    const days = Math.round((event.clientX - from.current.x) / from.current.width)
    const steps = Math.round((event.clientY - from.current.y) / rowPx)
    if (own || days !== 0 || steps !== 0) onShift({ id: entry.id, days, steps })
  }

  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-1 bg-[repeating-linear-gradient(135deg,var(--jul-line-strong)_0_1px,transparent_1px_5px)]"
        style={{ top: top(busy.from), height: top(busy.until) - top(busy.from) }}
      />
      <button
        type="button"
        aria-label={
          canMove ? `${label}. Arrow keys move it.` : isKept ? `${label}. Kept in Calendly.` : label
        }
        onKeyDown={press}
        onPointerDown={(event) => {
          if (!(canMove || isKept) || event.button !== 0 || event.pointerType === 'touch') return
          const column = event.currentTarget.parentElement?.getBoundingClientRect()
          from.current = { x: event.clientX, y: event.clientY, width: column?.width ?? 1 }
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          from.current = null
        }}
        onPointerCancel={() => {
          from.current = null
          onShift(null)
        }}
        onClick={() => {
          if (isMoved) onDrop(entry)
          else if (!isRefused.current) onOpen(entry)
          isRefused.current = false
        }}
        className={classes(
          'absolute z-1 overflow-hidden rounded-chip px-2 py-1 text-left text-caption leading-tight',
          entry.kind === 'session' && entry.status === 'scheduled' && 'bg-ink text-ink-inverse',
          entry.kind === 'session' && entry.status !== 'scheduled' && 'bg-well text-ink',
          entry.kind === 'hold' && 'border border-dashed border-heat bg-heat-tint text-heat-text',
          entry.kind === 'busy' && 'border border-line-strong bg-sunken text-ink-2',
          entry.kind === 'unmatched' && 'border border-dashed border-info-text bg-info-tint text-info-text',
          own && 'z-2 opacity-80 shadow-dialog',
          canMove && 'cursor-grab touch-pan-y',
        )}
        style={{
          top: top(start) + 1,
          height: Math.max(24, top(until) - top(start) - 2),
          left: `calc(${lane * width}% + 4px)`,
          width: `calc(${width}% - 8px)`,
          transform: own
            ? `translate(calc(${own.days} * (${(100 / width) * 100}% + 8px)), ${own.steps * rowPx}px)`
            : undefined,
        }}
      >
        {/* The time stands under the name, however short the session: of an hour two lines are left for it. */}
        <span
          className={classes(
            'font-semibold [overflow-wrap:anywhere]',
            until - start <= 30 ? 'line-clamp-1' : until - start <= 60 ? 'line-clamp-2' : 'block',
          )}
        >
          {name}
        </span>
        <span className="block tnum opacity-80">{own ? 'Press to move here' : clock}</span>
      </button>
    </>
  )
}

function nameOfEntry({ kind, memberName, title }: CalendarEntry): string {
  if (kind === 'hold') return `Held for ${memberName ?? 'somebody'}`
  if (kind === 'unmatched') return `${memberName ?? 'Somebody'}, no member yet`
  return kind === 'busy' ? 'Taken' : `${title}, ${memberName ?? ''}`
}
