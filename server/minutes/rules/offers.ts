import type { DraftLine, LineKind, Offer, OfferTier } from '#domain/minutes/types.ts'
import type { FoundAction } from './actions.ts'
import type { Classifiers } from './classifier.ts'
import { probabilityOf } from './classifier.ts'
import { cleanText } from './cleanText.ts'
import { isTalkOnly, isUnsure } from './commitments.ts'
import { cuesOf } from './cues.ts'
import { type Due, readDue } from './dueDates.ts'
import { ownerFinder } from './owners.ts'
import type { People } from './people.ts'
import { FeatureReader } from './sentenceFeatures.ts'
import type { Sentence } from './sentences.ts'
import { decisionText, pointsBack, taskText } from './taskText.ts'
import { topicWords } from './words.ts'

/** From which probability on a sentence is drafted, and from which it is shown under 'Maybe'. */
export type Bounds = { readonly drafted: number; readonly maybe: number }
export const offerBounds = {
  action: { drafted: 0.35, maybe: 0.12 },
  // A decision is drafted only where a rule states it.
  decision: { drafted: Number.POSITIVE_INFINITY, maybe: 0.08 },
} as const satisfies Readonly<Record<string, Bounds>>

/** Lines of all kinds that an hour of talk may offer; what a person can decide in five minutes. */
const mostAnHour = 80
const leastOffered = 12
const mostJoined = 3
const longestQuote = 600

/** What the offers of one talk are made from. */
export type Talk = {
  readonly sentences: readonly Sentence[]
  readonly people: People
  readonly today: string
  readonly nextSessionDay: string | null
  readonly hours: number
}
/** What the certain rules found, by the sentence it stands in. */
export type Certain = {
  readonly actions: readonly FoundAction[]
  readonly decisions: readonly Sentence[]
  readonly nextSteps: readonly Sentence[]
}
type OfferKind = 'action' | 'decision' | 'next_step'
type Candidate = {
  readonly kind: OfferKind
  /** The sentence that was recognised. */
  readonly at: number
  /** First and last sentence of its quote. */
  readonly first: number
  readonly last: number
  readonly tier: OfferTier
  readonly probability: number | null
  /** It promises a day, and so is worth reading whatever its probability. */
  readonly isDated: boolean
  readonly action: FoundAction | null
}

/**
 * Actions, decisions and next steps of a talk, best first: what certain rules state, then what the classifiers take
 * for one. Sentences of one stretch of speech next to each other are one line.
 */
export function offersOf(talk: Talk, certain: Certain, classifiers: Classifiers | null): readonly Offer[] {
  const stated = statedBy(certain)
  const taken = new Set(stated.flatMap((each) => each.action?.uses ?? [each.at]))
  const likely = classifiers ? joined(talk.sentences, likelyIn(talk, classifiers, taken)) : []
  const drafted = [...stated, ...likely.filter(({ tier }) => tier === 'drafted')]
  const room = Math.max(leastOffered, Math.floor(talk.hours * mostAnHour)) - drafted.length
  const maybe = likely.filter(({ tier }) => tier === 'maybe').slice(0, Math.max(0, room))
  const writer = offerWriter(talk)
  return [...drafted, ...maybe].map(writer)
}

function statedBy({ actions, decisions, nextSteps }: Certain): readonly Candidate[] {
  const candidate = (kind: OfferKind, sentence: Sentence, action: FoundAction | null): Candidate => ({
    kind,
    at: sentence.order,
    first: sentence.order,
    last: sentence.order,
    tier: 'drafted',
    probability: null,
    isDated: false,
    action,
  })
  return [
    ...decisions.map((each) => candidate('decision', each, null)),
    ...actions.map((each) => candidate('action', each.sentence, each)),
    ...nextSteps.map((each) => candidate('next_step', each, null)),
  ]
}

/** Every sentence that a classifier takes for an action or a decision, best first. */
function likelyIn(
  { sentences, today }: Talk,
  classifiers: Classifiers,
  taken: ReadonlySet<number>,
): readonly Candidate[] {
  const reader = new FeatureReader(sentences)
  const found: Candidate[] = []
  for (const at of sentences.keys()) {
    if (taken.has(at) || isTalkOnly(sentences[at]?.text ?? '')) continue
    const features = reader.featuresAt(at)
    for (const kind of ['action', 'decision'] as const) {
      const probability = probabilityOf(classifiers[kind], features)
      const bounds = offerBounds[kind]
      // A promise with a day is shown however it is worded.
      const isDated = kind === 'action' && promisesDay(sentences[at]?.text ?? '', today)
      if (probability < bounds.maybe && !isDated) continue
      const tier = probability >= bounds.drafted && !isUnsure(sentences[at]?.text ?? '') ? 'drafted' : 'maybe'
      found.push({ kind, at, first: at, last: at, tier, probability, isDated, action: null })
    }
  }
  // One sentence is one line: the advisor changes its kind with a key.
  const best = new Map<number, Candidate>()
  for (const each of found) {
    const other = best.get(each.at)
    if (!other || worth(each) > worth(other)) best.set(each.at, each)
  }
  return [...best.values()].sort(bestFirst)
}

const ownPromise =
  /\b(?:I['’]ll|I will|I['’]m (?:going to|gonna)|let me|we['’]ll|we will)\b(?! (?:see|be|have to see)\b)/i
const promisesDay = (text: string, today: string): boolean => {
  const cue = ownPromise.exec(text)
  return cue !== null && !isUnsure(text) && readDue(text.slice(cue.index), today).dueOn !== null
}

/** Decisions are rarer: each probability is held against the bound of its own kind. */
const worth = ({ kind, probability, isDated }: Candidate) =>
  (probability ?? 1) / (kind === 'decision' ? offerBounds.decision.maybe : offerBounds.action.maybe) +
  (isDated ? 1 : 0)
const bestFirst = (one: Candidate, other: Candidate) => worth(other) - worth(one) || one.at - other.at

/** Neighbours of one kind in one stretch of speech become one line, under the best of them. */
function joined(sentences: readonly Sentence[], found: readonly Candidate[]): readonly Candidate[] {
  const lines: Candidate[] = []
  const saysDue = (at: number) => readDue(sentences[at]?.text ?? '', '2000-01-01').dueWords !== null
  const inOrder = [...found].sort((one, other) => one.at - other.at)
  for (const kind of ['action', 'decision'] as const) {
    let open: Candidate | null = null
    for (const each of inOrder) {
      if (each.kind !== kind) continue
      const follows = open !== null && open.last === each.at - 1 && isOneQuote(sentences, open.first, each.at)
      // Two promises with a time each are two lines.
      if (open && follows && !(kind === 'action' && saysDue(open.at) && saysDue(each.at))) {
        const best: Candidate = worth(each) > worth(open) ? each : open
        open = { ...best, first: open.first, last: each.at }
      } else {
        if (open) lines.push(open)
        open = each
      }
    }
    if (open) lines.push(open)
  }
  return lines.sort(bestFirst)
}

function isOneQuote(sentences: readonly Sentence[], first: number, last: number): boolean {
  const [from, to] = [sentences[first], sentences[last]]
  if (!from || !to || from.run !== to.run || last - first >= mostJoined) return false
  if (to.to - from.from > longestQuote) return false
  for (let at = first; at < last; at += 1) {
    const [one, next] = [sentences[at], sentences[at + 1]]
    // Something without words stood between them: it would be missing from the quote.
    if (!one || !next || next.from - one.to > 1) return false
  }
  return true
}

function offerWriter(talk: Talk): (candidate: Candidate) => Offer {
  const { sentences, people, today, nextSessionDay } = talk
  const ownerOf = ownerFinder(sentences, people)
  const words = (first: number, last: number) =>
    sentences
      .slice(first, last + 1)
      .map(({ text }) => text)
      .join(' ')

  return (found) => {
    const { kind, at, last, action, tier, probability } = found
    const sentence = sentences[at]
    const due = kind === 'decision' ? { dueOn: null, dueWords: null } : dueOf(found)
    const task = kind === 'action' ? taskText(sentence?.text ?? '', due.dueWords) : null
    const backTo =
      kind === 'action' && pointsBack(task ?? cleanText(sentence?.text ?? '')) ? found.first - 1 : null
    const first = backTo !== null && isOneQuote(sentences, backTo, last) ? backTo : found.first
    const begin = sentences[first]
    const quote = words(first, last)
    const line: DraftLine = {
      kind,
      text: textOf(
        kind,
        task,
        words(found.first, last),
        backTo === null ? null : (sentences[backTo]?.text ?? null),
      ),
      quote,
      speaker: begin?.speaker ? people.fullName(begin.speaker) : null,
      moment: begin ? { segment: begin.segment, startMs: begin.startMs } : null,
      owner: kind === 'action' ? (action ? action.owner : ownerOf(at)) : null,
      dueOn: due.dueOn,
    }
    return {
      ...line,
      tier,
      probability,
      cues: cuesOf(quote, kind),
      before: sentences[first - 1]?.text ?? null,
      after: sentences[last + 1]?.text ?? null,
      dueWords: due.dueWords,
    }
  }

  /** A due date is often a breath of its own: 'I'll check that.' 'Tomorrow, after lunch.' */
  function dueOf({ first, last, at, action }: Candidate): Due {
    if (action?.due.dueOn) return action.due
    const turn = sentences[at]?.turn
    const isNear = (next: number, most: number) =>
      sentences[next]?.turn === turn && (sentences[next]?.text.split(' ').length ?? most + 1) <= most
    const promised = readDue(afterCue(sentences[at]?.text ?? ''), today, nextSessionDay)
    if (promised.dueOn) return promised
    const around = [
      [at, at],
      [first, last],
      ...(isNear(last + 1, 16) ? [[last + 1, last + 1]] : []),
      ...(isNear(first - 1, 10) ? [[first - 1, first - 1]] : []),
    ]
    let undated: Due = { dueOn: null, dueWords: null }
    for (const [from = at, to = at] of around) {
      const due = readDue(words(from, to), today, nextSessionDay)
      if (due.dueOn) return due
      if (due.dueWords && !undated.dueWords) undated = due
    }
    return undated
  }
}

/** What is said of the promise itself stands behind its cue: 'I checked that today, and I will send it tomorrow.' */
const afterCue = (text: string) =>
  /\b(?:I['’]ll|I will|I['’]m (?:going to|gonna)|I can|we['’]ll|we will|(?:can|could) you|please)\b[\s\S]*/i.exec(
    text,
  )?.[0] ?? ''

const longestBefore = 200

function textOf(kind: LineKind, task: string | null, spoken: string, before: string | null): string {
  if (kind === 'decision') return decisionText(spoken)
  const text = task ?? cleanText(spoken)
  // 'Send it' says nothing without the sentence that says what.
  return before && before.length <= longestBefore && topicWords(before).length > 2
    ? `${text.replace(/[.…]+$/, '')} (${cleanText(before)})`
    : text
}
