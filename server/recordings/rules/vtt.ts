import type { TranscriptProblem } from '#domain/recordings/types.ts'
import { cueTimes } from './clock.ts'

/** A segment before it has its number. */
export type Piece = {
  readonly line: number
  readonly startMs: number | null
  readonly endMs: number | null
  readonly speaker: string | null
  readonly text: string
}
/** What stands between two times of a subtitle file; `line` is the file's line that the payload begins on, from 1. */
export type Cue = {
  readonly line: number
  readonly startMs: number
  readonly endMs: number
  readonly payload: readonly string[]
}
export type Cues = { ok: true; cues: Cue[] } | { ok: false; line: number; reason: TranscriptProblem }

/** Reads WebVTT: header, notes, styles and regions passed over. */
export function readVtt(lines: readonly string[]): Cues {
  const cues: Cue[] = []
  // What was pasted may begin below an empty line.
  const head = Math.max(
    0,
    lines.findIndex((line) => line.trim() !== ''),
  )
  if (!/^\s*WEBVTT(?:[ \t].*)?$/.test(lines[head] ?? ''))
    return { ok: false, line: head + 1, reason: 'vtt_header_missing' }
  let at = head + 1
  while (at < lines.length && lines[at]?.trim() !== '' && !lines[at]?.includes('-->')) at += 1
  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (line.trim() === '') {
      at += 1
    } else if (/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line)) {
      while (at < lines.length && lines[at]?.trim() !== '') at += 1
    } else {
      const timeAt = line.includes('-->') ? at : at + 1
      if (!lines[timeAt]?.includes('-->')) return { ok: false, line: timeAt + 1, reason: 'time_expected' }
      const times = cueTimes(lines[timeAt] ?? '')
      if (typeof times === 'string') return { ok: false, line: timeAt + 1, reason: times }
      at = timeAt + 1
      const payload: string[] = []
      while (at < lines.length && !endsCue(lines, at)) {
        payload.push(lines[at] ?? '')
        at += 1
      }
      cues.push({ line: timeAt + 2, ...times, payload })
    }
  }
  return { ok: true, cues }
}

/** Captions hold lines of one space, and careless tools empty ones: only what can begin something new ends a cue. */
function endsCue(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (line.includes('-->')) return true
  const isAfterGap = lines[at - 1]?.trim() === ''
  if (line.trim() === '') return false
  if (isAfterGap && /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line)) return true
  return isAfterGap && Boolean(lines[at + 1]?.includes('-->'))
}
