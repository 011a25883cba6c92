import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import type { CalendarEntry } from '#contract/booking/availability.ts'
import { classes } from '#web/ui/classes.ts'
import { clockOf, placeOf, rowPx } from './grid.ts'
import type { Lane } from './lanes.ts'
import { leastPx } from './lanes.ts'

/** How far somebody is about to move an entry: days to the side, half hours up or down. */
export type Shift = { id: string; days: number; steps: number }

export type BlockProps = {
  entry: CalendarEntry
  lane: Lane
  /** How far down a minute of the day stands, within the column. */
  top: (minutes: number) => number
  zone: string
  shift: Shift | null
  onShift: (shift: Shift | null) => void
  /** Asks whether it is to be moved there. */
  onDrop: (entry: CalendarEntry) => void
  onOpen: (entry: CalendarEntry) => void
  /** Says why an entry is not moved here. */
  onKept: (entry: CalendarEntry) => void
  nameOf: ((advisorId: string) => string) | null
}

/** What is booked, held or taken: opened by a press, moved by a drag or by arrow keys, and behind it its buffers. */
export function CalendarBlock({ entry, lane: { lane, lanes }, top, zone, shift, ...props }: BlockProps) {
  const { onShift, onDrop, onOpen, onKept, nameOf } = props
  const from = useRef<{ x: number; y: number; width: number } | null>(null)
  // A drag that was refused ends with a press, which must not open it.
  const isRefused = useRef(false)
  const { from: start, until } = placeOf(entry, zone)
  const busy = placeOf({ startAt: entry.busyFrom, endAt: entry.busyUntil }, zone)
  const own = shift?.id === entry.id ? shift : null
  const canMove = entry.canMove.ok
  const isKept = entry.canMove.reason === 'kept_in_calendly'
  const width = 100 / lanes
  // Of half an hour one line is left, of an hour three.
  const isOneLine = until - start <= 30
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
          'absolute z-1 overflow-hidden rounded-chip text-left text-caption leading-tight',
          isOneLine ? 'px-1.5' : 'px-2 py-1',
          entry.kind === 'session' && entry.status === 'scheduled' && 'bg-ink text-ink-inverse',
          entry.kind === 'session' && entry.status !== 'scheduled' && 'bg-well text-ink',
          entry.kind === 'hold' && 'border border-dashed border-heat bg-heat-tint text-heat-text',
          entry.kind === 'busy' && 'border border-line-strong bg-sunken text-ink-2',
          entry.kind === 'unmatched' && 'border border-dashed border-info-text bg-info-tint text-info-text',
          own && 'z-2 opacity-80 shadow-dialog',
          canMove && 'cursor-grab touch-pan-y',
        )}
        style={{
          // The last of the day stands on its foot, however short it is.
          top: Math.min(top(start) + 1, top(1440) - leastPx - 1),
          height: Math.max(leastPx, top(until) - top(start) - 2),
          left: `calc(${lane * width}% + 4px)`,
          width: `calc(${width}% - 8px)`,
          transform: own
            ? `translate(calc(${own.days} * (${lanes * 100}% + ${lanes * 8 + 1}px)), ${own.steps * rowPx}px)`
            : undefined,
        }}
      >
        {isOneLine ? (
          <span className="block truncate">
            {own ? (
              'Press to move here'
            ) : (
              <>
                <span className="tnum">{clockOf(start)}</span>{' '}
                <b className="font-semibold">{shortName(entry)}</b>
              </>
            )}
          </span>
        ) : (
          <>
            <span
              className={classes(
                'font-semibold [overflow-wrap:anywhere]',
                until - start < 60 ? 'line-clamp-1' : until - start === 60 ? 'line-clamp-2' : 'block',
              )}
            >
              {name}
            </span>
            <span className="block truncate tnum opacity-80">{own ? 'Press to move here' : clock}</span>
          </>
        )}
      </button>
    </>
  )
}

function nameOfEntry({ kind, memberName, title }: CalendarEntry): string {
  if (kind === 'hold') return `Held for ${memberName ?? 'somebody'}`
  if (kind === 'unmatched') return `${memberName ?? 'Somebody'}, no member yet`
  return kind === 'busy' ? 'Taken' : `${title}, ${memberName ?? ''}`
}

/** On one line who comes stands first, for the end of it may be cut off. */
function shortName(entry: CalendarEntry): string {
  const { kind, memberName, title } = entry
  return kind === 'session' && memberName ? `${memberName}, ${title}` : nameOfEntry(entry)
}
