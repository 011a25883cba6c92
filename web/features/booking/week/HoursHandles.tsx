import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { classes } from '#web/ui/classes.ts'
import type { WallHours } from './grid.ts'
import { rowPx } from './grid.ts'
import type { HoursEnd } from './hoursDraft.ts'

type Props = {
  hours: WallHours
  /** Whether these are about to be changed. */
  isChosen: boolean
  top: number
  bottom: number
  /** An end moved by half hours from where the drag began. */
  onMove: (end: HoursEnd, steps: number) => void
  onGrab: () => void
  onLetGo: () => void
  onGiveUp: () => void
}

/** The two ends of open hours, dragged or moved by arrow keys; letting go, or Enter, asks for which days. */
export function HoursHandles({ hours, isChosen, top, bottom, ...rest }: Props) {
  return (
    <>
      {isChosen ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -inset-x-px z-1 rounded-[3px] border-2 border-ink"
          style={{ top, height: bottom - top }}
        >
          <Clock className="top-1">{hours.from}</Clock>
          <Clock className="bottom-1">{hours.until}</Clock>
        </span>
      ) : null}
      {hours.hasStart ? (
        <Handle {...rest} end="from" hours={hours} at={top} isShown={isChosen} label="from" />
      ) : null}
      {hours.hasEnd ? (
        <Handle {...rest} end="until" hours={hours} at={bottom} isShown={isChosen} label="until" />
      ) : null}
    </>
  )
}

const Clock = ({ className, children }: { className: string; children: string }) => (
  <em
    className={classes(
      'absolute right-1 rounded-[3px] bg-ink px-1.5 py-1 text-micro leading-none font-semibold text-ink-inverse not-italic tnum',
      className,
    )}
  >
    {children}
  </em>
)

type HandleProps = Pick<Props, 'hours' | 'onMove' | 'onGrab' | 'onLetGo' | 'onGiveUp'> & {
  end: HoursEnd
  at: number
  isShown: boolean
  label: string
}

function Handle({ end, hours, at, isShown, label, onMove, onGrab, onLetGo, onGiveUp }: HandleProps) {
  const from = useRef<number | null>(null)
  const steps = useRef(0)

  function press(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step) {
      event.preventDefault()
      if (steps.current === 0) onGrab()
      steps.current += step
      onMove(end, steps.current)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      steps.current = 0
      onGiveUp()
    }
  }

  function drag(event: PointerEvent) {
    if (from.current === null) return
    const moved = Math.round((event.clientY - from.current) / rowPx)
    if (moved === steps.current) return
    steps.current = moved
    onMove(end, moved)
  }

  return (
    <button
      type="button"
      aria-label={`Hours on ${sayDay(hours.of, { weekday: 'long', day: 'numeric', month: 'long' })}, ${label} ${hours[end]}. Arrow keys change them.`}
      onKeyDown={press}
      onBlur={() => {
        // Whoever moved it and goes elsewhere is asked as well: an end that nobody saved or closed would hold the whole week.
        if (steps.current !== 0 && from.current === null) onLetGo()
        steps.current = 0
      }}
      onPointerDown={(event) => {
        if (event.button !== 0 || event.pointerType === 'touch') return
        from.current = event.clientY
        steps.current = 0
        onGrab()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = null
      }}
      onPointerCancel={() => {
        from.current = null
        steps.current = 0
        onGiveUp()
      }}
      onClick={() => {
        steps.current = 0
        onLetGo()
      }}
      className={classes(
        'absolute left-1/2 z-2 grid h-6 w-11 -translate-1/2 cursor-ns-resize place-items-center touch-pan-y',
        !isShown && 'opacity-0 group-hover/day:opacity-100 focus-visible:opacity-100',
      )}
      style={{ top: at }}
    >
      <span aria-hidden="true" className="h-2.5 w-7 rounded-[3px] bg-ink" />
    </button>
  )
}
