import { draftLimits } from '#domain/minutes/limits.ts'
import type { Draft, DraftLine, LineKind } from '#domain/minutes/types.ts'
import { isPersonName } from '#domain/recordings/rules/speakers.ts'
import type { Segment } from '#domain/recordings/types.ts'
import { dayIn } from '#domain/zones.ts'
import { findActions } from './actions.ts'
import { type Classifiers, shippedClassifiers } from './classifier.ts'
import { cleanText } from './cleanText.ts'
import { commitmentFinder } from './commitments.ts'
import {
  agreesToDo,
  hasWrittenLabel,
  isDecision,
  isNextStep,
  isOpenProposal,
  isProposal,
  isRecommendation,
  isVote,
  isVoteTaken,
  saysBack,
  settles,
} from './decisions.ts'
import { type Certain, offersOf } from './offers.ts'
import { type People, peopleOf } from './people.ts'
import { insightValue, isStatement, pickBest, weigh } from './score.ts'
import { isAcceptance } from './sentenceShapes.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { topicsOf } from './topics.ts'
import { isEnglish, likeness, topicWords } from './words.ts'

/** What the draft may know of the session besides its transcript. */
export type SessionMatter = {
  readonly title: string
  readonly startAt: Date
  /** IANA zone; due dates are counted from the session's day there. */
  readonly timeZone: string
  /** Full names of member, advisor and others invited. */
  readonly people: readonly string[]
  /** 'YYYY-MM-DD' of the member's next session, for what is due 'next meeting'; absent or null where none is set. */
  readonly nextSessionDay?: string | null
}

/**
 * Drafts an outcome without a language model: every line is a sentence of the transcript with its moment, stated by
 * a certain rule or offered with its probability, the same each time. What is said is data; nothing in it is followed
 * (T-182). Where the talk is not mostly English the cues do not hold: written labels alone are offered (4.13.7).
 */
export function draftOutcome(
  segments: readonly Segment[],
  session: SessionMatter,
  classifiers: Classifiers = shippedClassifiers(),
): Draft {
  const sentences = sentencesOf(segments)
    .filter((sentence) => sentence.text.length <= 1_000)
    .map((sentence, order) => ({ ...sentence, order }))
  const speakers = [...new Set(segments.flatMap((segment) => segment.speaker ?? []))]
  const people = peopleOf(session.people, speakers)
  const today = dayIn(session.startAt, session.timeZone)
  const english = isEnglish(sentences.map((sentence) => sentence.text))
  const certain = certainIn(sentences, people, today, english)
  const talk = {
    sentences,
    people,
    today,
    nextSessionDay: session.nextSessionDay ?? null,
    hours: hoursOf(segments),
  }
  const offers = offersOf(talk, certain, english ? classifiers : null)

  const used = new Set(
    [...certain.decisions, ...certain.nextSteps, ...certain.actions.map((each) => each.sentence)].map(
      (sentence) => sentence.order,
    ),
  )
  const drafted = offers.flatMap(({ tier, quote }) => (tier === 'drafted' && quote ? [quote] : []))
  for (const { order, text } of sentences) if (drafted.some((quote) => quote.includes(text))) used.add(order)
  const free = () => sentences.filter((sentence) => !used.has(sentence.order))
  const advice = english
    ? keep('recommendation', distinct(free().filter((each) => isRecommendation(each.text))), used)
    : []
  const weighed = weigh(
    free().filter((each) => isStatement(each.text)),
    english,
  )
  const wanted = Math.min(draftLimits.insight, Math.max(2, Math.round(weighed.length / 4)))
  const insights = pickBest(
    weighed.filter((each) => each.notable > 0.2),
    wanted,
    insightValue,
  )

  const line = (kind: LineKind) => (sentence: Sentence) => lineOf(kind, sentence, people)
  return {
    lines: [
      ...attendees(segments, people),
      ...(english ? topicsOf(sentences, namesOf(session.people, speakers), draftLimits.topic) : []),
      ...insights.map((each) => line('insight')(each.sentence)),
      ...advice.map(line('recommendation')),
    ],
    offers,
    isEnglish: english,
  }
}

/** What rules state without a probability; in another language only what was written as a line of minutes. */
function certainIn(sentences: readonly Sentence[], people: People, today: string, english: boolean): Certain {
  const readable = english ? sentences : sentences.filter((each) => hasWrittenLabel(each.text))
  const decisions = distinct(findDecisions(readable))
  const decided = new Set(decisions.map((each) => each.order))
  const find = commitmentFinder(people)
  const actions = findActions(
    sentences,
    (text) => (english || hasWrittenLabel(text) ? find(text) : null),
    people,
    today,
  ).filter((each) => !decided.has(each.sentence.order))
  const promised = new Set(actions.flatMap((each) => each.uses))
  const nextSteps = distinct(
    readable.filter((each) => !decided.has(each.order) && !promised.has(each.order) && isNextStep(each.text)),
  ).slice(0, draftLimits.next_step)
  return { actions, decisions, nextSteps }
}

const wordsAnHour = 9_000

/** How long the talk was; by its words where the transcript holds no times. */
function hoursOf(segments: readonly Segment[]): number {
  let last = 0
  let words = 0
  for (const { startMs, endMs, text } of segments) {
    last = Math.max(last, endMs ?? startMs ?? 0)
    words += text.split(' ').length
  }
  return last > 0 ? last / 3_600_000 : words / wordsAnHour
}

const namesOf = (people: readonly string[], speakers: readonly string[]) =>
  new Set([...people, ...speakers].flatMap((name) => name.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []))

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
    if (isVote(sentence.text) && sentences.slice(at, at + 6).some((each) => isVoteTaken(each.text)))
      found.set(sentence.order, sentence)
    const reply = sentences[at + 1]
    if (saysBack(sentence.text) && reply && reply.turn !== sentence.turn && isAcceptance(reply.text))
      found.set(sentence.order, sentence)
    if (agreesToDo(sentence.text)) {
      const proposal = sentences
        .slice(Math.max(0, at - 4), at)
        .findLast((each) => isOpenProposal(each.text) && topicWords(each.text).length > 2)
      if (proposal) found.set(proposal.order, proposal)
    }
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

/** Those who spoke, in the order they first did; an invitation alone is no proof of presence. */
function attendees(segments: readonly Segment[], people: People): readonly DraftLine[] {
  const seen = new Map<string, DraftLine>()
  for (const { speaker, index, startMs } of segments) {
    if (speaker === null || seen.size >= draftLimits.attendee) continue
    const name = people.fullName(speaker)
    if (isPersonName(name) && !seen.has(name))
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
