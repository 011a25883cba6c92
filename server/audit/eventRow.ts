import { sql } from 'drizzle-orm'
import { auditDetails, auditEvents } from './tables.ts'

const { id, at, actorKind, actorId, action, outcome, count, subjectType, subjectId, memberId } = auditEvents
const { details, ipAddress, userAgent, signInId } = auditDetails
export const eventColumns = {
  id,
  at,
  actorKind,
  actorId,
  action,
  outcome,
  count,
  subjectType,
  subjectId,
  memberId,
  details,
  ipAddress,
  userAgent,
  signInId,
  actorName: sql<string | null>`app_name(audit_events.actor_id)`,
  memberName: sql<string | null>`app_name(audit_events.member_id)`,
  isSealed: sql<boolean>`audit_events.seal is not null`,
}
type Columns = typeof auditEvents.$inferSelect
type Side = typeof auditDetails.$inferSelect
type SideColumn = 'details' | 'ipAddress' | 'userAgent' | 'signInId'
/** The columns of the side table are null where it was erased. */
export type EventRow = Pick<Columns, Extract<keyof Columns, keyof typeof eventColumns>> & {
  [Column in SideColumn]: Side[Column] | null
} & {
  actorName: string | null
  memberName: string | null
  isSealed: boolean
}
