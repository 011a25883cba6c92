import { transcriptLimits } from '#domain/recordings/limits.ts'
import type { Piece } from './vtt.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Lines that ran together ('… Friday. Ben: Yes.') are cut where a sentence ends and a known speaker is labelled. Only
 * speakers of the file itself count, so that a word with a colon in somebody's talk stays theirs.
 */
export function splitAtLabels(pieces: readonly Piece[]): readonly Piece[] {
  const known = [...new Set(pieces.flatMap(({ speaker }) => speaker ?? []))].slice(
    0,
    transcriptLimits.maxSpeakers,
  )
  if (known.length === 0) return pieces
  const names = known.sort((a, b) => b.length - a.length).map(escaped)
  const label = new RegExp(String.raw`(^|[.!?…]["”’')\]]*\s)\[?(${names.join('|')})\]?:(?=\s|$)\s*`, 'gu')
  return pieces.flatMap((piece) => (piece.text.includes(':') ? cut(piece, label) : [piece]))
}

function cut(piece: Piece, label: RegExp): readonly Piece[] {
  const parts: Piece[] = []
  let from = 0
  let speaker = piece.speaker
  const put = (to: number) => {
    const text = piece.text.slice(from, to).trim()
    if (text) parts.push({ ...piece, speaker, text, endMs: to < piece.text.length ? null : piece.endMs })
  }
  for (const found of piece.text.matchAll(label)) {
    put(found.index + (found[1] ?? '').length)
    speaker = found[2] ?? speaker
    from = found.index + found[0].length
  }
  if (from === 0) return [piece]
  put(piece.text.length)
  return parts
}

/**
 * A session has tens of speakers, never thousands: from the name past the bound on, labels are read as text and their
 * words are nobody's, so that nobody is credited with them; the page says so.
 */
export function withFewNames(pieces: readonly Piece[]): { pieces: readonly Piece[]; isOverNames: boolean } {
  const names = new Set<string>()
  let isOverNames = false
  let before: string | null = null
  const kept = pieces.map((piece) => {
    const { speaker } = piece
    const goesOn = speaker === before
    before = speaker
    if (speaker === null || names.has(speaker)) return piece
    if (names.size < transcriptLimits.maxSpeakers) {
      names.add(speaker)
      return piece
    }
    isOverNames = true
    return { ...piece, speaker: null, text: goesOn ? piece.text : `${speaker}: ${piece.text}` }
  })
  return { pieces: kept, isOverNames }
}
