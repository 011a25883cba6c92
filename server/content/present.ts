import type { ClientError, ErrorGroup, PageCount } from '#contract/content.ts'
import type { clientErrors, pageCounts } from './tables.ts'

type ClientErrorRow = typeof clientErrors.$inferSelect
export type ErrorGroupRow = Pick<ClientErrorRow, 'level' | 'path' | 'message'> & {
  count: number
  firstAt: Date
  lastAt: Date
  /** Tells groups that happened last at the same time apart. */
  key: string
}

/** A stored error for staff; there is nothing about a person in it. */
export const presentError = (row: ClientErrorRow): ClientError => ({
  id: row.id,
  level: row.level,
  path: row.path,
  message: row.message,
  stack: row.stack,
  release: row.release,
  createdAt: row.createdAt.toISOString(),
})

export const presentPageCount = ({ day, path, count }: typeof pageCounts.$inferSelect): PageCount => ({
  day,
  path,
  count,
})

export const presentErrorGroup = ({ key: _key, ...row }: ErrorGroupRow): ErrorGroup => ({
  ...row,
  firstAt: row.firstAt.toISOString(),
  lastAt: row.lastAt.toISOString(),
})
