import type { TranscriptProblem } from '#domain/recordings/types.ts'
import { cueTimes } from './clock.ts'
import { vttVoices } from './cueText.ts'

/** A segment before it has its number. */
export type Piece = {
  readonly line: number
  readonly startMs: number | null
  readonly endMs: number | null
  readonly speaker: string | null
  readonly text: string
}
export type Pieces = { ok: true; pieces: Piece[] } | { ok: false; line: number; reason: TranscriptProblem }

/** Reads WebVTT: header, notes, styles and regions passed over, one piece per voice of a cue. */
export function readVtt(lines: readonly string[]): Pieces {
  const pieces: Piece[] = []
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? ''))
    return { ok: false, line: 1, reason: 'vtt_header_missing' }
  let at = 1
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
      while (at < lines.length && lines[at]?.trim() !== '' && !lines[at]?.includes('-->')) {
        payload.push(lines[at] ?? '')
        at += 1
      }
      for (const voice of vttVoices(payload.join('\n'))) pieces.push({ line: timeAt + 2, ...times, ...voice })
    }
  }
  return { ok: true, pieces }
}
