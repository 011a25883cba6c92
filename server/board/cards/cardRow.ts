import { getTableColumns, sql } from 'drizzle-orm'
import { jsonRow } from '#server/platform/db/statement.ts'
import { cards } from '../tables.ts'

/** A card with what its tile says of other tables, and whether the reader advises its member today: one statement for all of it. */
export const cardColumns = {
  ...getTableColumns(cards),
  // Qualified by the table's own name: inside the brackets a bare `id` would be the other table's.
  assigneeName: sql<string | null>`coalesce(app_name(julboard_tasks.assigned_to), julboard_tasks.for_name)`,
  deciderName: sql<string | null>`app_name(julboard_tasks.decided_by)`,
  fromSession: sql<boolean>`exists (select from board_assignments a where a.target_id = julboard_tasks.id and a.source_type = 'outcome_line')`,
  isAssignedAdvisor: sql<boolean>`julboard_tasks.user_id <> app_user() and app_advises(julboard_tasks.user_id)`,
}

export type CardRow = typeof cards.$inferSelect & {
  assigneeName: string | null
  deciderName: string | null
  fromSession: boolean
  isAssignedAdvisor: boolean
}

/** The same as one value, for the one card of a hot call. */
export const cardRow = jsonRow<CardRow>(cardColumns)
