import type { AuditEvent, TrailPart } from '#contract/audit.ts'
import { packCursor } from '#server/platform/http/cursor.ts'
import type { EventRow } from './reads.ts'
import type { PartVerdict } from './verifyTrail.ts'

/** What leaves the server of an event: neither address nor browser nor details, which are another table's. */
export function presentEvent(row: EventRow, names: ReadonlyMap<string, string>): AuditEvent {
  const nameOf = (id: string | null) => (id ? (names.get(id) ?? null) : null)
  return {
    id: row.id.toString(),
    at: row.at.toISOString(),
    actorKind: row.actorKind,
    actorName: nameOf(row.actorId),
    action: row.action,
    outcome: row.outcome,
    count: row.count,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    memberId: row.memberId,
    memberName: nameOf(row.memberId),
    isSealed: row.seal !== null,
  }
}

export function presentPart({ count, last, broken, isEnd }: PartVerdict): TrailPart {
  return {
    ok: broken === null,
    count,
    upTo: last?.at.toISOString() ?? null,
    brokenAt: broken ? { id: broken.id, at: broken.at.toISOString() } : null,
    next: isEnd || !last ? null : packCursor([last.number]),
  }
}
