import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import { sayDay } from '#web/lib/time/sayDay.ts'
import type { WallHours } from './grid.ts'
import { rowPx } from './grid.ts'
import { freeHour, isClosed } from './hoursDraft.ts'

type Props = {
  day: string
  /** What is open already: nothing is drawn over it. */
  hours: readonly WallHours[]
  /** Minutes of the first line and of the last. */
  range: { from: number; until: number }
  /** New hours from one half hour to another, whichever is earlier; `isDone` once they are let go of. */
  onDraw: (from: number, to: number, isDone: boolean) => void
  onGiveUp: () => void
}

type Drawn = { from: number; to: number }

/**
 * The closed part of a day: a drag over it draws new hours, a press on it draws an hour, and so do arrow keys, with Shift to make it
 * longer or shorter. Letting go, or Enter, asks for which days.
 */
export function DrawHours({ day, hours, range, onDraw, onGiveUp }: Props) {
  const drawn = useRef<Drawn | null>(null)
  const isHeld = useRef(false)
  // What was open before the drawing, which is itself among the hours while it goes on.
  const before = useRef(hours)

  function draw(next: Drawn) {
    if (!drawn.current) before.current = hours
    drawn.current = next
    onDraw(next.from, next.to, false)
  }
  function ask() {
    if (drawn.current) onDraw(drawn.current.from, drawn.current.to, true)
    drawn.current = null
  }
  function giveUp() {
    drawn.current = null
    isHeld.current = false
    onGiveUp()
  }
  const rowAt = ({ clientY, currentTarget }: { clientY: number; currentTarget: Element }) => {
    const row = Math.floor((clientY - currentTarget.getBoundingClientRect().top) / rowPx)
    return Math.min(range.until - 30, Math.max(range.from, range.from + row * 30))
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowUp: -30, ArrowDown: 30 }[event.key]
    if (step) {
      event.preventDefault()
      const old = drawn.current
      if (old && event.shiftKey)
        draw({ from: old.from, to: Math.min(range.until - 30, Math.max(old.from, old.to + step)) })
      else if (old) {
        const from = freeHour(before.current, old.from + step, step, range)
        if (from !== null) draw({ from, to: from + old.to - old.from })
      } else {
        const from = freeHour(hours, 540, 30, range)
        if (from !== null) draw({ from, to: from + 30 })
      }
    } else if (event.key === 'Escape' && drawn.current) {
      event.preventDefault()
      giveUp()
    }
  }

  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (!(isHeld.current && drawn.current)) return
    const to = rowAt(event)
    if (to !== drawn.current.to) draw({ from: drawn.current.from, to })
  }

  return (
    <button
      type="button"
      aria-label={`New hours on ${sayDay(day, { weekday: 'long', day: 'numeric', month: 'long' })}. Arrow keys place them, with Shift they change their length.`}
      onKeyDown={press}
      onBlur={() => {
        if (!isHeld.current) ask()
      }}
      onPointerDown={(event) => {
        if (event.button !== 0 || event.pointerType === 'touch') return
        const from = rowAt(event)
        if (!isClosed(hours, from)) return
        isHeld.current = true
        // Not shown before it is dragged: a press alone makes an hour.
        before.current = hours
        drawn.current = { from, to: from }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        isHeld.current = false
      }}
      onPointerCancel={giveUp}
      onClick={(event) => {
        const old = drawn.current
        if (event.detail === 0) {
          const from = old ? null : freeHour(hours, 540, 30, range)
          if (from !== null) drawn.current = { from, to: from + 30 }
        } else if (!old || old.from === old.to) {
          const from = rowAt(event)
          drawn.current = isClosed(hours, from) ? { from, to: from + 30 } : null
        }
        ask()
      }}
      className="absolute inset-0 cursor-cell touch-pan-y focus-visible:-outline-offset-2"
    />
  )
}
