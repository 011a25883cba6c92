import type { DraftLine } from '#domain/minutes/types.ts'
import { readDue } from '#server/minutes/rules/dueDates.ts'
import type { Label, Meeting } from './meetings.ts'
import { overlaps, type Place, Places } from './places.ts'

export type Offered = DraftLine & {
  readonly tier: 'drafted' | 'maybe'
  readonly probability: number | null
  readonly dueWords: string | null
}
/** A label and the best line offered for it, null where none was. */
export type Found = {
  readonly label: Label
  readonly line: Offered | null
  /** Every line that hits it: a due date is read where one of them reads it. */
  readonly lines: readonly Offered[]
}
export type Measured = {
  readonly meeting: Meeting
  readonly lines: readonly { readonly line: Offered; readonly isHit: boolean }[]
  readonly found: readonly Found[]
}
export type Counted = {
  linesAnHour: number
  precision: number
  recall: number
  recallClear: number
  lines: number
  labels: number
  clear: number
}

/** Holds what was offered of one kind against the labels of that kind. */
export function measureMeeting(meeting: Meeting, offers: readonly Offered[], kind: Label['type']): Measured {
  const places = new Places(meeting.segments)
  const lines = offers
    .filter((line) => line.kind === kind && line.quote)
    .map((line) => ({ line, place: places.inSegment(line.moment?.segment ?? 0, line.quote ?? '') }))
  const labels = meeting.labels
    .filter((label) => label.type === kind)
    .map((label) => ({ label, at: label.quotes.flatMap((quote) => places.ofLabel(quote) ?? []) }))
  const hits = (at: readonly Place[], place: Place | null) =>
    place !== null && at.some((each) => overlaps(each, place))
  return {
    meeting,
    lines: lines.map(({ line, place }) => ({ line, isHit: labels.some(({ at }) => hits(at, place)) })),
    found: labels.map(({ label, at }) => {
      const hit = lines
        .filter(({ place }) => hits(at, place))
        .map(({ line }) => line)
        .sort((a, b) => certainty(b) - certainty(a))
      return { label, line: hit[0] ?? null, lines: hit }
    }),
  }
}

const certainty = (line: Offered) => line.probability ?? 1

/** The figures over several meetings, of the lines that `counts` lets through. */
export function count(
  measured: readonly Measured[],
  counts: (line: Offered) => boolean = () => true,
): Counted {
  const hours = measured.reduce((sum, { meeting }) => sum + meeting.hours, 0)
  const lines = measured.flatMap((each) => each.lines.filter(({ line }) => counts(line)))
  const found = measured.flatMap((each) => each.found)
  const clear = found.filter(({ label }) => label.tier === 'clear')
  const share = (part: readonly Found[]) =>
    part.filter(({ line }) => line && counts(line)).length / part.length
  return {
    linesAnHour: lines.length / hours,
    precision: lines.filter(({ isHit }) => isHit).length / lines.length,
    recall: share(found),
    recallClear: share(clear),
    lines: lines.length,
    labels: found.length,
    clear: clear.length,
  }
}

/** From the fifth to the ninety-fifth of a hundred: how far a figure moves when other meetings had been held. */
export function interval(
  measured: readonly Measured[],
  figure: (resampled: readonly Measured[]) => number,
): readonly [number, number] {
  // A linear congruential generator: the same interval each time.
  let state = 7
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x80000000
  }
  const values = Array.from({ length: 500 }, () =>
    figure(measured.flatMap(() => measured[Math.floor(random() * measured.length)] ?? [])),
  )
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b)
  return [values[Math.floor(values.length * 0.05)] ?? 0, values[Math.floor(values.length * 0.95)] ?? 0]
}

/** Share of found actions with a named owner whose owner is the one offered; and how many those are. */
export function ownersRight(measured: readonly Measured[]): { share: number; of: number; wrong: Found[] } {
  const named = measured.flatMap((each) => each.found).filter(({ label, line }) => label.owner && line)
  const wrong = named.filter(({ label, line }) => beginning(label.owner) !== beginning(line?.owner ?? null))
  return { share: 1 - wrong.length / named.length, of: named.length, wrong }
}
// Transcripts spell one name in two ways, at its end.
const beginning = (name: string | null) => (name ?? '').toLowerCase().slice(0, 5).split(' ')[0]

/** Share of found actions with a due as said whose due was read; and how many those are. */
export function duesRead(measured: readonly Measured[]): { share: number; of: number; wrong: Found[] } {
  const due = measured.flatMap(({ meeting, found }) =>
    found
      .filter(({ label, line }) => label.due && line)
      .map((each) => ({
        ...each,
        isRead: each.lines.some((line) => readsDue(each.label.due ?? '', line, meeting.day)),
      })),
  )
  const wrong = due.filter(({ isRead }) => !isRead)
  return { share: 1 - wrong.length / due.length, of: due.length, wrong }
}

const small = new Set('the a an of in on by at for this next or and to within'.split(' '))
const telling = (text: string) =>
  (text.toLowerCase().match(/[a-z]+|\d+/g) ?? [])
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !small.has(word))

/** In the words of the label, or to the day that they mean. */
function readsDue(said: string, { dueOn, dueWords }: Offered, day: string): boolean {
  if (telling(dueWords ?? '').some((word) => telling(said).includes(word))) return true
  return dueOn !== null && dueOn === readDue(said, day).dueOn
}
