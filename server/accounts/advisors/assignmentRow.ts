import { getTableColumns, sql } from 'drizzle-orm'
import { memberAdvisors } from '../tables.ts'

/** Who advises whom, from when and until when, with the advisor's name. */
export const assignmentColumns = {
  ...getTableColumns(memberAdvisors),
  advisorName: sql<string | null>`app_name(member_advisors.advisor_id)`,
}
export type AssignmentRow = typeof memberAdvisors.$inferSelect & { advisorName: string | null }
