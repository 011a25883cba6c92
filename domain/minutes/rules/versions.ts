import type { DraftLine, LineKind, OutcomeLine } from '../types.ts'

const sameLine = (line: DraftLine) =>
  `${line.kind}\n${line.moment?.segment ?? ''}\n${line.quote ?? line.text}`

/**
 * A draft made again keeps the id of every line that rests on the same sentence, so cards stay linked; other
 * lines take the fresh ids in order. `freshIds` must hold one id for each drafted line.
 */
export function keepIds(
  previous: readonly OutcomeLine[],
  drafted: readonly DraftLine[],
  freshIds: readonly string[],
): OutcomeLine[] {
  const old = new Map(previous.map((line) => [sameLine(line), line.id]))
  return drafted.map((line, at) => {
    const kept = old.get(sameLine(line))
    old.delete(sameLine(line))
    return { ...line, id: kept ?? freshIds[at] ?? '' }
  })
}

/** The lines of one kind, in their order. */
export const linesOf = <Line extends { readonly kind: LineKind }>(
  lines: readonly Line[],
  kind: LineKind,
): readonly Line[] => lines.filter((line) => line.kind === kind)
