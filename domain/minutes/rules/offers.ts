import type { Cue, Draft, LineKind, OfferState, OfferTier, OutcomeLine } from '../types.ts'
import { isDone } from './lines.ts'
import { keepIds } from './versions.ts'

/** A line in the advisor's hands: what the method offered or a person added, and what was decided of it. */
export type ReviewedLine = OutcomeLine & {
  /** `added`: a person found it where the method did not. */
  readonly tier: OfferTier | 'added'
  /** 0 to 1; null where a certain rule or a person states it. */
  readonly probability: number | null
  readonly state: OfferState
  /** What it was offered as, whatever it was accepted as. */
  readonly offeredKind: LineKind
  /** Its words before anybody changed them; null where a person wrote it from nothing. */
  readonly offeredText: string | null
  readonly dueWords: string | null
  readonly cues: readonly Cue[]
  readonly before: string | null
  readonly after: string | null
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  /** Grows with each change of it. */
  readonly revision: number
  /** Null for what rests on no transcript. */
  readonly transcriptId: string | null
}

/** Whether a line stands in the draft: the drafted ones until they are dismissed, all others once accepted (4.13.7). */
export const standsInDraft = (line: Pick<ReviewedLine, 'tier' | 'state'>): boolean =>
  line.state === 'accepted' || (line.state === 'open' && line.tier === 'drafted')

type Redraft = { readonly transcriptId: string; readonly freshIds: readonly string[] }

/**
 * A draft with the ids it had before and the decisions taken of it: what a person accepted, dismissed or worded
 * outlives a draft that is made again of the same words. `freshIds` holds one id for each drafted line and offer.
 */
export function withDecisions(
  draft: Draft,
  before: readonly OutcomeLine[],
  known: readonly ReviewedLine[],
  { transcriptId, freshIds }: Redraft,
): { readonly lines: readonly OutcomeLine[]; readonly offers: readonly ReviewedLine[] } {
  const decided = new Map(known.filter((each) => each.state !== 'open').map((each) => [each.id, each]))
  const asOffered = known.map((each) => ({ ...each, kind: each.offeredKind }))
  const others = before.filter((line) => known.every((each) => each.id !== line.id))
  const drafted = keepIds([...asOffered, ...others], [...draft.lines, ...draft.offers], freshIds)
  const worded = new Map(before.filter((line) => line.wordedBy).map((line) => [line.id, line]))
  const plain = drafted.slice(0, draft.lines.length).map((line) => worded.get(line.id) ?? line)
  const offers = draft.offers.map((offer, at): ReviewedLine => {
    const id = drafted[draft.lines.length + at]?.id ?? ''
    const kept = decided.get(id)
    const offered = { offeredKind: offer.kind, offeredText: offer.text, transcriptId }
    return kept
      ? { ...kept, ...offered, tier: offer.tier, probability: offer.probability }
      : { ...offer, ...offered, ...undecided, id }
  })
  const there = new Set([...plain, ...offers].map((line) => line.id))
  // Found by a person, or accepted of an earlier draft of the same words; or typed, and so resting on no words at all.
  const accepted = known.filter(
    (each) =>
      each.state === 'accepted' &&
      (each.transcriptId === transcriptId || (each.wordedBy && !each.quote)) &&
      !there.has(each.id),
  )
  // Written freely: it rests on no sentence, and so on no transcript.
  const written = others.filter((line) => line.wordedBy && !line.quote && !there.has(line.id))
  return {
    lines: [
      ...written,
      ...plain.filter((line) => decided.get(line.id)?.state !== 'dismissed'),
      ...[...offers, ...accepted].filter(standsInDraft).map(lineOf),
    ],
    offers,
  }
}

const undecided = { state: 'open', wordedBy: null, decidedBy: null, decidedAt: null, revision: 0 } as const

/** The line of the outcome that an offered or added line is. */
export const lineOf = (line: ReviewedLine): OutcomeLine => ({
  id: line.id,
  kind: line.kind,
  text: line.text,
  quote: line.quote,
  speaker: line.speaker,
  moment: line.moment,
  // What is not done by somebody keeps the suggestion for when it is made an action again, and shows none.
  owner: isDone(line.kind) ? line.owner : null,
  dueOn: isDone(line.kind) ? line.dueOn : null,
  wordedBy: line.wordedBy ?? null,
})
