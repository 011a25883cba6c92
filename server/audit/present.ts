import type { AuditEvent, TrailPart } from '#contract/audit.ts'
import { packCursor } from '#server/platform/http/cursor.ts'
import type { EventRow } from './eventRow.ts'
import type { PartVerdict } from './verifyPart.ts'

/** What leaves the server of an event: neither address nor browser nor details, which are another table's. */
export const presentEvent = (row: EventRow): AuditEvent => ({
  id: row.id.toString(),
  at: row.at.toISOString(),
  actorKind: row.actorKind,
  actorName: row.actorName,
  action: row.action,
  outcome: row.outcome,
  count: row.count,
  subjectType: row.subjectType,
  subjectId: row.subjectId,
  memberId: row.memberId,
  memberName: row.memberName,
  isSealed: row.isSealed,
})

export function presentPart({ count, last, broken, isEnd }: PartVerdict): TrailPart {
  return {
    ok: broken === null,
    count,
    upTo: last?.at.toISOString() ?? null,
    brokenAt: broken ? { id: broken.id, at: broken.at.toISOString() } : null,
    next: isEnd || !last ? null : packCursor([last.number]),
  }
}
