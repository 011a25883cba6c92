import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { periods, tooOldBefore } from '#domain/privacy/rules/periods.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { eraseDeliveries } from './eraseDeliveries.ts'
import { getIssue } from './queries.ts'

const DAY_MS = 86_400_000
let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

async function issueWithRows(status: string, daysAgo: number): Promise<string> {
  const id = randomUUID()
  const then = new Date(Date.now() - daysAgo * DAY_MS)
  await at.query(
    `insert into newsletter_issues (id, subject, topics, status, sending_at, prepared_at, sent_at, updated_at)
     values ($1, 'One', '{founders}', $2, $3, $3, case when $2 = 'sent' then $3::timestamptz end, $3)`,
    [id, status, then],
  )
  for (const each of ['sent', 'sent', 'refused', 'waiting']) {
    const subscriber = randomUUID()
    await at.query('insert into subscribers (id, email) values ($1, $2)', [
      subscriber,
      `${subscriber}@readers.example`,
    ])
    await at.query(
      'insert into newsletter_deliveries (issue_id, subscriber_id, status, due_at) values ($1, $2, $3, $4)',
      [id, subscriber, each, then],
    )
  }
  await at.query(
    `insert into newsletter_bounces (issue_id, subscriber_id, kind, at)
     select issue_id, subscriber_id, 'late', $2 from newsletter_deliveries where issue_id = $1 limit 1`,
    [id, then],
  )
  return id
}
const rowsOf = async (id: string) =>
  (
    await at.query(
      `select issue_id from newsletter_deliveries where issue_id = $1
       union all select issue_id from newsletter_bounces where issue_id = $1`,
      [id],
    )
  ).length

it('who got an issue is forgotten 90 days after it was sent, or stopped for good, and its counts stay (K15, T-219)', async () => {
  const staff = await at.person({ roles: ['staff'] })
  const [sent, stopped, fresh, going] = [
    await issueWithRows('sent', 91),
    await issueWithRows('stopped', 91),
    await issueWithRows('stopped', 89),
    await issueWithRows('sending', 91),
  ]
  const countsOf = async (id: string) => {
    const { issue } = await at.call(staff, getIssue, { id })
    return [issue.sent, issue.refused]
  }
  expect(await countsOf(stopped)).toEqual([2, 1])
  await eraseDeliveries(at.jobsPool, tooOldBefore(periods.deliveries, new Date()))
  expect(await Promise.all([sent, stopped, fresh, going].map(rowsOf))).toEqual([0, 0, 5, 5])
  expect([await countsOf(stopped), await countsOf(fresh)]).toEqual([
    [2, 1],
    [2, 1],
  ])
})

it('the counts of a stopped issue outlive a run that was cut off while it erased', async () => {
  const staff = await at.person({ roles: ['staff'] })
  const id = await issueWithRows('stopped', 91)
  // What such a run leaves: the counts are kept, and one of the rows is gone.
  await at.query('update newsletter_issues set sent_count = 2, refused_count = 1 where id = $1', [id])
  await at.query(
    `delete from newsletter_deliveries where ctid in (select ctid from newsletter_deliveries where issue_id = $1 and status = 'sent' limit 1)`,
    [id],
  )
  await eraseDeliveries(at.jobsPool, tooOldBefore(periods.deliveries, new Date()))
  const { issue } = await at.call(staff, getIssue, { id })
  expect([await rowsOf(id), issue.sent, issue.refused]).toEqual([0, 2, 1])
})
