import { desc, eq } from 'drizzle-orm'
import { issueLimits } from '#domain/newsletter/limits.ts'
import { canWriteIssues } from '#domain/newsletter/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { newsletterIssues } from '../tables.ts'
import { issueEmail } from './emails.ts'
import type { IssueRow } from './issueRow.ts'
import { presentIssue, presentListed } from './present.ts'

const byId = statement((q, { id }: Args<{ id: string }>) =>
  q.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)).limit(1),
)
export const findIssue = async (db: Db, id: string): Promise<IssueRow | null> =>
  (await byId(db, { id }))[0] ?? null

/** One issue, or a refusal that says no more than that there is none. */
export async function getIssueRow(db: Db, id: string): Promise<IssueRow> {
  const issue = await findIssue(db, id)
  if (!issue) throw new NotFound('issue')
  return issue
}

const byIdHeld = statement((q, { id }: Args<{ id: string }>) =>
  q.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)).limit(1).for('update'),
)
/** The same, held still until the commit. */
export async function holdIssue(db: Db, id: string): Promise<IssueRow> {
  const [issue] = await byIdHeld(db, { id })
  if (!issue) throw new NotFound('issue')
  return issue
}

const counted = sqlStatement<[id: string, now: Date], { count: number }>(
  'select count(*)::int as count from app_issue_readers($1, $2)',
)
/** How many would get an issue if it were sent now (K15). */
export const countReceivers = async (db: Db, id: string, now: Date): Promise<number> =>
  (await counted(db, id, now))[0]?.count ?? 0

type Progress = { waiting: number; again: number; sent: number; refused: number; left: number }
const progress = sqlStatement<[id: string], Progress>(
  `select (count(*) filter (where status in ('waiting', 'sending')))::int as waiting,
     (count(*) filter (where status = 'waiting' and attempts > 0))::int as again, (count(*) filter (where status = 'sent'))::int as sent,
     (count(*) filter (where status = 'refused'))::int as refused, (count(*) filter (where status = 'left'))::int as "left"
   from newsletter_deliveries where issue_id = $1`,
)

/** An issue with the counts of today: those of its rows while it is on its way, those it kept afterwards. */
export async function withCounts(db: Db, issue: IssueRow): Promise<IssueRow> {
  if (issue.status !== 'sending' && issue.status !== 'stopped') return issue
  const [now] = await progress(db, issue.id)
  // Once its rows have gone, what an issue kept of them counts (T-219).
  if (!now || now.waiting + now.sent + now.refused + now.left === 0) return issue
  return {
    ...{ ...issue, sentCount: now.sent, refusedCount: now.refused, leftCount: now.left },
    againCount: now.again,
  }
}

/** Who has still to get it: where it was stopped, those who were written down then; else whoever would get it now. */
export async function countReach(db: Db, issue: IssueRow, now: Date): Promise<number> {
  if (issue.status === 'stopped' && issue.preparedAt) return (await progress(db, issue.id))[0]?.waiting ?? 0
  return issue.status === 'draft' || issue.status === 'scheduled' || issue.status === 'stopped'
    ? await countReceivers(db, issue.id, now)
    : 0
}

const recent = statement((q) =>
  q
    .select()
    .from(newsletterIssues)
    .orderBy(desc(newsletterIssues.createdAt), newsletterIssues.id)
    .limit(issueLimits.listed),
)
export const listIssues = query(calls.newsletter.listIssues, {
  read: async ({ db }) => {
    const rows = await recent(db, {})
    return await Promise.all(rows.map((row) => withCounts(db, row)))
  },
  can: canWriteIssues,
  present: (rows) => ({ issues: rows.map(presentListed) }),
})

export const getIssue = query(calls.newsletter.getIssue, {
  read: async ({ db, input, now }) => {
    const issue = await getIssueRow(db, input.id)
    return { issue: await withCounts(db, issue), wouldReach: await countReach(db, issue, now) }
  },
  can: canWriteIssues,
  present: ({ issue, wouldReach }, { actor }) => ({ issue: presentIssue(issue, wouldReach, actor) }),
})

/** The email itself, so that what is looked at is what is sent (K15). */
export const previewIssue = query(calls.newsletter.previewIssue, {
  read: ({ db, input }) => getIssueRow(db, input.id),
  can: canWriteIssues,
  present: (issue, { app }) => {
    const { subject, html, text } = issueEmail.write(app.config, { ...wordsOf(issue), reader: null })
    return { subject, html, text }
  },
})

/** What of an issue its email is written from. */
export const wordsOf = ({ subject, lead, body, number, slug }: IssueRow) => ({
  subject,
  lead,
  body,
  number,
  slug,
})
