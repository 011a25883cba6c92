import { transcriptLimits } from '#domain/recordings/limits.ts'
import {
  type TranscriptFormat,
  type TranscriptProblem,
  type TranscriptReading,
  transcriptFormats,
} from '#domain/recordings/types.ts'
import { plainText } from './cueText.ts'
import { readLines } from './fileText.ts'
import { openingName, speakersOf } from './speakers.ts'
import { readSrt } from './srt.ts'
import { readTxt } from './txt.ts'
import { type Piece, readVtt } from './vtt.ts'

/**
 * Reads an uploaded transcript into segments, or says why not and on which line. What is in the file is data:
 * nothing in it is followed, and no input makes it throw (T-182). Linear in the size of the file.
 */
export function parseTranscript(file: Uint8Array | string, fileName: string): TranscriptReading {
  const format = formatOf(fileName)
  if (!format) return refused(null, 'unsupported_type')
  const read = readLines(file)
  if (!read.ok) return read
  const { lines } = read
  if (/^WEBVTT(?:\s|$)/.test(lines[0] ?? '') && format !== 'vtt') return refused(1, 'wrong_extension')
  if (format === 'txt' && looksTimed(lines)) return refused(firstText(lines), 'wrong_extension')
  const cues = format === 'vtt' ? readVtt(lines) : format === 'srt' ? readSrt(lines) : null
  if (cues && !cues.ok) return cues
  const pieces = cues ? withOpeningNames(cues.pieces) : readTxt(lines)
  if (pieces.length === 0) return refused(null, 'no_speech')
  const over = pieces[transcriptLimits.maxSegments]
  if (over) return refused(over.line, 'too_many_segments')
  return { ok: true, format, segments: pieces.map((piece, index) => ({ index, ...piece })) }
}

const refused = (line: number | null, reason: TranscriptProblem): TranscriptReading => ({
  ok: false,
  line,
  reason,
})

function formatOf(fileName: string): TranscriptFormat | null {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return transcriptFormats.find((format) => fileName.includes('.') && format === extension) ?? null
}

const firstText = (lines: readonly string[]) => lines.findIndex((line) => line.trim() !== '') + 1

/** A text file whose second line of text at the latest is a cue time is a subtitle file under another name. */
function looksTimed(lines: readonly string[]): boolean {
  const first = firstText(lines) - 1
  return lines.slice(first, first + 2).some((line) => /^\s*[\d:.,]+\s*-->\s*[\d:.,]+/.test(line))
}

/** Meeting tools without voice tags write 'Name: ' into the cue itself. */
function withOpeningNames(pieces: readonly Piece[]): Piece[] {
  const bare = pieces.filter((piece) => piece.speaker === null)
  const speakers = speakersOf(bare.map((piece) => piece.text))
  return pieces.flatMap((piece) => {
    const opened = piece.speaker === null ? openingName(piece.text) : null
    if (!opened || !speakers.has(opened.name)) return [piece]
    const text = plainText(opened.rest)
    return text ? [{ ...piece, speaker: opened.name, text }] : []
  })
}
