import { getTableColumns, sql } from 'drizzle-orm'
import { planGrants } from './tables.ts'

export type PlanRow = typeof planGrants.$inferSelect
/** A grant with the names of who gave it and who ended it. */
export type GrantRow = PlanRow & { grantedByName: string | null; endedByName: string | null }

// Qualified by the table's own name: inside the brackets a bare name would be the other table's.
const nameOf = (column: 'granted_by' | 'ended_by') =>
  sql<
    string | null
  >`case when plan_grants.${sql.raw(column)} is not null then (select n.name from app_names(array[plan_grants.${sql.raw(column)}]) n) end`
export const grantColumns = {
  ...getTableColumns(planGrants),
  grantedByName: nameOf('granted_by'),
  endedByName: nameOf('ended_by'),
}
