import type { ClientError } from '#contract/content.ts'
import type { ClientErrorRow } from './reads.ts'

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
