import type { AuditEvent, TrailPart } from '#contract/audit.ts'
import { deviceName, networkOf } from '#domain/accounts/rules/devices.ts'
import { kindOfEvent } from '#domain/audit/rules/eventKinds.ts'
import { packCursor } from '#server/platform/http/cursor.ts'
import { pick } from '#server/platform/pick.ts'
import type { EventRow } from './eventRow.ts'
import type { PartVerdict } from './verifyPart.ts'

/** What leaves the server of an event; of the address its network alone, which the export alone says whole (docs/decisions/0044). */
export const presentEvent = (row: EventRow): AuditEvent => ({
  id: row.id.toString(),
  at: row.at.toISOString(),
  ...kindOfEvent({ outcome: row.outcome, action: row.action, reason: row.subjectId }),
  ...pick(row, 'actorKind', 'actorId', 'actorName', 'action', 'outcome', 'count'),
  ...pick(row, 'subjectType', 'subjectId', 'memberId', 'memberName', 'isSealed', 'signInId'),
  network: row.ipAddress ? networkOf(row.ipAddress) : null,
  device: row.userAgent ? deviceName(row.userAgent) : null,
  note: noteOf(row),
})

/** What of the details a reader needs to understand an event that its name alone does not tell (T-028, T-029, T-031). */
function noteOf({ action, details }: EventRow): string | null {
  if (!details) return null
  if (action === 'client.reported') return [details.action, details.resource].filter(Boolean).join(': ')
  if (action === 'timing.suspected' || action === 'text.suspected') return [details.found].flat().join(', ')
  return null
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
