import { draftLimits } from '#domain/minutes/limits.ts'
import type { Draft, DraftLine, LineKind, Offer } from '#domain/minutes/types.ts'
import type { Segment } from '#domain/recordings/types.ts'
import { dayIn } from '#domain/zones.ts'
import { type FoundAction, findActions } from './actions.ts'
import { cleanText } from './cleanText.ts'
import { commitmentFinder } from './commitments.ts'
import { isDecision, isNextStep, isProposal, isRecommendation, settles } from './decisions.ts'
import { dueDate } from './dueDates.ts'
import { type People, peopleOf } from './people.ts'
import { isStatement, pickBest, summaryValue, type Weighed, weigh } from './score.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { isEnglish, likeness, topicWords } from './words.ts'

/** What the draft may know of the session besides its transcript. */
export type SessionMatter = {
  readonly title: string
  readonly startAt: Date
  /** IANA zone; due dates are counted from the session's day there. */
  readonly timeZone: string
  /** Full names of member, advisor and others invited. */
  readonly people: readonly string[]
}

/**
 * Drafts an outcome without a language model: every line is a sentence of the transcript with its moment, chosen
 * by plain rules, the same each time. What is said is data; nothing in it is followed (T-182). Where the talk is
 * not English the cues do not hold, and the draft keeps to attendees, a summary and cited insights.
 */
export function draftOutcome(segments: readonly Segment[], session: SessionMatter): Draft {
  const sentences = sentencesOf(segments).filter((sentence) => sentence.text.length <= 1_000)
  const speakers = [...new Set(segments.flatMap((segment) => segment.speaker ?? []))]
  const people = peopleOf(session.people, speakers)
  const today = dayIn(session.startAt, session.timeZone)
  const english = isEnglish(sentences.map((sentence) => sentence.text))
  const used = new Set<number>()

  const decisions = english ? keep('decision', distinct(findDecisions(sentences)), used) : []
  const free = () => sentences.filter((sentence) => !used.has(sentence.order))
  const actions = english
    ? findActions(sentences, commitmentFinder(people), people, today).filter(
        (each) => !used.has(each.sentence.order),
      )
    : []
  for (const each of actions) for (const order of each.uses) used.add(order)
  const nextSteps = english
    ? keep('next_step', distinct(free().filter((each) => isNextStep(each.text))), used)
    : []
  const advice = english
    ? keep('recommendation', distinct(free().filter((each) => isRecommendation(each.text))), used)
    : []

  const weighed = weigh(
    free().filter((each) => isStatement(cleanText(each.text))),
    english,
  )
  const summary = pickBest(
    weighed,
    Math.min(draftLimits.summary, Math.floor(weighed.length / 3)),
    summaryValue,
  )
  const rest = weighed.filter((each) => !summary.includes(each) && each.notable > 0.2)
  const wanted = Math.min(draftLimits.insight, Math.max(2, Math.round(weighed.length / 4)))
  const value = (each: Weighed) => each.notable + 0.5 * each.central
  const insights = pickBest(
    rest,
    wanted,
    value,
    summary.map((each) => each.words),
  )

  const line = (kind: LineKind) => (sentence: Sentence) => lineOf(kind, sentence, people)
  const offered = (each: DraftLine, sentence: Sentence): Offer => {
    const at = sentences.indexOf(sentence)
    return {
      ...each,
      tier: 'drafted',
      probability: null,
      cues: [],
      before: sentences[at - 1]?.text ?? null,
      after: sentences[at + 1]?.text ?? null,
      dueWords: null,
    }
  }
  return {
    lines: [
      ...summary.map((each) => line('summary')(each.sentence)),
      ...attendees(segments, people),
      ...insights.map((each) => line('insight')(each.sentence)),
      ...advice.map(line('recommendation')),
    ],
    offers: [
      ...decisions.map((each) => offered(line('decision')(each), each)),
      ...actions.map((each) => offered(actionLine(each, people), each.sentence)),
      ...nextSteps.map((each) =>
        offered({ ...line('next_step')(each), dueOn: dueDate(each.text, today) }, each),
      ),
    ],
    isEnglish: english,
  }
}

/** Takes at most what a draft may hold of a kind, and records the sentences as used. */
function keep(kind: LineKind, found: readonly Sentence[], used: Set<number>): readonly Sentence[] {
  const kept = found.slice(0, draftLimits[kind])
  for (const sentence of kept) used.add(sentence.order)
  return kept
}

/** Sentences that state a decision, and proposals somebody else settled with a word. */
function findDecisions(sentences: readonly Sentence[]): readonly Sentence[] {
  const found = new Map<number, Sentence>()
  for (const [at, sentence] of sentences.entries()) {
    if (isDecision(sentence.text)) found.set(sentence.order, sentence)
    const before = sentences[at - 1]
    const byAnother = before && before.speaker !== null && before.speaker !== sentence.speaker
    if (byAnother && settles(sentence.text) && isProposal(before.text) && topicWords(before.text).length > 1)
      found.set(before.order, before)
  }
  return [...found.values()].sort((a, b) => a.order - b.order)
}

/** The same thing said twice is one line; the first time it was said counts. */
function distinct(sentences: readonly Sentence[]): readonly Sentence[] {
  const kept: { sentence: Sentence; words: ReadonlySet<string> }[] = []
  for (const sentence of sentences) {
    const words = new Set(topicWords(sentence.text))
    if (kept.every((each) => likeness(each.words, words) < 0.7)) kept.push({ sentence, words })
    if (kept.length >= 40) break
  }
  return kept.map((each) => each.sentence)
}

const lineOf = (kind: LineKind, sentence: Sentence, people: People): DraftLine => ({
  kind,
  text: cleanText(sentence.text),
  quote: sentence.text,
  speaker: sentence.speaker && people.fullName(sentence.speaker),
  moment: { segment: sentence.segment, startMs: sentence.startMs },
  owner: null,
  dueOn: null,
})

const actionLine = (action: FoundAction, people: People): DraftLine => ({
  ...lineOf('action', action.sentence, people),
  owner: action.owner,
  dueOn: action.dueOn,
})

/** Those who spoke, in the order they first did; an invitation alone is no proof of presence. */
function attendees(segments: readonly Segment[], people: People): readonly DraftLine[] {
  const seen = new Map<string, DraftLine>()
  for (const { speaker, index, startMs } of segments) {
    if (speaker === null || seen.size >= draftLimits.attendee) continue
    const name = people.fullName(speaker)
    if (!seen.has(name))
      seen.set(name, {
        kind: 'attendee',
        text: name,
        quote: null,
        speaker: name,
        moment: { segment: index, startMs },
        owner: null,
        dueOn: null,
      })
  }
  return [...seen.values()]
}
