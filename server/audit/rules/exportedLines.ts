import { kindOfEvent } from '#domain/audit/rules/eventKinds.ts'
import { csvOf } from '#server/platform/csv.ts'
import { pick } from '#server/platform/pick.ts'
import type { ExportRow } from './sealedRow.ts'

/** An event as both files of an export name its fields; the first eleven, number and seal are what the chain covers. */
const fieldsOf = (row: ExportRow) => ({
  ...pick(row, 'id', 'action', 'outcome', 'count', 'seal'),
  at: row.at.toISOString(),
  actorKind: row.actor_kind,
  actorId: row.actor_id,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  memberId: row.member_id,
  detailsDigest: row.details_digest,
  sealNumber: row.seal_number,
  ...kindOfEvent({ outcome: row.outcome, action: row.action, reason: row.subject_id }),
  requestId: row.request_id,
  signInId: row.sign_in_id,
  ipAddress: row.ip_address,
  userAgent: row.user_agent,
  details: row.details,
})
type Fields = ReturnType<typeof fieldsOf>

const names: readonly (keyof Fields)[] = [
  ...(['id', 'at', 'type', 'severity', 'actorKind', 'actorId', 'action', 'outcome', 'count'] as const),
  ...(['subjectType', 'subjectId', 'memberId', 'requestId', 'signInId', 'ipAddress', 'userAgent'] as const),
  ...(['details', 'detailsDigest', 'sealNumber', 'seal'] as const),
]

/** One event as a line of JSON (RFC 8259). */
export const jsonLine = (row: ExportRow): string => `${JSON.stringify(fieldsOf(row))}\n`

export const csvHead = csvOf([names])

/** One event as a line of CSV; cells that begin like a formula are marked as text, so the chain is verified by the other file. */
export function csvLine(row: ExportRow): string {
  const fields = fieldsOf(row)
  return csvOf([names.map((name) => cellOf(fields[name]))])
}

const cellOf = (value: Fields[keyof Fields]): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
