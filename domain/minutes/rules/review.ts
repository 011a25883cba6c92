import type { Cue, LineKind, OfferState, OutcomeLine } from '../types.ts'
import { isDone } from './lines.ts'
import type { ReviewedLine } from './offers.ts'

/** What a person decides of one line: all of it as it is to stand, and the revision they saw. */
export type LineDecision = Omit<OutcomeLine, 'wordedBy'> & {
  readonly state: OfferState
  readonly revision: number
}

type By = { readonly by: string; readonly at: Date; readonly transcriptId: string | null }

const bare = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

/**
 * A line as it stands after a decision. Whoever changes its words has worded it; words that are again the method's or
 * the transcript's are nobody's (4.13.8). A line nobody offered begins as an added one.
 */
export function decideLine(
  known: ReviewedLine | null,
  { revision: _, ...decision }: LineDecision,
  { by, at, transcriptId }: By,
): ReviewedLine {
  const line = known ?? addedLine(decision, transcriptId)
  const said = bare(decision.text)
  const isMade = said === bare(line.offeredText) || said === bare(decision.quote)
  const isChanged = said !== bare(line.text) || known === null
  return {
    ...line,
    ...decision,
    cues: cuesIn(decision.quote, line),
    wordedBy: isMade ? null : isChanged ? by : (line.wordedBy ?? null),
    decidedBy: decision.state === 'open' ? null : by,
    decidedAt: decision.state === 'open' ? null : at,
    revision: line.revision + 1,
  }
}

/** A quote that took in the sentence before it has its cues further on; one that lost its words has none. */
function cuesIn(quote: string | null, line: Pick<ReviewedLine, 'quote' | 'cues'>): readonly Cue[] {
  const by = quote && line.quote ? quote.indexOf(line.quote) : -1
  return by < 0 ? [] : line.cues.map(({ start, end }) => ({ start: start + by, end: end + by }))
}

const addedLine = (decision: Omit<LineDecision, 'revision'>, transcriptId: string | null): ReviewedLine => ({
  ...decision,
  tier: 'added',
  probability: null,
  offeredKind: decision.kind,
  offeredText: decision.quote,
  dueWords: null,
  cues: [],
  before: null,
  after: null,
  wordedBy: null,
  decidedBy: null,
  decidedAt: null,
  revision: 0,
  transcriptId,
})

/** What a draft says of the talk as a whole: shown to the advisor at its head, and sent unless they take it out. */
const ofTheWhole: readonly LineKind[] = ['summary', 'topic', 'attendee']

type Drafted = Pick<OutcomeLine, 'kind' | 'text' | 'wordedBy'>

/**
 * Whether a line of the draft is sent without a decision of its own: what a person wrote, and what is said of the whole. A claim that a
 * program took from the talk waits for one, and so does a line that was emptied with the consent (4.13.8, K70).
 */
const standsByItself = ({ kind, text, wordedBy }: Drafted): boolean =>
  text !== '' && (Boolean(wordedBy) || ofTheWhole.includes(kind))

/** A line of the draft that was not offered one by one, as something that can be decided like the others. */
export const asReviewed = (line: OutcomeLine, transcriptId: string | null): ReviewedLine => ({
  ...addedLine({ ...line, state: standsByItself(line) ? 'accepted' : 'open' }, transcriptId),
  tier: 'drafted',
  offeredText: line.wordedBy ? null : line.text,
  wordedBy: line.wordedBy ?? null,
})

const same = (known: ReviewedLine, decision: LineDecision) =>
  known.state === decision.state &&
  known.kind === decision.kind &&
  bare(known.text) === bare(decision.text) &&
  bare(known.quote) === bare(decision.quote) &&
  known.owner === decision.owner &&
  known.dueOn === decision.dueOn

/** Sent again, or told too late: it stands already, it is taken, or somebody decided otherwise meanwhile. */
export function answerTo(
  known: ReviewedLine | null,
  decision: LineDecision,
): 'there' | 'taken' | 'overtaken' {
  if (known && same(known, decision)) return 'there'
  return (known?.revision ?? 0) === decision.revision ? 'taken' : 'overtaken'
}

/** Those of some lines that may be decided so: what was emptied with the consent is accepted once it has words (4.13.8). */
export const decidable = <Line extends Pick<ReviewedLine, 'text'>>(
  lines: readonly Line[],
  state: OfferState,
): readonly Line[] => (state === 'accepted' ? lines.filter(({ text }) => text !== '') : lines)

type Counted = Pick<ReviewedLine, 'state' | 'kind'>

/** What a member would read if it were approved now: everything accepted, nothing that is still open. */
const isSent = (line: Pick<ReviewedLine, 'state'>): boolean => line.state === 'accepted'

type Sendable = Drafted & Pick<OutcomeLine, 'id' | 'moment'>

/**
 * The lines of a draft that a member would read if it were approved now: none that is still open or has no words. In the order in which
 * they were said, after those that have no moment; what was said in one breath stands as it was offered, as in the review.
 */
export function sentLines<Line extends Sendable>(
  lines: readonly Line[],
  offers: readonly Pick<ReviewedLine, 'id' | 'state'>[],
): readonly Line[] {
  const states = new Map(offers.map(({ id, state }) => [id, state]))
  const places = new Map(offers.map(({ id }, at) => [id, at]))
  const placeOf = ({ id }: Line) => places.get(id) ?? -1
  return lines
    .filter((line) => {
      const state = states.get(line.id)
      return state ? state !== 'open' && line.text !== '' : standsByItself(line)
    })
    .toSorted((one, other) => bySaid(one, other) || placeOf(one) - placeOf(other))
}

type Said = Pick<OutcomeLine, 'moment'>
const bySaid = (one: Said, other: Said) => (one.moment?.segment ?? -1) - (other.moment?.segment ?? -1)

/**
 * The lines of a review as the member will read them: what `sentLines` sends, and of each what its line of the minutes shows. An owner and
 * a date that were suggested for what is no action stay with the advisor.
 */
export const readLines = <
  Line extends Said & Pick<ReviewedLine, 'state' | 'kind' | 'text' | 'owner' | 'dueOn'>,
>(
  lines: readonly Line[],
): readonly Line[] =>
  lines
    .filter((line) => isSent(line) && line.text !== '')
    .toSorted(bySaid)
    .map((line) => (isDone(line.kind) ? line : { ...line, owner: null, dueOn: null }))

/**
 * What a program took from the talk and nobody has decided when the rest is approved, as something to decide in a later version: no line
 * is lost by not being decided (K71). One without words holds nothing to keep.
 */
export const leftUndecided = (
  lines: readonly OutcomeLine[],
  offers: readonly Pick<ReviewedLine, 'id'>[],
  transcriptId: string | null,
): readonly ReviewedLine[] => {
  const known = new Set(offers.map(({ id }) => id))
  return lines
    .filter((line) => !known.has(line.id) && line.text !== '' && !standsByItself(line))
    .map((line) => asReviewed(line, transcriptId))
}

/** Names and topics alone are no minutes: how many lines say something. */
export const contentCount = (lines: readonly { readonly kind: LineKind }[]): number =>
  lines.filter((line) => line.kind !== 'attendee' && line.kind !== 'topic').length

/** 'the summary, 2 actions and 1 decision': what the member gets, in the order of the minutes; null where it is nothing. */
export function sentWords(lines: readonly Counted[]): string | null {
  const count = (kind: LineKind) => lines.filter((line) => isSent(line) && line.kind === kind).length
  const some = (kind: LineKind, one: string, many: string) => {
    const n = count(kind)
    return n === 0 ? [] : [`${n} ${n === 1 ? one : many}`]
  }
  const parts = [
    ...(count('summary') > 0 ? ['the summary'] : []),
    ...some('action', 'action', 'actions'),
    ...some('decision', 'decision', 'decisions'),
    ...some('next_step', 'next step', 'next steps'),
    ...some('insight', 'insight', 'insights'),
    ...some('recommendation', 'recommendation', 'recommendations'),
  ]
  const last = parts.pop()
  if (!last) return null
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}
