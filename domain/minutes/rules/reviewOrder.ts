import { minutesLimits } from '../limits.ts'
import type { LineKind } from '../types.ts'
import type { ReviewedLine } from './offers.ts'
import { linesOf } from './versions.ts'

/** A review is read from the surest line to the least sure, or as the talk went; one that a person writes, kind by kind. */
export type ReviewOrder = 'confidence' | 'talk' | 'kinds'

/** What ordering and focus need of a line in review (`ReviewLine` of the contract fits). */
export type Decidable = Pick<ReviewedLine, 'id' | 'tier' | 'state' | 'offeredKind' | 'kind' | 'moment'>

/** A part of the review, in the order it is shown. */
export type Section<Line> = {
  readonly name: 'drafted' | 'added' | 'maybe' | 'insights' | 'talk' | LineKind
  readonly lines: readonly Line[]
  /** Lines of it that stand behind 'Show n more'. */
  readonly hidden: number
}

const offered: readonly LineKind[] = ['action', 'decision', 'next_step']
const free: readonly LineKind[] = ['summary', 'topic', 'attendee']
/** What an advisor writes line by line, in the order in which it is read. */
export const writtenKinds = [
  'action',
  'decision',
  'next_step',
  'insight',
  'recommendation',
] as const satisfies readonly LineKind[]

/** The parts of a review from the surest to the least sure, one list as it was said, or a part for each kind. */
export function sectionsOf<Line extends Decidable>(
  lines: readonly Line[],
  order: ReviewOrder,
  isAllShown: boolean,
): readonly Section<Line>[] {
  if (order === 'kinds') return writtenKinds.flatMap((name) => partOf(name, lines))
  const listed = lines.filter((line) => !free.includes(line.offeredKind))
  const isInsight = (line: Line) => line.tier === 'drafted' && !offered.includes(line.offeredKind)
  const all = listed.filter((line) => line.tier === 'maybe')
  const maybe = isAllShown ? all : all.slice(0, minutesLimits.maybeShown)
  const hidden = all.length - maybe.length
  const drafted = listed.filter((line) => line.tier === 'drafted' && !isInsight(line))
  const added = listed.filter((line) => line.tier === 'added')
  const insights = listed.filter(isInsight)
  const parts: Section<Line>[] =
    order === 'talk'
      ? [{ name: 'talk', lines: [...drafted, ...added, ...maybe, ...insights].sort(bySaid), hidden }]
      : [
          { name: 'drafted', lines: drafted, hidden: 0 },
          { name: 'added', lines: [...added].sort(bySaid), hidden: 0 },
          { name: 'maybe', lines: maybe, hidden },
          { name: 'insights', lines: insights, hidden: 0 },
        ]
  return parts.filter((part) => part.lines.length > 0)
}

function partOf<Line extends Decidable>(name: LineKind, all: readonly Line[]): Section<Line>[] {
  const lines = linesOf(all, name)
  return lines.length > 0 ? [{ name, lines, hidden: 0 }] : []
}

const bySaid = (one: Decidable, other: Decidable) => (one.moment?.segment ?? 0) - (other.moment?.segment ?? 0)

/** Lines that nobody has decided. */
export const openOf = <Line extends Pick<Decidable, 'state'>>(lines: readonly Line[]): readonly Line[] =>
  lines.filter((line) => line.state === 'open')

/** Where the focus goes on by itself: the next line that is open, else the first one before; null when all is decided. */
export function nextOpen<Line extends Decidable>(shown: readonly Line[], from: string | null): Line | null {
  const at = shown.findIndex((line) => line.id === from)
  return openOf(shown.slice(at + 1))[0] ?? openOf(shown.slice(0, Math.max(at, 0)))[0] ?? null
}

/** The line before or after one, for J and K; the ends stand still. */
export function neighbourOf<Line extends Decidable>(
  shown: readonly Line[],
  from: string | null,
  by: 1 | -1,
): Line | null {
  const at = shown.findIndex((line) => line.id === from)
  if (at < 0) return shown[0] ?? null
  return shown[at + by] ?? shown[at] ?? null
}

/** All lines from one to another, whichever comes first. */
export function between<Line extends Decidable>(
  shown: readonly Line[],
  one: string,
  other: string,
): readonly Line[] {
  const [a, b] = [one, other].map((id) => shown.findIndex((line) => line.id === id))
  if (a === undefined || b === undefined || a < 0 || b < 0) return []
  return shown.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** Lines offered and not decided, those behind 'Show n more' included. */
export const leftOf = (lines: readonly Pick<Decidable, 'state'>[]): number => openOf(lines).length
