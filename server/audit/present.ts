import type { AuditEvent, TrailPart } from '#contract/audit.ts'
import { deviceName, networkOf } from '#domain/accounts/rules/devices.ts'
import { kindOfEvent } from '#domain/audit/rules/eventKinds.ts'
import { auditTexts } from '#domain/audit/texts.ts'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import { bookingServices } from '#domain/booking/types.ts'
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

/** What of the details a reader needs to understand an event that its name alone does not tell (T-028, T-029, T-031, K34). */
function noteOf({ action, details }: EventRow): string | null {
  if (!details) return null
  if (action === 'role.changed') return givenOrTaken(details.role, details.give)
  if (action === 'permission.changed') return givenOrTaken(details.name, details.give)
  if (action === 'account.disabled') return details.disabled ? auditTexts.disabled : auditTexts.enabled
  if (action === 'booking.credit_granted') return creditsOf(details)
  if (action === 'client.reported') return [details.action, details.resource].filter(Boolean).join(': ')
  if (action === 'timing.suspected' || action === 'text.suspected') return [details.found].flat().join(', ')
  return null
}

const givenOrTaken = (what: unknown, isGiven: unknown): string | null =>
  typeof what === 'string' ? auditTexts[isGiven ? 'given' : 'taken'](what) : null

/** One event stands for all credits that were given at once. */
function creditsOf({ service, count }: Record<string, unknown>): string | null {
  if (typeof count !== 'number') return null
  const known = bookingServices.find((each) => each === service)
  return auditTexts.credits(count, known ? serviceOffers[known].label : '')
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
