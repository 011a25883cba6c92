import type { Card } from '#contract/board/cards.ts'
import type { BoardChange } from '#contract/board/changes.ts'
import type { BoardDecision } from '#contract/board/decisions.ts'
import { preview } from '#domain/board/rules/cards.ts'
import { decisionState } from '#domain/board/rules/decisions.ts'
import { metricNames } from '#domain/board/texts.ts'
import { metricKeys } from '#domain/board/types.ts'
import type { InquiryRow } from '#server/inquiries/inquiryRow.ts'
import type { ChangeRow } from './listChanges.ts'
import type { CardRow, NoteRow } from './reads.ts'
import type { boardAssignments } from './tables.ts'

type Names = ReadonlyMap<string, string>

/** What leaves the server of a card. */
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
    kind: row.kind,
    decidedBy: row.decidedBy,
    deciderName: row.decidedBy ? (names.get(row.decidedBy) ?? null) : null,
    decidedOn: row.decidedOn,
    rank: row.rank,
    version: row.version,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    fromSession,
  }
}

/** A note under a card, and a check-in, which is one under the whole board. */
export function presentNote(
  row: Pick<NoteRow, 'id' | 'body' | 'createdBy' | 'createdAt'>,
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

export function presentOrigin(row: typeof boardAssignments.$inferSelect) {
  return { lineId: row.sourceId, ...row.assignmentContext, line: row.assignmentContext.line ?? null }
}

export function presentDecision(card: Card, review: InquiryRow | undefined, names: Names): BoardDecision {
  return {
    card,
    state: decisionState(card),
    review: review
      ? {
          inquiryId: review.id,
          status: review.status,
          ownerName: review.ownerId ? (names.get(review.ownerId) ?? null) : null,
          dueOn: review.dueOn,
          answer: review.answer,
          askedAt: review.createdAt.toISOString(),
        }
      : null,
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
