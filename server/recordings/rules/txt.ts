import { clockMs } from './clock.ts'
import { plainText, speakerName } from './cueText.ts'
import { openingName, speakersOf } from './speakers.ts'
import type { Piece } from './vtt.ts'

/** A named speaker goes on without a time: the words are theirs, the time is not known. */
type Untimed = { readonly startMs: null; readonly speaker: string }
type Label = { readonly startMs: number; readonly speaker: string | null; readonly rest: string }

const clock = String.raw`((?:\d{1,3}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?)`
const bracketed = new RegExp(String.raw`^[[(]${clock}[\])]\s*[-–]?\s*(.*)$`)
const bare = new RegExp(String.raw`^${clock}\s+(.*)$`)
const trailing = new RegExp(String.raw`^([^:<>[\]()]{1,60}?)\s+[[(]?${clock}[\])]?:?\s*$`)
const inside = new RegExp(String.raw`^([^:<>[\]()]{1,60}?)\s*[[(]${clock}[\])]\s*:\s*(.*)$`)

/** The time and name a line is labelled with: '[00:14:32] Ana: …', 'Ana [00:14:32]: …', '00:14 Ana: …', 'Ana 0:14'. */
function labelOf(line: string): Label | null {
  const front = bracketed.exec(line) ?? bare.exec(line)
  if (front) {
    const startMs = clockMs(front[1] ?? '')
    if (startMs === null) return null
    const opened = openingName(front[2] ?? '')
    if (!opened && !/^[[(]/.test(line)) return null
    return { startMs, speaker: opened?.name ?? null, rest: opened?.rest ?? front[2] ?? '' }
  }
  const back = inside.exec(line) ?? trailing.exec(line)
  const name = back && openingName(`${back[1]}:`)
  const startMs = back && clockMs(back[2] ?? '')
  return name && startMs !== null ? { startMs, speaker: speakerName(name.name), rest: back[3] ?? '' } : null
}

/** Reads plain text: cut at time labels where there are any, else by line (4.12.10). */
export function readTxt(lines: readonly string[]): Piece[] {
  const labels = lines.map((line) => labelOf(line.replace(/\s+/g, ' ').trim()))
  const first = labels[lines.findIndex((line) => line.trim() !== '')]
  // One time in the middle of a text ('Monday 12:30') is something said, not the way the file is cut.
  const marked = Boolean(first) || labels.filter((label) => label !== null).length > 1
  return marked ? cutAtLabels(lines, labels) : cutByLine(lines)
}

function cutAtLabels(lines: readonly string[], labels: readonly (Label | null)[]): Piece[] {
  const pieces: Piece[] = []
  const speakers = new Set(labels.map((label) => label?.speaker))
  let open: { line: number; label: Label | Untimed; words: string[] } | null = null
  const close = (endMs: number | null) => {
    const text = open && plainText(open.words.join(' '))
    if (open && text) {
      const { startMs, speaker } = open.label
      const timed = startMs !== null && endMs !== null && endMs >= startMs
      pieces.push({ line: open.line, startMs, endMs: timed ? endMs : null, speaker, text })
    }
  }
  for (const [at, line] of lines.entries()) {
    const label = labels[at]
    if (label) {
      close(label.startMs)
      open = { line: at + 1, label, words: [label.rest] }
      continue
    }
    const opened = openingName(line.trim())
    if (opened && speakers.has(opened.name)) {
      close(null)
      open = { line: at + 1, label: { startMs: null, speaker: opened.name }, words: [opened.rest] }
    } else if (open) open.words.push(line)
    else if (plainText(line)) pieces.push(untimed(at + 1, null, plainText(line)))
  }
  close(null)
  return pieces
}

/** A line without a name goes on with the speaker of the line above; an empty line ends that. */
function cutByLine(lines: readonly string[]): Piece[] {
  const speakers = speakersOf(lines)
  const pieces: Piece[] = []
  let speaker: string | null = null
  let named = false
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim()
    if (line === '') {
      if (!named) speaker = null
      continue
    }
    const opened = openingName(line)
    const known = opened && speakers.has(opened.name) ? opened : null
    if (known) speaker = known.name
    const text = plainText(known ? known.rest : line)
    named = text === ''
    if (text) pieces.push(untimed(at + 1, speaker, text))
  }
  return pieces
}

const untimed = (line: number, speaker: string | null, text: string): Piece => ({
  line,
  startMs: null,
  endMs: null,
  speaker,
  text,
})
