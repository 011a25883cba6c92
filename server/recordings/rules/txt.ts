import { fromTheStart } from './clock.ts'
import { plainText } from './cueText.ts'
import { type Line, layOut } from './layout.ts'
import { isHeader } from './notices.ts'
import type { Piece } from './vtt.ts'

/**
 * Reads plain text: cut at time labels where there are any, else by line (4.12.10). Who speaks goes on until
 * somebody else is labelled: an empty line ends nobody. What a tool writes above and below the words is no speech.
 */
export function readTxt(raw: readonly string[]): readonly Piece[] {
  const lines = layOut(raw)
  const from = beginning(raw, lines)
  const pieces: Piece[] = []
  const hasNames = lines.some((line) => line?.is === 'label' && line.name !== null)
  let speaker: string | null = null
  let floorMs: number | null = null
  let open: { line: number; startMs: number; endMs: number | null; words: string[] } | null = null
  const put = (line: number, text: string, startMs: number | null, endMs: number | null) => {
    const plain = plainText(text)
    if (plain) pieces.push({ line, startMs, endMs, speaker, text: plain })
  }
  const close = (nextMs: number | null) => {
    if (open) {
      const ends = open.endMs ?? (nextMs !== null && nextMs >= open.startMs ? nextMs : null)
      put(open.line, open.words.join(' '), open.startMs, ends)
    }
    open = null
  }
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line) continue
    if (line.is === 'text') {
      if (open) open.words.push(line.text)
      else put(at + 1, line.text, floorMs, null)
      continue
    }
    close(line.startMs)
    if (line.is === 'heading') {
      // Between named turns a time is where they begin; without names it is the time of what follows.
      if (hasNames) floorMs = line.startMs
      else open = { line: at + 1, startMs: line.startMs, endMs: line.endMs, words: [] }
    } else {
      speaker = line.name
      if (line.startMs === null) put(at + 1, line.rest, floorMs, null)
      else open = { line: at + 1, startMs: line.startMs, endMs: line.endMs, words: [line.rest] }
    }
  }
  close(null)
  return fromTheStart(pieces)
}

/** The line that speech begins on: titles, dates, lists of names and notes above the first label are none. */
function beginning(raw: readonly string[], lines: readonly Line[]): number {
  const first = lines.findIndex((line) => line && line.is !== 'text')
  if (first < 0) return 0
  const spoken = raw.findIndex((line, at) => at < first && lines[at] !== null && !isHeader(line.trim()))
  return spoken < 0 ? first : spoken
}
