import type { BoardChange } from '#contract/board/changes.ts'
import { preview } from '#domain/board/rules/cards.ts'
import { metricNames } from '#domain/board/texts.ts'
import { metricKeys } from '#domain/board/types.ts'

export type ChangeRow = {
  entity: BoardChange['entity']
  id: string
  what: BoardChange['what']
  title: string
  byName: string | null
  at: Date
}

/** What leaves the server of something that happened on a board. */
export function presentChange(row: ChangeRow): BoardChange {
  const metric = metricKeys.find((key) => row.entity === 'metric' && key === row.title)
  return {
    entity: row.entity,
    id: row.id,
    what: row.what,
    title: metric ? metricNames[metric] : preview(row.title),
    byName: row.byName ?? 'Unknown',
    at: row.at.toISOString(),
  }
}
