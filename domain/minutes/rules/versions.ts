import type { DraftLine, LineKind, OutcomeLine } from '../types.ts'

/** What staff send for a line: its id, and the fields they changed; a new line says its kind and text. */
export type LineEdit = { readonly id: string } & Partial<Omit<OutcomeLine, 'id'>>

/**
 * The next version after staff edits: lines in the order sent, absent ones dropped, ids as they were. Text may
 * change freely; an untouched quote, speaker and moment stay, so a rewritten line keeps its proof (T-087). An
 * unknown id is a new line and needs kind and text; a repeated id counts once.
 */
export function mergeEdits(current: readonly OutcomeLine[], edits: readonly LineEdit[]): OutcomeLine[] {
  const known = new Map(current.map((line) => [line.id, line]))
  const seen = new Set<string>()
  const merged: OutcomeLine[] = []
  for (const edit of edits) {
    if (seen.has(edit.id)) continue
    seen.add(edit.id)
    const line = known.get(edit.id) ?? newLine(edit)
    if (line) merged.push({ ...line, ...given(edit), id: edit.id })
  }
  return merged
}

function newLine(edit: LineEdit): OutcomeLine | null {
  if (!edit.kind || edit.text === undefined) return null
  const empty = { quote: null, speaker: null, moment: null, owner: null, dueOn: null }
  return { ...empty, id: edit.id, kind: edit.kind, text: edit.text }
}

/** An absent field keeps its value; null empties it. */
const given = (edit: LineEdit): Partial<OutcomeLine> =>
  Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined))

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
