import type { Card } from '#contract/board.ts'
import type { CardRow } from './reads.ts'
import type { NoteRow } from './reads.ts'
import type { boardAssignments } from './tables.ts'

type Names = ReadonlyMap<string, string>

/** What leaves the house of a card. */
export function presentCard(row: CardRow, names: Names, fromSession: boolean): Card {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    status: row.status,
    priority: row.priority,
    assignedTo: row.assignedTo,
    assigneeName: row.assignedTo ? (names.get(row.assignedTo) ?? null) : null,
    dueOn: row.dueOn,
    labels: row.labels,
    rank: row.rank,
    version: row.version,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    fromSession,
  }
}

export function presentNote(row: NoteRow, names: Names, readerId: string) {
  return {
    id: row.id,
    body: row.body,
    authorName: names.get(row.createdBy) ?? 'Somebody',
    isMine: row.createdBy === readerId,
    createdAt: row.createdAt.toISOString(),
  }
}

export function presentOrigin(row: typeof boardAssignments.$inferSelect) {
  return { lineId: row.sourceId, ...row.assignmentContext }
}
