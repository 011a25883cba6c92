import { eq } from 'drizzle-orm'
import type { MinutesEvent } from '#domain/minutes/events.ts'
import { withDecisions } from '#domain/minutes/rules/offers.ts'
import type { Draft } from '#domain/minutes/types.ts'
import type { Segment } from '#domain/recordings/types.ts'
import type { App } from '#server/platform/app.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { publish } from '#server/platform/live/publish.ts'
import { readSegments } from '#server/recordings/queries.ts'
import type { SessionMatter } from '../rules/draftOutcome.ts'
import { lineIdsOf } from '../rules/lineIds.ts'
import { sessionOutcomes } from '../tables.ts'
import { followSpeakers } from '../versions/followSpeakers.ts'
import { highestNumber, setCurrent } from '../versions/holdWork.ts'
import { listOffers } from '../versions/listOffers.ts'
import type { OutcomeRow, VersionRow } from '../versions/queries.ts'
import { listLines } from '../versions/queries.ts'
import { dropOpenOffers, writeOffers } from '../versions/writeOffers.ts'
import { writeVersion } from '../versions/writeVersion.ts'
import { draftByModel } from './draftByModel.ts'
import { draftInThread } from './draftInThread.ts'
import type { DraftJob, DraftWork } from './loadDraftWork.ts'
import { findNextSessionDay, listPeople, loadDraftWork } from './loadDraftWork.ts'

type Failure = 'consent_missing' | 'failed'

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
    const local = await draftInThread(matter.segments, matter.session)
    const drafted = await draftBest(app, job, matter, local)
    await asJobs(app, (db) => finish(db, app, job, drafted))
  } catch (error) {
    if (await isLastTry(app, job)) await asJobs(app, (db) => giveUp(db, app, job))
    throw error
  } finally {
    app.wake.live()
  }
}

type Drafted = { draft: Draft } & Pick<VersionRow, 'method' | 'leftOut' | 'modelFailure'>
type Matter = { segments: readonly Segment[]; session: SessionMatter }

/** A model's draft where one is configured and answers; else the local method's, which says so (K70). */
async function draftBest(app: App, job: DraftJob, matter: Matter, local: Draft): Promise<Drafted> {
  const alone = { draft: local, method: 'extractive', leftOut: 0, modelFailure: null } as const
  if (!app.config.ai?.reportModel) return alone
  const written = await draftByModel(app, job.sessionId, matter.segments, matter.session, local)
  if (!written.ok) return { ...alone, modelFailure: written.reason }
  return { draft: written.draft, leftOut: written.leftOut, method: 'model', modelFailure: null }
}

/** Everything the draft needs to know, or null where there is nothing to do. */
async function begin(db: Db, app: App, job: DraftJob) {
  const work = await loadDraftWork(db, job)
  if (!work) return null
  if (!work.consentComplete) return await fail(db, app, work, 'consent_missing')
  const [people, nextSessionDay, segments] = await Promise.all([
    listPeople(db, work),
    findNextSessionDay(db, work),
    readSegments(db, job.transcriptId),
    setDrafting(db, app, work, 'running', null),
  ])
  const { title, startAt, timeZone } = work.session
  return { segments, session: { title, startAt, timeZone, people, nextSessionDay } }
}

/** Version, lines, state, event and audit row are one transaction: all of it is there, or none. */
async function finish(db: Db, app: App, job: DraftJob, drafted: Drafted): Promise<void> {
  const { draft, method, leftOut, modelFailure } = drafted
  const work = await loadDraftWork(db, job)
  if (!work) return
  if (!work.consentComplete) return void (await fail(db, app, work, 'consent_missing'))
  const { outcome, session } = work
  const [before, known, [highest]] = await Promise.all([
    listLines(db, { versionId: outcome.currentVersionId ?? outcome.approvedVersionId }),
    listOffers(db, outcome.id),
    highestNumber(db, outcome.id),
  ])
  const { lines, offers } = withDecisions(draft, before, known, {
    transcriptId: job.transcriptId,
    freshIds: lineIdsOf(job.versionId, draft.lines.length + draft.offers.length),
  })
  const number = (highest?.number ?? 0) + 1
  const version = {
    id: job.versionId,
    outcomeId: outcome.id,
    userId: outcome.userId,
    number,
    status: 'draft',
    method,
    transcriptId: job.transcriptId,
    leftOut,
    modelFailure,
    createdBy: null,
    companyId: null,
  } as const
  const subject = {
    type: 'session',
    id: session.id,
    memberId: session.userId,
    details: { number, lines: lines.length, offers: offers.length, method, leftOut, modelFailure },
  }
  const origin = { requestId: job.versionId, ipAddress: '', userAgent: '' }
  await Promise.all([
    writeVersion(db, version, lines),
    dropOpenOffers(db, outcome.id),
    writeOffers(db, outcome, job.transcriptId, offers),
    // Who was named while the words were read.
    followSpeakers(db, job.transcriptId, job.versionId),
    setEnglish(db, { id: outcome.id, isEnglish: draft.isEnglish }),
    setCurrent(db, {
      id: outcome.id,
      currentVersionId: job.versionId,
      drafting: 'ready',
      draftFailure: null,
      updatedAt: app.clock.now(),
    }),
    tell(db, work, 'minutes.drafted', number),
    recordEvent(db, null, 'minutes.drafted', subject, origin),
  ])
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

const changeDrafting = statement(
  (q, o: Args<Pick<OutcomeRow, 'id' | 'drafting' | 'draftFailure' | 'updatedAt'>>) =>
    q
      .update(sessionOutcomes)
      .set({ drafting: o.drafting, draftFailure: o.draftFailure, updatedAt: o.updatedAt })
      .where(eq(sessionOutcomes.id, o.id)),
)
const setDrafting = (
  db: Db,
  app: App,
  { outcome }: DraftWork,
  drafting: 'running' | 'failed',
  draftFailure: Failure | null,
) => changeDrafting(db, { id: outcome.id, drafting, draftFailure, updatedAt: app.clock.now() })

const setEnglish = statement((q, o: Args<Pick<OutcomeRow, 'id' | 'isEnglish'>>) =>
  q.update(sessionOutcomes).set({ isEnglish: o.isEnglish }).where(eq(sessionOutcomes.id, o.id)),
)

const tell = (db: Db, { session }: DraftWork, kind: MinutesEvent, version: number) =>
  publish(db, 'minutes', { entity: 'minutes', id: session.id, version, kind, memberId: session.userId })

const lastTry = sqlStatement<[string], { last: boolean }>(
  `select retry_count >= retry_limit as last from pgboss.job where name = 'minutes.draft' and id = $1`,
)
/** Whether the queue will try no more; a run that no queue knows of is the only one. */
const isLastTry = async (app: App, job: DraftJob): Promise<boolean> =>
  (await asJobs(app, (db) => lastTry(db, job.versionId)))[0]?.last ?? true
