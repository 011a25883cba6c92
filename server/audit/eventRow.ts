import { sql } from 'drizzle-orm'
import { auditEvents } from './tables.ts'

// Qualified by the table's own name: inside the brackets a bare name would be the other table's.
const nameOf = (column: 'actor_id' | 'member_id') =>
  sql<
    string | null
  >`case when audit_events.${sql.raw(column)} is not null then (select n.name from app_names(array[audit_events.${sql.raw(column)}]) n) end`
const { id, at, actorKind, action, outcome, count, subjectType, subjectId, memberId } = auditEvents
export const eventColumns = {
  ...{ id, at, actorKind, action, outcome, count, subjectType, subjectId, memberId },
  actorName: nameOf('actor_id'),
  memberName: nameOf('member_id'),
  isSealed: sql<boolean>`audit_events.seal is not null`,
}
type Columns = typeof auditEvents.$inferSelect
export type EventRow = Pick<Columns, Extract<keyof Columns, keyof typeof eventColumns>> & {
  actorName: string | null
  memberName: string | null
  isSealed: boolean
}
