import type { newsletterIssues } from '../tables.ts'

/** An issue as it is stored. */
export type IssueRow = typeof newsletterIssues.$inferSelect
