import type pg from 'pg'
import { putRows } from './putRows.ts'
import { ago, appRows } from './rowKinds.ts'

const { draftIssue, scheduledIssue, sendingIssue, subscriber } = appRows

/** Issues in every state that a call asks for, one reader, and one address that gets nothing. */
export async function putNewsletter(owner: pg.Pool): Promise<void> {
  const issue = (id: string, status: string, more: Record<string, unknown> = {}) => ({
    id,
    status,
    subject: 'An issue',
    lead: 'One sentence',
    body: 'Words',
    number: null,
    slug: null,
    topics: ['founders'],
    scheduled_at: null,
    sending_at: null,
    ...more,
  })
  await putRows(owner, 'newsletter_issues', [
    issue(draftIssue, 'draft'),
    issue(scheduledIssue, 'scheduled', { scheduled_at: '2030-01-01T00:00:00Z' }),
    issue(sendingIssue, 'sending', { number: 1, slug: '1-a-issue', sending_at: ago(1_000) }),
  ])
  await putRows(owner, 'subscribers', [{ id: subscriber, email: 'reader@matrix.example' }])
  await putRows(owner, 'subscriptions', [
    {
      subscriber_id: subscriber,
      list: 'founders',
      consent_version: 'one',
      asked_at: ago(1_000),
      confirmed_at: ago(1_000),
    },
  ])
  await putRows(owner, 'newsletter_deliveries', [
    { issue_id: sendingIssue, subscriber_id: subscriber, due_at: ago(1_000) },
  ])
  await putRows(owner, 'newsletter_bounces', [
    { issue_id: sendingIssue, subscriber_id: subscriber, kind: 'late', at: ago(1_000) },
  ])
  await owner.query(
    `insert into suppressions (digest, reason) values (app_mail_digest('one@suppressed.example'), 'asked')`,
  )
}
