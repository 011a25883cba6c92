import { useRef } from 'react'
import type { AvailabilityOf } from '#contract/booking/availability.ts'
import type { DayHours } from '#domain/booking/types.ts'
import { toast } from '#web/lib/page/toast.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import type { HoursDraft, HoursEnd } from './hoursDraft.ts'
import { areKept, drawHours, keptHours, moveEnd } from './hoursDraft.ts'

/** What a column of the calendar needs to have its hours dragged. */
export type HoursDrag = {
  /** The hours of an advisor's day as they are shown: those that are kept, or about to be. */
  of: (day: string) => readonly DayHours[]
  isChosen: (day: string) => boolean
  grab: (day: string) => void
  move: (day: string, index: number, end: HoursEnd, steps: number) => void
  /** New hours from one half hour of a day to another, or to the end of that day on their side; `isDone` asks for which days. */
  draw: (first: Place, last: Place, isDone: boolean) => void
  /** Lets go: now it is asked for which days. */
  ask: (day: string) => void
  /** Takes the drag back, and no more than it. */
  giveUp: () => void
}

/** A half hour of the advisor's own calendar. */
type Place = { readonly day: string; readonly minutes: number }

/** Hours of one day at a time on their way to other ends. */
export function useHoursDrag(
  own: AvailabilityOf | undefined,
  draft: HoursDraft | null,
  onDraft: (draft: HoursDraft | null) => void,
): HoursDrag {
  // The hours as they were when an end was taken hold of; null where it was not.
  const base = useRef<readonly DayHours[] | null>(null)
  // The day on which somebody is drawing: whatever they draw is drawn on the hours as they were before.
  const drawn = useRef<string | null>(null)
  const chosen = own && draft?.advisorId === own.advisorId ? draft : null
  const of = (day: string): readonly DayHours[] => {
    if (!own) return []
    return chosen?.day === day ? chosen.hours : keptHours(own, day)
  }

  function grab(day: string) {
    const isOther = own && chosen && chosen.day !== day && !areKept(own, chosen.day, chosen.hours)
    base.current = isOther ? null : of(day)
    // What somebody has changed and not saved is not put aside without a word.
    if (isOther) toast.info(`Save or close the hours on ${sayDay(chosen.day, { weekday: 'long' })} first.`)
  }
  const show = (day: string, hours: readonly DayHours[], isAsking: boolean) => {
    if (own) onDraft({ advisorId: own.advisorId, day, hours, isAsking })
  }
  return {
    of,
    isChosen: (day) => chosen?.day === day,
    grab,
    move: (day, index, end, steps) => {
      if (base.current) show(day, moveEnd(base.current, index, end, steps), false)
    },
    draw: (first, last, isDone) => {
      if (drawn.current !== first.day) grab(first.day)
      drawn.current = isDone ? null : first.day
      if (!base.current) return
      const edge = last.day < first.day ? 0 : 1410
      const hours = drawHours(base.current, first.minutes, last.day === first.day ? last.minutes : edge)
      if (hours) show(first.day, hours, isDone)
      if (isDone) base.current = null
    },
    ask: (day) => {
      if (!base.current || chosen?.day !== day) grab(day)
      if (base.current) show(day, of(day), true)
      base.current = null
    },
    giveUp: () => {
      const before = base.current
      base.current = null
      drawn.current = null
      if (!(own && chosen)) return onDraft(null)
      // What was changed before this drag is still unsaved, and only its form puts it aside.
      if (!areKept(own, chosen.day, before ?? chosen.hours)) show(chosen.day, before ?? chosen.hours, true)
      else onDraft(null)
    },
  }
}
