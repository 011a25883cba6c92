import type { Card } from '#contract/board/cards.ts'
import { fieldsOf } from '#domain/board/rules/cards.ts'
import type { boardAssignments } from '../tables.ts'
import type { CardRow } from './cardRow.ts'

/** What leaves the server of a card. */
export function presentCard(row: CardRow): Card {
  return {
    id: row.id,
    ...fieldsOf(row),
    labels: row.labels,
    status: row.status,
    assigneeName: row.assigneeName,
    kind: row.kind,
    decidedBy: row.decidedBy,
    deciderName: row.deciderName,
    decidedOn: row.decidedOn,
    rank: row.rank,
    version: row.version,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    fromSession: row.fromSession,
  }
}

export function presentOrigin(row: typeof boardAssignments.$inferSelect) {
  const { made: _, isErased = false, ...context } = row.assignmentContext
  return { lineId: row.sourceId, ...context, line: context.line ?? null, isErased }
}
