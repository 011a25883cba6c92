import { issueSlug } from '#domain/newsletter/rules/issues.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import type { IssueRow } from './issueRow.ts'

const hold = sqlStatement<[], never>(`select pg_advisory_xact_lock(hashtextextended('newsletter_issues', 0))`)
const nextNumber = sqlStatement<[], { number: number }>(
  'select coalesce(max(number), 0) + 1 as number from newsletter_issues',
)
const begin = sqlStatement<[id: string, number: number, slug: string, now: Date], never>(
  `update newsletter_issues set status = 'sending', number = $2, slug = $3, sending_at = coalesce(sending_at, $4), scheduled_at = null,
     failure = null, version = version + 1, updated_at = $4 where id = $1`,
)

/** Gives an issue its number and address, and lets the sending take it. One that was stopped goes on as what it is (K15). */
export async function beginIssue(db: Db, issue: IssueRow, now: Date): Promise<void> {
  // Two that begin at once are counted one after the other.
  await hold(db)
  const number = issue.number ?? (await nextNumber(db))[0]?.number ?? 1
  await begin(db, issue.id, number, issue.slug ?? issueSlug(number, issue.subject), now)
}
