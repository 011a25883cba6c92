import { rowPx } from './grid.ts'

/** The height an entry has at least, so that it can be read and pressed, however short it is (WCAG 2.5.8). */
export const leastPx = 24
// With the line that stays free above and below it.
const leastMinutes = Math.ceil(((leastPx + 2) / rowPx) * 30)

type Placed = { readonly id: string; readonly from: number; readonly until: number }
/** Which part of its column an entry has, and into how many the column is divided there. */
export type Lane = { readonly lane: number; readonly lanes: number }

/** Entries of one day next to each other where they would cover each other: as long as they are drawn, not as long as they last. */
export function lanesOf(entries: readonly Placed[]): ReadonlyMap<string, Lane> {
  const drawn = entries
    .map(({ id, from, until }) => ({
      id,
      from: Math.min(from, 1440 - leastMinutes),
      until: Math.max(until, from + leastMinutes),
    }))
    .toSorted((one, other) => one.from - other.from || other.until - one.until)
  const found = new Map<string, Lane>()
  // Those that hang together, and until when each of their lanes is taken.
  let group: { id: string; lane: number }[] = []
  let ends: number[] = []
  const close = () => {
    for (const { id, lane } of group) found.set(id, { lane, lanes: ends.length })
    group = []
    ends = []
  }
  for (const { id, from, until } of drawn) {
    if (ends.every((end) => end <= from)) close()
    const free = ends.findIndex((end) => end <= from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = until
    group.push({ id, lane })
  }
  close()
  return found
}

/** Into how many parts the column of a day is divided where most stand next to each other. */
export const mostLanes = (lanes: ReadonlyMap<string, Lane>): number =>
  Math.max(1, ...Array.from(lanes.values(), (each) => each.lanes))
