import type { BoardChange } from '#contract/board/changes.ts'
import { preview } from '#domain/board/rules/cards.ts'
import { metricNames } from '#domain/board/texts.ts'
import { metricKeys } from '#domain/board/types.ts'
import type { ChangeRow } from './listChanges.ts'

type Names = ReadonlyMap<string, string>

/** A check-in, which is a note under the whole board. */
export function presentNote(
  row: { id: string; body: string; createdBy: string; createdAt: Date },
  names: Names,
  readerId: string,
) {
  return {
    id: row.id,
    body: row.body,
    authorName: names.get(row.createdBy) ?? 'Somebody',
    isMine: row.createdBy === readerId,
    createdAt: row.createdAt.toISOString(),
  }
}

export function presentChange(row: ChangeRow, names: Names): BoardChange {
  const metric = metricKeys.find((key) => row.entity === 'metric' && key === row.title)
  return {
    entity: row.entity,
    id: row.id,
    what: row.what,
    title: metric ? metricNames[metric] : preview(row.title),
    byName: names.get(row.by) ?? 'Somebody',
    at: row.at.toISOString(),
  }
}
