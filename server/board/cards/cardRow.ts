import { getTableColumns, sql } from 'drizzle-orm'
import { cards } from '../tables.ts'

// Qualified by the table's own name: inside the brackets a bare `id` would be the other table's.
const nameOf = (column: string) =>
  sql<
    string | null
  >`case when julboard_tasks.${sql.raw(column)} is not null then (select n.name from app_names(array[julboard_tasks.${sql.raw(column)}]) n) end`

/** A card with what its tile says of other tables, and whether the reader advises its member today: one statement for all of it. */
export const cardColumns = {
  ...getTableColumns(cards),
  assigneeName: nameOf('assigned_to'),
  deciderName: nameOf('decided_by'),
  fromSession: sql<boolean>`exists (select from board_assignments a where a.target_id = julboard_tasks.id)`,
  isAssignedAdvisor: sql<boolean>`julboard_tasks.user_id <> app_user() and app_advises(julboard_tasks.user_id)`,
}

export type CardRow = typeof cards.$inferSelect & {
  assigneeName: string | null
  deciderName: string | null
  fromSession: boolean
  isAssignedAdvisor: boolean
}
