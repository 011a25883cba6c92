import { getTableColumns, sql } from 'drizzle-orm'
import { planGrants } from '../tables.ts'

export type PlanRow = typeof planGrants.$inferSelect
/** A grant with the names of who gave it and who ended it. */
export type GrantRow = PlanRow & { grantedByName: string | null; endedByName: string | null }

export const grantColumns = {
  ...getTableColumns(planGrants),
  grantedByName: sql<string | null>`app_name(plan_grants.granted_by)`,
  endedByName: sql<string | null>`app_name(plan_grants.ended_by)`,
}
