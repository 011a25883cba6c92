import { transcriptLimits } from '#domain/recordings/limits.ts'
import {
  type TranscriptFormat,
  type TranscriptProblem,
  type TranscriptReading,
  transcriptFormats,
} from '#domain/recordings/types.ts'
import { piecesOf } from './cues.ts'
import { cutLongText, readLines } from './fileText.ts'
import { isMostlyEnglish } from './language.ts'
import { splitAtLabels, withFewNames } from './speakers.ts'
import { readSrt } from './srt.ts'
import { readTxt } from './txt.ts'
import { type Piece, readVtt } from './vtt.ts'

/**
 * Reads an uploaded transcript into segments, or says why not and on which line. What is in the file is data:
 * nothing in it is followed, and no input makes it throw (T-182). Linear in the size of the file. The words of a
 * document (.docx) come here as text, a line to a paragraph.
 */
export function parseTranscript(file: Uint8Array | string, fileName: string): TranscriptReading {
  const format = formatOf(fileName)
  if (!format) return refused(null, 'unsupported_type')
  const read = readLines(file)
  if (!read.ok) return read
  const { lines } = read
  const isVtt = /^WEBVTT(?:\s|$)/.test(lines[0] ?? '')
  if (isVtt && format !== 'vtt' && format !== 'docx') return refused(1, 'wrong_extension')
  if (format === 'txt' && looksTimed(lines)) return refused(firstText(lines), 'wrong_extension')
  // A document may hold what was copied from subtitles; only its words tell.
  const form = format !== 'docx' ? format : isVtt ? 'vtt' : looksTimed(lines) ? 'srt' : 'txt'
  const cues = form === 'vtt' ? readVtt(lines) : form === 'srt' ? readSrt(lines) : null
  if (cues && !cues.ok) return cues
  const pieces = cues ? piecesOf(cues.cues, form === 'vtt') : readTxt(lines)
  const { pieces: kept, isOverNames } = withFewNames(splitAtLabels(pieces).flatMap(inParts))
  if (kept.length === 0) return refused(null, 'no_speech')
  const over = kept[transcriptLimits.maxSegments]
  if (over) return refused(over.line, 'too_many_segments')
  const segments = kept.map((piece, index) => ({ index, ...piece }))
  return { ok: true, format, segments, isOverNames, isEnglish: isMostlyEnglish(segments) }
}

/** Nobody speaks ten thousand characters without a break: such a run is shown in parts. */
function inParts(piece: Piece): readonly Piece[] {
  if (piece.text.length <= transcriptLimits.maxLineLength) return [piece]
  return cutLongText(piece.text, transcriptLimits.maxLineLength).map((text) => ({
    ...piece,
    text,
    endMs: null,
  }))
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

const cueTime = /^\s*(?:\d{1,3}:)?\d{2}:\d{2}[.,]\d{3}\s*-->/

/** A text file whose second line of text at the latest is a cue time is a subtitle file under another name. */
function looksTimed(lines: readonly string[]): boolean {
  const first = firstText(lines) - 1
  return lines.slice(first, first + 2).some((line) => cueTime.test(line))
}
