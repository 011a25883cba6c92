import type { newsletterIssues } from '../tables.ts'

/** An issue as it is stored, and while it is on its way how many are to be asked for again. */
export type IssueRow = typeof newsletterIssues.$inferSelect & { readonly againCount?: number }
