import type { Segment } from '#domain/recordings/types.ts'

/** A sentence of the transcript, word for word, with the place it begins at. */
export type Sentence = {
  /** Position in the transcript, from 0. */
  readonly order: number
  /** Number of the turn it was said in; a turn ends when someone else speaks. */
  readonly turn: number
  readonly text: string
  /** Sentences of one run stand in one stretch of speech, `from` and `to` in its characters: neighbours can be quoted as one. */
  readonly run: number
  readonly from: number
  readonly to: number
  readonly segment: number
  readonly startMs: number | null
  readonly speaker: string | null
}

type Turn = {
  readonly speaker: string | null
  text: string
  readonly starts: { at: number; segment: Segment }[]
}

const abbreviations = new Set(
  'mr mrs ms dr prof st e.g i.e etc vs approx no nos inc ltd co corp fig jan feb mar apr jun jul aug sep sept oct nov dec a.m p.m u.s u.k'.split(
    ' ',
  ),
)
const longestWords = 60
const longestTurn = 20_000

/** Cuts the transcript into sentences: captions of one speaker are joined first, since they break mid-sentence. */
export function sentencesOf(segments: readonly Segment[]): readonly Sentence[] {
  const sentences: Sentence[] = []
  let turn = -1
  let speaker: string | null | undefined
  for (const [run, said] of turnsOf(segments).entries()) {
    if (said.speaker !== speaker || said.speaker === null) turn += 1
    speaker = said.speaker
    for (const [from, to] of cutsOf(said)) {
      const text = said.text.slice(from, to)
      const start = said.starts.findLast((each) => each.at <= from)?.segment
      if (start && /[\p{L}\p{N}]/u.test(text))
        sentences.push({
          order: sentences.length,
          turn,
          text,
          run,
          from,
          to,
          segment: start.index,
          startMs: start.startMs,
          speaker: said.speaker,
        })
    }
  }
  return sentences
}

/** Without names a segment goes on only where the one before did not end its sentence. */
function turnsOf(segments: readonly Segment[]): readonly Turn[] {
  const turns: Turn[] = []
  for (const segment of segments) {
    const open = turns.at(-1)
    const ended = /[.!?…。！？]["'”’)\]]*$/.test(open?.text.slice(-4) ?? '')
    const goesOn = open && open.speaker === segment.speaker && (segment.speaker !== null || !ended)
    if (goesOn && open.text.length < longestTurn) {
      open.starts.push({ at: open.text.length + 1, segment })
      open.text += ` ${segment.text}`
    } else turns.push({ speaker: segment.speaker, text: segment.text, starts: [{ at: 0, segment }] })
  }
  return turns
}

/** From and to of every sentence of a turn; a run without full stops is cut where its captions are. */
function* cutsOf(turn: Turn): Generator<[number, number]> {
  let from = 0
  for (const end of [...endsOf(turn.text), turn.text.length]) {
    if (end <= from) continue
    const words = turn.text.slice(from, end).split(' ').length
    if (words > longestWords)
      for (const { at } of turn.starts)
        if (at > from && at < end) {
          yield* trimmed(turn.text, from, at)
          from = at
        }
    yield* trimmed(turn.text, from, end)
    from = end
  }
}

function* trimmed(text: string, from: number, to: number): Generator<[number, number]> {
  const part = text.slice(from, to)
  const start = from + (part.length - part.trimStart().length)
  const end = start + part.trim().length
  if (end > start) yield [start, end]
}

function* endsOf(text: string): Generator<number> {
  for (const found of text.matchAll(/[.!?…]+["'”’)\]]*(?=\s|$)|[。！？]+/g)) {
    const end = found.index + found[0].length
    if (found[0] === '.' && !endsSentence(text, found.index)) continue
    yield end
  }
}

/** A full stop after an abbreviation, an initial or a list number, or before a lower-case letter, ends nothing. */
function endsSentence(text: string, dot: number): boolean {
  const before = /[\p{L}\p{N}.]{1,12}$/u.exec(text.slice(Math.max(0, dot - 12), dot))?.[0] ?? ''
  if (abbreviations.has(before.toLowerCase()) || /^\p{Lu}$/u.test(before)) return before === 'I'
  const next = text.slice(dot + 1, dot + 3).trimStart()
  return !/^\p{Ll}/u.test(next)
}
