import { minutesLimits, modelLimits } from '#domain/minutes/limits.ts'
import { quoteFound } from '#domain/minutes/rules/evidence.ts'
import type { Draft, DraftLine, LineKind, Offer } from '#domain/minutes/types.ts'
import type { Segment } from '#domain/recordings/types.ts'
import { dayIn } from '#domain/zones.ts'
import { cuesOf } from '../../rules/cues.ts'
import type { SessionMatter } from '../../rules/draftOutcome.ts'
import { readDue } from '../../rules/dueDates.ts'
import { peopleOf } from '../../rules/people.ts'
import { type Sentence, sentencesOf } from '../../rules/sentences.ts'
import { likeness, topicWords } from '../../rules/words.ts'
import { ReportAction, ReportItem, reportLists } from './modelReport.ts'

/** A draft that a model wrote, and how many of its lines had nothing to rest on and were left out. */
export type ModelDraft = { readonly draft: Draft; readonly leftOut: number }

const kindOf: Readonly<Record<(typeof reportLists)[number], LineKind>> = {
  executiveSummary: 'summary',
  keyInsights: 'insight',
  decisions: 'decision',
  actionItems: 'action',
  nextSteps: 'next_step',
  recommendations: 'recommendation',
}
const offered: readonly LineKind[] = ['decision', 'action', 'next_step']

type Found = DraftLine & { readonly quote: string; readonly part: number }

/**
 * What a model answered, held against the transcript: a line stays only where its sentence stands there word for word,
 * speaks of the same thing, and names nobody and nothing from outside (K70, T-080). Dates are read from the quote by our
 * own rules; owners are people of the talk. Attendees and topics are the local method's.
 */
export function draftOfModel(
  answers: readonly unknown[],
  segments: readonly Segment[],
  session: SessionMatter,
  local: Draft,
): ModelDraft {
  const speakers = [...new Set(segments.flatMap((segment) => segment.speaker ?? []))]
  const people = peopleOf(session.people, speakers)
  const known = new Set([...session.people, ...speakers].map((name) => people.fullName(name)))
  const today = dayIn(session.startAt, session.timeZone)
  const sentences = sentencesOf(segments)
  let leftOut = 0

  const found: Found[] = []
  for (const [part, answer] of answers.entries()) {
    for (const [list, item] of itemsOf(answer)) {
      const kind = kindOf[list]
      const line = item && lineFrom(item, kind, segments)
      if (!line) {
        leftOut += 1
        continue
      }
      const owner = item.owner ? people.fullName(item.owner.trim()) : null
      const speaker = line.speaker && people.fullName(line.speaker)
      const due = kind === 'action' ? readDue(line.quote, today, session.nextSessionDay ?? null).dueOn : null
      const own = kind === 'action' && owner && known.has(owner) ? owner : null
      found.push({ ...line, speaker, owner: own, dueOn: due, part })
    }
  }
  const lines = withoutDoubles(found)
  const offers = lines
    .filter(({ kind }) => offered.includes(kind))
    .map(({ part: _, ...line }) => offerOf(line, sentences, readDue(line.quote, today).dueWords))
  const plain = lines
    .filter(({ kind }) => kind === 'insight' || kind === 'recommendation')
    .map(({ part: _, ...line }) => line)
  return {
    draft: {
      lines: [
        ...summaryOf(lines, answers.length),
        ...local.lines.filter(({ kind }) => kind === 'attendee' || kind === 'topic'),
        ...plain,
      ],
      offers,
      isEnglish: local.isEnglish,
    },
    leftOut,
  }
}

type Item = typeof ReportItem._output & { readonly owner?: string | null }

/** Every item of an answer by its list; null for one that is not of the shape, or in a list nobody asked for. */
function itemsOf(answer: unknown): [(typeof reportLists)[number], Item | null][] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, items]) => {
    const list = reportLists.find((each) => each === name)
    if (!list || !Array.isArray(items)) return [['keyInsights', null]]
    const shape = list === 'actionItems' ? ReportAction : ReportItem
    return items.map((item): [typeof list, Item | null] => [list, shape.safeParse(item).data ?? null])
  })
}

// A quote of a word or two rests on nothing.
const LEAST_QUOTE_WORDS = 3
const foreign =
  /https?:|www\.|\b[\w.+-]+@[\w-]+\.\w|\b[0-9a-f]{8}-[0-9a-f]{4}-|\]\(|<\/?[a-z]|```|\{\{|\b(?:tool|function)_?calls?\b/i

function lineFrom(item: Item, kind: LineKind, segments: readonly Segment[]): Omit<Found, 'part'> | null {
  const text = item.text.replace(/\s+/g, ' ').trim()
  const quote = item.quote.replace(/\s+/g, ' ').trim()
  if (text === '' || text.length > minutesLimits.lineText || quote.length > minutesLimits.quote) return null
  if (!text.isWellFormed() || /[\p{Cc}\p{Cf}]/u.test(text) || foreign.test(text)) return null
  if (quote.split(' ').length < LEAST_QUOTE_WORDS) return null
  const at = placeOf(segments, item.segment, quote)
  const segment = at === null ? undefined : segments[at]
  if (at === null || !segment || !speaksOf(text, quote)) return null
  return {
    kind,
    text,
    quote,
    speaker: segment.speaker,
    moment: { segment: at, startMs: segment.startMs },
    owner: null,
    dueOn: null,
  }
}

/** Where the quote begins: where the model says, near it, or anywhere; null where nobody said it. */
function placeOf(segments: readonly Segment[], said: number, quote: string): number | null {
  const near = Array.from({ length: 25 }, (_, step) => said + (step % 2 ? (step + 1) / 2 : -step / 2))
  const close = near.find((at) => quoteFound(segments, at, quote))
  if (close !== undefined) return close
  const [first = ''] = quote.split(' ')
  const far = segments.findIndex(
    (segment, at) => segment.text.includes(first) && quoteFound(segments, at, quote),
  )
  return far < 0 ? null : far
}

/** A real sentence under an invented claim is no proof: both speak of the same thing. */
function speaksOf(text: string, quote: string): boolean {
  const said = new Set(topicWords(quote))
  const words = topicWords(text)
  return said.size === 0 || words.length === 0
    ? text.toLowerCase().includes(quote.toLowerCase())
    : words.some((word) => said.has(word))
}

/** What two parts both said is one line: the same sentence under one kind, or nearly the same words. */
function withoutDoubles(found: readonly Found[]): readonly Found[] {
  const kept: { line: Found; words: ReadonlySet<string> }[] = []
  const count = new Map<LineKind, number>()
  for (const line of found) {
    const words = new Set(topicWords(line.text))
    const isDouble = kept.some(
      (other) =>
        other.line.kind === line.kind &&
        (other.line.quote === line.quote || likeness(other.words, words) >= 0.8),
    )
    const so = count.get(line.kind) ?? 0
    if (isDouble || so >= modelLimits[line.kind]) continue
    count.set(line.kind, so + 1)
    kept.push({ line, words })
  }
  return kept.map(({ line }) => line)
}

/** One summary of sentences that each rest on the talk, taken from all its parts in turn. */
function summaryOf(lines: readonly Found[], parts: number): readonly DraftLine[] {
  const sentences = lines.filter(({ kind }) => kind === 'summary')
  const inTurn = Array.from({ length: modelLimits.summary }, (_, round) =>
    Array.from({ length: parts }, (_part, part) => sentences.filter((each) => each.part === part)[round]),
  )
    .flat()
    .flatMap((line) => line ?? [])
  let text = ''
  for (const line of inTurn.slice(0, modelLimits.summary)) {
    const longer = text === '' ? line.text : `${text} ${line.text}`
    if (longer.length <= minutesLimits.summaryText) text = longer
  }
  return text === ''
    ? []
    : [{ kind: 'summary', text, quote: null, speaker: null, moment: null, owner: null, dueOn: null }]
}

function offerOf(
  line: DraftLine & { quote: string },
  sentences: readonly Sentence[],
  dueWords: string | null,
): Offer {
  const inside = sentences.findIndex(
    (each) =>
      each.segment >= (line.moment?.segment ?? 0) &&
      (line.quote.includes(each.text) || each.text.includes(line.quote)),
  )
  const last = sentences.findLastIndex(
    (each) => line.quote.includes(each.text) && Math.abs(each.segment - (line.moment?.segment ?? 0)) < 60,
  )
  return {
    ...line,
    tier: 'drafted',
    probability: null,
    cues: cuesOf(line.quote, line.kind),
    before: inside > 0 ? (sentences[inside - 1]?.text ?? null) : null,
    after: inside < 0 ? null : (sentences[Math.max(inside, last) + 1]?.text ?? null),
    dueWords,
  }
}
