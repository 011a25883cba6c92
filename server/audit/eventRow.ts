import { sql } from 'drizzle-orm'
import { auditEvents } from './tables.ts'

const { id, at, actorKind, action, outcome, count, subjectType, subjectId, memberId } = auditEvents
export const eventColumns = {
  ...{ id, at, actorKind, action, outcome, count, subjectType, subjectId, memberId },
  actorName: sql<string | null>`app_name(audit_events.actor_id)`,
  memberName: sql<string | null>`app_name(audit_events.member_id)`,
  isSealed: sql<boolean>`audit_events.seal is not null`,
}
type Columns = typeof auditEvents.$inferSelect
export type EventRow = Pick<Columns, Extract<keyof Columns, keyof typeof eventColumns>> & {
  actorName: string | null
  memberName: string | null
  isSealed: boolean
}
