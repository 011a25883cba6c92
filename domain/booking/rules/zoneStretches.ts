import { Temporal } from 'temporal-polyfill'

/** A stretch of time: `untilMs` is the first millisecond after it. */
export type Stretch = { readonly fromMs: number; readonly untilMs: number }

/** A stretch during which the zone's clock runs without a jump, and how far it is ahead of UTC. */
export type EvenStretch = Stretch & { readonly offsetMs: number }

/** The stretches between two instants in which a zone's offset stays the same: a new one begins with a clock change, or a year (T-213). */
export function evenStretches(timeZone: string, { fromMs, untilMs }: Stretch): readonly EvenStretch[] {
  const found: EvenStretch[] = []
  if (!(fromMs < untilMs)) return found
  const last = new Date(untilMs - 1).getUTCFullYear()
  for (let year = new Date(fromMs).getUTCFullYear(); year <= last; year += 1)
    for (const each of ofYear(timeZone, year)) {
      const [from, until] = [Math.max(each.fromMs, fromMs), Math.min(each.untilMs, untilMs)]
      if (from < until) found.push({ fromMs: from, untilMs: until, offsetMs: each.offsetMs })
    }
  return found
}

// When a zone's clock changes is costly to find, and never another answer while the process lives.
const kept = new Map<string, readonly EvenStretch[]>()
const MOST_KEPT = 2_000

function ofYear(timeZone: string, year: number): readonly EvenStretch[] {
  const key = `${timeZone} ${year}`
  const known = kept.get(key)
  if (known) return known
  const found = findStretches(timeZone, { fromMs: Date.UTC(year, 0), untilMs: Date.UTC(year + 1, 0) })
  if (kept.size < MOST_KEPT) kept.set(key, found)
  return found
}

function findStretches(timeZone: string, { fromMs, untilMs }: Stretch): readonly EvenStretch[] {
  const stretches: EvenStretch[] = []
  let at = Temporal.Instant.fromEpochMilliseconds(fromMs).toZonedDateTimeISO(timeZone)
  while (at.epochMilliseconds < untilMs) {
    const change = at.getTimeZoneTransition('next')
    const end = Math.min(change?.epochMilliseconds ?? untilMs, untilMs)
    stretches.push({ fromMs: at.epochMilliseconds, untilMs: end, offsetMs: at.offsetNanoseconds / 1e6 })
    if (!change || end >= untilMs) break
    at = change
  }
  return stretches
}

/** How far the zone is ahead of UTC at an instant that the stretches hold; asked in the order of time it is asked once a stretch. */
export function offsetReader(stretches: readonly EvenStretch[]): (at: number) => number {
  let index = 0
  return (at) => {
    while (index < stretches.length - 1 && at >= (stretches[index]?.untilMs ?? 0)) index += 1
    return stretches[index]?.offsetMs ?? 0
  }
}
