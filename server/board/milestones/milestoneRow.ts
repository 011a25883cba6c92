import { getTableColumns, sql } from 'drizzle-orm'
import { boardLimits } from '#domain/board/limits.ts'
import { milestones } from '../tables.ts'

/** A change of status or progress as PostgreSQL writes it into JSON. */
type MilestoneChangeRow = {
  id: string
  fromStatus: string
  toStatus: string
  fromProgress: number
  toProgress: number
  byName: string | null
  at: string
}

/** A milestone with so many of its latest changes, newest first: one statement for all of it. */
export const withHistory = (changes: number) => ({
  ...getTableColumns(milestones),
  history: sql<MilestoneChangeRow[]>`(select coalesce(json_agg(h), '[]') from (
    select c.id, c.from_status as "fromStatus", c.to_status as "toStatus", c.from_progress as "fromProgress",
      c.to_progress as "toProgress", app_name(c.created_by) as "byName", c.created_at as at
    from milestone_history c where c.milestone_id = milestones.id
    order by c.created_at desc, c.id limit ${changes}) h)`,
})
export const shownColumns = withHistory(boardLimits.milestoneHistory)
/** The same with what is asked before it may be changed. */
export const milestoneColumns = {
  ...shownColumns,
  isAssignedAdvisor: sql<boolean>`milestones.user_id <> app_user() and app_advises(milestones.user_id)`,
}
export type ShownMilestone = typeof milestones.$inferSelect & { history: MilestoneChangeRow[] }
export type MilestoneRow = ShownMilestone & { isAssignedAdvisor: boolean }
