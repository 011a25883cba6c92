/** The columns of an event that its seal covers. */
export const sealedColumns = `id::text, at, actor_id, actor_kind, action, outcome, count, subject_type, subject_id, member_id, details_digest`
export type SealedRow = {
  id: string
  at: Date
  actor_id: string | null
  actor_kind: string
  action: string
  outcome: string
  count: number
  subject_type: string
  subject_id: string
  member_id: string | null
  details_digest: string
}

/** A sealed event with its seal and its side: null where that was erased. */
export type ExportRow = SealedRow & {
  seal_number: string
  seal: string
  request_id: string | null
  details: Record<string, unknown> | null
  ip_address: string | null
  user_agent: string | null
  sign_in_id: string | null
}
