/**
 * One event of the trail as far as its seal covers it (4.12.13). Every field is text: `id` the row's number, `at` ISO 8601 in
 * UTC, `actor` an id or the kind of actor, `subject` type and id, `detailsDigest` the hex SHA-256 of the details, which may
 * be erased while the digest stays.
 */
export type AuditLine = {
  readonly id: string
  readonly at: string
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly detailsDigest: string
}

/** An event with its seal: the hash of its own line and of the seal before it. */
export type SealedLine = AuditLine & { readonly seal: string }

/** Whether a trail is whole; else the place (from 0) and id of the first event that does not fit, or null where the end is missing. */
export type ChainVerdict =
  | { readonly ok: true; readonly last: string; readonly count: number }
  | { readonly ok: false; readonly index: number; readonly id: string | null }

/** The four types of audit events (spec 1 §3). */
export const eventTypes = ['security', 'auth', 'data_access', 'user_action'] as const
export type EventType = (typeof eventTypes)[number]

/** How grave an event is in itself, whoever did it (spec 1 §3). */
export const severities = ['low', 'medium', 'high'] as const
export type Severity = (typeof severities)[number]

/** Type and severity of one kind of event (spec 1 §3). */
export type EventKind = { readonly type: EventType; readonly severity: Severity }
