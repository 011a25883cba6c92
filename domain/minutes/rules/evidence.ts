import { minutesLimits } from '../limits.ts'
import type { LineProblem } from '../texts.ts'
import type { DraftLine, LineKind, Moment, OutcomeLine } from '../types.ts'

/** What evidence needs of a transcript: its segments in order (`Segment` of recordings fits). */
export type SpokenSegment = { readonly startMs: number | null; readonly text: string }

/** Kinds a member may act on: none of them is approved without the sentence it rests on (K70). */
export const evidencedKinds: readonly LineKind[] = ['insight', 'decision', 'action']

const joined = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The sentence is in the transcript word for word and begins in that segment; only white space may differ. */
export function quoteFound(segments: readonly SpokenSegment[], segment: number, quote: string): boolean {
  const first = segments[segment]
  const wanted = joined(quote)
  if (!first || wanted === '') return false
  const start = joined(first.text)
  let spoken = start
  for (
    let at = 1;
    at < minutesLimits.quoteSegments && spoken.length < start.length + wanted.length + 1;
    at += 1
  ) {
    const next = segments[segment + at]
    if (!next) break
    spoken = joined(`${spoken} ${next.text}`)
  }
  const found = spoken.indexOf(wanted)
  return found >= 0 && found < start.length
}

/**
 * How many segments a quote runs over, from the one in which it begins; one where it does not stand there (any more), for that is where
 * its line leads.
 */
export function segmentsOfQuote(
  segments: readonly SpokenSegment[],
  segment: number,
  quote: string | null,
): number {
  if (!quote) return 1
  for (let count = 1; count <= minutesLimits.quoteSegments; count += 1) {
    if (quoteFound(segments.slice(segment, segment + count), 0, quote)) return count
  }
  return 1
}

/** Where a quote begins that was made longer by the sentence before: at its moment, or a little earlier; null where it does not stand. */
export function momentOfQuote(
  segments: readonly SpokenSegment[],
  near: number,
  quote: string,
): Moment | null {
  for (let at = near; at >= Math.max(0, near - minutesLimits.quoteBefore); at -= 1) {
    const segment = segments[at]
    if (segment && quoteFound(segments, at, quote)) return { segment: at, startMs: segment.startMs }
  }
  return null
}

/** What keeps one line from being approved: no moment, no quote, or a quote the transcript does not hold. */
export function checkEvidence(line: DraftLine, segments: readonly SpokenSegment[]): readonly LineProblem[] {
  const needed = evidencedKinds.includes(line.kind)
  if (!line.moment && !line.quote && !needed) return []
  const problems: LineProblem[] = []
  if (!line.moment) {
    if (needed || line.quote) problems.push('moment_missing')
  } else {
    const segment = segments[line.moment.segment]
    if (!segment || segment.startMs !== line.moment.startMs) problems.push('moment_invalid')
    else if (line.quote && !quoteFound(segments, line.moment.segment, line.quote))
      problems.push('quote_not_found')
  }
  if (needed && !line.quote?.trim()) problems.push('quote_missing')
  return problems
}

/** Every line of a version that may not be approved, with what it lacks; an empty list is the proof (K70). */
export function unprovenLines(
  lines: readonly OutcomeLine[],
  segments: readonly SpokenSegment[],
): ReadonlyArray<{ readonly id: string; readonly problems: readonly LineProblem[] }> {
  return lines
    .map((line) => ({ id: line.id, problems: checkEvidence(line, segments) }))
    .filter((line) => line.problems.length > 0)
}

/** Consent withdrawn: quote, speaker and moment go, the approved wording stays (4.12.11). @aheadOfUse */
export const withoutEvidence = (line: OutcomeLine): OutcomeLine => ({
  ...line,
  quote: null,
  speaker: null,
  moment: null,
})
