import { transcriptLimits } from '#domain/recordings/limits.ts'
import type { TranscriptProblem } from '#domain/recordings/types.ts'

type Refused = { readonly ok: false; readonly line: number | null; readonly reason: TranscriptProblem }

/**
 * The lines of an uploaded text file, decoded: UTF-8, or UTF-16 where a BOM says so. Line ends of
 * every kind; bytes that are not text are refused with the line they stand on.
 */
export function readLines(file: Uint8Array | string): { ok: true; lines: string[] } | Refused {
  const size = typeof file === 'string' ? Buffer.byteLength(file) : file.byteLength
  if (size > transcriptLimits.maxBytes) return { ok: false, line: null, reason: 'too_large' }
  const decoded = typeof file === 'string' ? { ok: true as const, text: file } : decode(file)
  if (!decoded.ok) return decoded
  const text = decoded.text.replace(/^\uFEFF/, '')
  if (text.trim() === '') return { ok: false, line: null, reason: 'empty' }
  const start = text.slice(0, 200).trimStart().toLowerCase()
  if (/^(%pdf-|\{\\rtf|<!doctype|<html|<\?xml)/.test(start))
    return { ok: false, line: 1, reason: 'not_a_transcript' }
  const lines = text.split(/\r\n|\n|\r/)
  const { maxLines } = transcriptLimits
  if (lines.length > maxLines) return { ok: false, line: maxLines + 1, reason: 'too_many_segments' }
  for (const [at, line] of lines.entries()) {
    if (line.includes('\0')) return { ok: false, line: at + 1, reason: 'binary' }
    if (line.length > transcriptLimits.maxLineLength && !canBeCut(line))
      return { ok: false, line: at + 1, reason: 'line_too_long' }
  }
  return { ok: true, lines }
}

/** A long run of words is cut into parts; what holds no space where it must be cut is no talk. */
const canBeCut = (line: string): boolean =>
  cutLongText(line, transcriptLimits.maxLineLength).every(
    (part) => part.length <= transcriptLimits.maxLineLength,
  )

/** Parts of at most so many characters: cut where a sentence ends, else between words. */
export function cutLongText(text: string, longest: number): readonly string[] {
  const parts: string[] = []
  let from = 0
  while (text.length - from > longest) {
    const room = text.slice(from, from + longest)
    const sentence = Math.max(...['. ', '? ', '! ', '。'].map((end) => room.lastIndexOf(end)))
    const cut = sentence > longest / 2 ? sentence + 1 : room.lastIndexOf(' ')
    if (cut <= 0) break
    parts.push(text.slice(from, from + cut).trim())
    from += cut
  }
  parts.push(text.slice(from).trim())
  return parts.filter(Boolean)
}

function decode(bytes: Uint8Array): { ok: true; text: string } | Refused {
  const [first, second] = bytes
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  const text = decodeAs(wide ?? 'utf-8', bytes)
  if (text !== null) return { ok: true, text }
  if (wide) return { ok: false, line: null, reason: 'binary' }
  const binaryAt = bytes.indexOf(0)
  if (binaryAt >= 0) return { ok: false, line: lineOf(bytes, binaryAt), reason: 'binary' }
  return { ok: false, line: firstBadLine(bytes), reason: 'not_utf8' }
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const lineOf = (bytes: Uint8Array, end: number): number => {
  let line = 1
  for (let at = 0; at < end; at += 1) if (bytes[at] === 10) line += 1
  return line
}

/** A UTF-8 character never holds a line feed byte, so each line can be tried alone. */
function firstBadLine(bytes: Uint8Array): number {
  let from = 0
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(10, from)
    const part = end < 0 ? bytes.subarray(from) : bytes.subarray(from, end)
    if (end < 0 || decodeAs('utf-8', part) === null) return line
    from = end + 1
  }
}
