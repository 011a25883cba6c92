import type pg from 'pg'
import type { App } from '#server/platform/app.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { openClient } from '#server/platform/db/pool.ts'
import { readReply } from '#server/platform/mail/replies.ts'
import { isBoxGone } from '../rules/replies.ts'
import { issueEmail } from './emails.ts'
import { beginScheduled, finishIssue, haltIssue, suppressGone } from './finishIssue.ts'
import type { HandOver } from './handOver.ts'
import { openHandOver } from './handOver.ts'
import type { IssueRow } from './issueRow.ts'
import type { Done } from './nextDelivery.ts'
import { FIRST, isAllSettled, nextDelivery, prepareReceivers, putBack, settle } from './nextDelivery.ts'
import { outboxLine } from './outboxLine.ts'

const STATEMENT_MS = 5_000
/** So many refusals one after another are about us, not about whoever was to get it. */
const REFUSALS_MOST = 20
const REST_MS = 5_000
const REST_MOST_MS = 60_000
// What is to be counted, has somebody to hand over to, or only has to end; also one that was stopped at its last receiver, unless its
// counts are kept already because its rows are being erased.
const UNDER_WAY = `with open as not materialized (select issue_id, due_at from newsletter_deliveries where status in ('waiting', 'sending'))
  select i.id from newsletter_issues i
  where i.status = 'sending' and (i.prepared_at is null or exists (select from open o where o.issue_id = i.id and o.due_at <= $1)
      or not exists (select from open o where o.issue_id = i.id))
    or i.status = 'stopped' and i.prepared_at is not null and i.sent_count + i.refused_count + i.left_count = 0
      and not exists (select from open o where o.issue_id = i.id)
      and exists (select from newsletter_deliveries d where d.issue_id = i.id)
  order by i.sending_at, i.id`
const NO_SERVER = 'No mail server is configured'

type Parts = { readonly app: App; readonly jobsPool: pg.Pool; readonly url: string }
type Sent = Pick<IssueRow, 'subject' | 'lead' | 'body' | 'number' | 'slug'>

/** What sends issues, on the login of the jobs: `look` every second, `stop` before the end. */
export const sendIssues = (parts: Parts): Pick<IssueSender, 'look' | 'stop'> => new IssueSender(parts)

/**
 * Sends issues, one after another and each receiver by itself, at the configured rate. What is not known after a kill is one
 * receiver, who is asked for first the next time (docs/decisions/0041-a-newsletter-is-sent-once.md).
 */
class IssueSender {
  readonly #app: App
  readonly #jobsPool: pg.Pool
  readonly #url: string
  #isStopping = false
  #restUntil = 0
  #restMs = REST_MS

  constructor({ app, jobsPool, url }: Parts) {
    this.#app = app
    this.#jobsPool = jobsPool
    this.#url = url
  }

  /** Begins what is due and sends what is on its way; returns when nothing can be sent for the moment. */
  async look(): Promise<void> {
    if (this.#isStopping || performance.now() < this.#restUntil) return
    await this.#beginDue()
    const { rows } = await this.#jobsPool.query<{ id: string }>(UNDER_WAY, [this.#app.clock.now()])
    for (const { id } of rows) if (!this.#isStopping) await this.#send(id)
  }

  /** The issue that is under way is settled; no other begins. */
  stop(): void {
    this.#isStopping = true
  }

  async #beginDue(): Promise<void> {
    const now = this.#app.clock.now()
    const due = await this.#jobsPool.query<{ id: string }>(
      `select id from newsletter_issues where status = 'scheduled' and scheduled_at <= $1 order by scheduled_at`,
      [now],
    )
    for (const { id } of due.rows) await this.#asJobs((db) => beginScheduled(db, id, now))
  }

  async #send(issueId: string): Promise<void> {
    // Its own connection: the lock goes with it, whatever kills this process, and the next node takes over at once.
    const client = openClient({
      connectionString: this.#url,
      connectionTimeoutMillis: 2_000,
      options: `-c statement_timeout=${STATEMENT_MS} -c timezone=UTC -c role=app_jobs`,
      application_name: 'newsletter',
    })
    await client.connect()
    try {
      const { rows } = await client.query<{ mine: boolean }>(
        `select pg_try_advisory_lock(hashtextextended('newsletter issue ' || $1::text, 0)) as mine`,
        [issueId],
      )
      if (rows[0]?.mine) await this.#sendHeld(client, issueId)
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  async #sendHeld(client: pg.Client, issueId: string): Promise<void> {
    const { smtpUrl, production } = this.#app.config
    if (!smtpUrl && production) return await this.#rest(issueId, NO_SERVER)
    await prepareReceivers(client, issueId, this.#app.clock.now())
    const { rows } = await client.query<Sent>(
      'select subject, lead, body, number, slug from newsletter_issues where id = $1',
      [issueId],
    )
    const [issue] = rows
    if (!issue) return
    const line = smtpUrl
      ? openHandOver(this.#app.config, smtpUrl)
      : outboxLine(this.#app, this.#jobsPool, issue)
    try {
      const isAll = await this.#sendAll(client, issueId, issue, line)
      if (isAll) await this.#asJobs((db) => finishIssue(db, issueId, this.#app.clock.now()))
    } finally {
      line.close()
    }
  }

  /** Says whether everybody has got it or refused it. */
  async #sendAll(client: pg.Client, issueId: string, issue: Sent, line: HandOver): Promise<boolean> {
    const { clock, config } = this.#app
    const gapMs = 1_000 / config.yelmailPerSecond
    let turn = performance.now()
    let after = FIRST
    let done: Done | null = null
    let refusals: { email: string; isGone: boolean }[] = []
    for (;;) {
      const next = await nextDelivery(client, issueId, done, after, clock.now())
      done = null
      if (!next || this.#isStopping) {
        if (next) await putBack(client, issueId, next.subscriber_id)
        break
      }
      after = next.subscriber_id
      if (next.email === null) continue
      turn = Math.max(turn + gapMs, performance.now() - 50)
      const wait = turn - performance.now()
      if (wait >= 2) await new Promise((resolve) => setTimeout(resolve, wait))
      const reader = { id: next.subscriber_id, email: next.email }
      try {
        await line.send(issueId, reader, issueEmail.write(config, { ...issue, reader: reader.id }))
        done = { id: reader.id, status: 'sent', reply: null, dueAt: null }
        this.#restMs = REST_MS
        // Whoever was refused before one was taken was refused for themselves.
        if (refusals.length > 0) await this.#suppress(refusals)
        refusals = []
      } catch (error) {
        const answer = readReply(error)
        const reply = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
        done = settle(answer, { id: reader.id, attempts: next.attempts, reply, now: clock.now() })
        if (answer === 'refused') refusals.push({ email: reader.email, isGone: isBoxGone(error) })
        const refusesAll = refusals.length >= REFUSALS_MOST
        if (answer === 'down' || refusesAll) {
          await nextDelivery(client, issueId, done, null, clock.now())
          if (refusesAll) await this.#asJobs((db) => haltIssue(db, issueId, reply, REFUSALS_MOST))
          else await this.#rest(issueId, reply)
          return false
        }
      }
    }
    await this.#suppress(refusals)
    return isAllSettled(client, issueId)
  }

  async #suppress(refused: readonly { email: string; isGone: boolean }[]): Promise<void> {
    for (const { email, isGone } of refused) if (isGone) await this.#asJobs((db) => suppressGone(db, email))
  }

  /** The mail server takes nothing: what it said is shown, and it is asked again in a while. */
  async #rest(issueId: string, failure: string): Promise<void> {
    this.#restUntil = performance.now() + this.#restMs
    this.#restMs = Math.min(this.#restMs * 2, REST_MOST_MS)
    await this.#jobsPool.query('update newsletter_issues set failure = $2 where id = $1', [issueId, failure])
    this.#app.log.warn({ issueId, failure }, 'newsletter waits for the mail server')
  }

  #asJobs<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return asJobs({ pool: this.#jobsPool }, work).finally(() => this.#app.wake.live())
  }
}
