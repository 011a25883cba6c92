import { eq, sql } from 'drizzle-orm'
import type { MinutesEvent } from '#domain/minutes/events.ts'
import { keepIds } from '#domain/minutes/rules/versions.ts'
import type { DraftLine } from '#domain/minutes/types.ts'
import type { App } from '#server/platform/app.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import type { Db } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { publish } from '#server/platform/live/publish.ts'
import { readSegments } from '#server/recordings/reads.ts'
import { draftInThread } from './draftInThread.ts'
import type { DraftJob, DraftWork } from './loadDraftWork.ts'
import { listPeople, loadDraftWork } from './loadDraftWork.ts'
import { listLines } from './reads.ts'
import { lineIdsOf } from './rules/lineIds.ts'
import { outcomeVersions, sessionOutcomes } from './tables.ts'
import { writeVersion } from './writeVersion.ts'

type Failure = 'consent_missing' | 'nothing_found' | 'failed'

/**
 * Drafts the minutes of a transcript. The version takes the id of what asked for it, so that the job run twice,
 * at once or after a crash, writes one version; consent is asked again under the lock in which it is written.
 */
export async function draftMinutes(app: App, data: Record<string, string>): Promise<void> {
  const { sessionId = '', transcriptId = '', requestId } = data
  const job: DraftJob = { sessionId, transcriptId, versionId: requestId ?? transcriptId }
  try {
    const matter = await asJobs(app, (db) => begin(db, app, job))
    if (!matter) return
    // Between the transactions: nobody waits at the session's row while the words are read.
    const lines = await draftInThread(matter.segments, matter.session)
    await asJobs(app, (db) => finish(db, app, job, lines))
  } catch (error) {
    if (await isLastTry(app, job)) await asJobs(app, (db) => giveUp(db, app, job))
    throw error
  } finally {
    app.wake.live()
  }
}

const asJobs = <T>(app: App, work: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(app.pool, { kind: 'user', role: 'app_jobs', userId: '' }, work)

/** Everything the draft needs to know, or null where there is nothing to do. */
async function begin(db: Db, app: App, job: DraftJob) {
  const work = await loadDraftWork(db, job)
  if (!work) return null
  if (!work.consentComplete) return await fail(db, app, work, 'consent_missing')
  await setDrafting(db, app, work, 'running', null)
  const { title, startAt, timeZone } = work.session
  const people = await listPeople(db, work)
  return { segments: await readSegments(db, job.transcriptId), session: { title, startAt, timeZone, people } }
}

/** Version, lines, state, event and audit row are one transaction: all of it is there, or none. */
async function finish(db: Db, app: App, job: DraftJob, drafted: readonly DraftLine[]): Promise<void> {
  const work = await loadDraftWork(db, job)
  if (!work) return
  if (!work.consentComplete) return void (await fail(db, app, work, 'consent_missing'))
  if (drafted.length === 0) return void (await fail(db, app, work, 'nothing_found'))
  const { outcome, session } = work
  const before = await listLines(db, outcome.currentVersionId ?? outcome.approvedVersionId)
  const number = (await highestNumber(db, outcome.id)) + 1
  await writeVersion(
    db,
    {
      id: job.versionId,
      outcomeId: outcome.id,
      userId: outcome.userId,
      number,
      status: 'draft',
      method: 'extractive',
      transcriptId: job.transcriptId,
      createdBy: null,
    },
    keepIds(before, drafted, lineIdsOf(job.versionId, drafted.length)),
  )
  await db
    .update(sessionOutcomes)
    .set({
      currentVersionId: job.versionId,
      status: 'draft',
      drafting: 'ready',
      draftFailure: null,
      updatedAt: app.clock.now(),
    })
    .where(eq(sessionOutcomes.id, outcome.id))
  await tell(db, work, 'minutes.drafted', number)
  const subject = {
    type: 'session',
    id: session.id,
    memberId: session.userId,
    details: { number, lines: drafted.length },
  }
  await recordEvent(db, null, 'minutes.drafted', subject, {
    requestId: job.versionId,
    ipAddress: '',
    userAgent: '',
  })
}

async function fail(db: Db, app: App, work: DraftWork, failure: Failure): Promise<null> {
  await setDrafting(db, app, work, 'failed', failure)
  await tell(db, work, 'minutes.draft_failed', 0)
  return null
}

async function giveUp(db: Db, app: App, job: DraftJob): Promise<void> {
  const work = await loadDraftWork(db, job)
  if (work) await fail(db, app, work, 'failed')
}

async function setDrafting(
  db: Db,
  app: App,
  { outcome }: DraftWork,
  drafting: 'running' | 'failed',
  failure: Failure | null,
) {
  await db
    .update(sessionOutcomes)
    .set({ drafting, draftFailure: failure, updatedAt: app.clock.now() })
    .where(eq(sessionOutcomes.id, outcome.id))
}

const tell = (db: Db, { session }: DraftWork, kind: MinutesEvent, version: number) =>
  publish(db, 'minutes', { entity: 'minutes', id: session.id, version, kind, memberId: session.userId })

async function highestNumber(db: Db, outcomeId: string): Promise<number> {
  const [row] = await db
    .select({ number: sql<number>`coalesce(max(${outcomeVersions.number}), 0)::int` })
    .from(outcomeVersions)
    .where(eq(outcomeVersions.outcomeId, outcomeId))
  return row?.number ?? 0
}

/** Whether the queue will try no more; a run that no queue knows of is the only one. */
async function isLastTry(app: App, job: DraftJob): Promise<boolean> {
  const { rows } = await asJobs(app, (db) =>
    db.execute<{ last: boolean }>(
      sql`select retry_count >= retry_limit as last from pgboss.job where name = 'minutes.draft' and id = ${job.versionId}`,
    ),
  )
  return rows[0]?.last ?? true
}
