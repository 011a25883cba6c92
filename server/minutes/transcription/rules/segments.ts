import type { SpokenPiece } from '#domain/minutes/types.ts'
import { transcriptLimits } from '#domain/recordings/limits.ts'
import type { Segment } from '#domain/recordings/types.ts'

/** What was heard in all pieces as segments: a piece's start is the moment where the provider gives no time (4.12.10). */
export function segmentsOf(
  cuts: readonly number[],
  pieces: Readonly<Record<string, SpokenPiece>>,
): Segment[] {
  const found: Segment[] = []
  for (const [at, startMs] of cuts.slice(0, -1).entries()) {
    const piece = pieces[at]
    const endMs = cuts[at + 1] ?? startMs
    if (!piece) continue
    const parts =
      piece.parts.length > 0
        ? piece.parts
        : [{ startMs: 0, endMs: endMs - startMs, text: piece.text, speaker: null }]
    for (const part of parts) {
      const text = part.text.replace(/\s+/g, ' ').trim()
      if (text === '' || found.length >= transcriptLimits.maxSegments) continue
      found.push({
        index: found.length,
        line: found.length + 1,
        startMs: Math.min(endMs, startMs + Math.max(0, part.startMs)),
        endMs: Math.min(endMs, startMs + Math.max(0, part.endMs)),
        speaker: part.speaker,
        text,
      })
    }
  }
  return found
}
