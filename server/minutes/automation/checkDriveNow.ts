import { cutText } from '#domain/cutText.ts'
import { matchLimits } from '#domain/recordings/limits.ts'
import type { Match, MatchedSession } from '#domain/recordings/rules/matching.ts'
import { matchRecording } from '#domain/recordings/rules/matching.ts'
import type { App } from '#server/platform/app.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { Conference } from '#server/platform/outside/google/findConference.ts'
import { conferenceFinder } from '#server/platform/outside/google/findConference.ts'
import type { Video } from '#server/platform/outside/google/listVideos.ts'
import { listVideos } from '#server/platform/outside/google/listVideos.ts'
import { DriveError } from '#server/platform/outside/google/signIn.ts'
import { askDrive, loseDrive } from './connectToDrive.ts'
import { insertRun, noteAnswered, takeTurn } from './findConnection.ts'
import { keepDecision, linkRecording } from './keepDecision.ts'

const DAY_MS = 86_400_000
// Waiting does not help: staff connect the drive anew.
const isOver: readonly string[] = ['revoked', 'scope_missing', 'credentials_missing']

const begin = sqlStatement<[id: string], { userId: string | null }>(
  `update automation_runs set status = 'running' where id = $1 and status in ('queued', 'running') returning user_id as "userId"`,
)
type Counts = { matched: number; skipped: number; failed: number; ownMatched: number; isPartial: boolean }
const end = sqlStatement<
  [
    id: string,
    status: string,
    failure: string | null,
    matched: number,
    skipped: number,
    failed: number,
    own: number,
    at: Date,
    isPartial: boolean,
  ],
  { userId: string | null }
>(
  `update automation_runs set status = $2, failure = $3, matched = $4, skipped = $5, failed = $6, own_matched = $7, finished_at = $8, is_partial = $9
   where id = $1 returning user_id as "userId"`,
)
const checked = sqlStatement<[at: Date, since: Date], never>(
  `update sessions set recording_checked_at = $1 where end_time between $2 and $1 and deleted_at is null`,
)

/** Looks into the drive for this node if it is its turn: every five minutes, once however many nodes there are (T-071). */
export async function checkWhenDue(app: App): Promise<void> {
  const runId = app.clock.newId()
  const isDue = await asJobs(app, async (db) => {
    const [turn] = await takeTurn(db, app.clock.now())
    if (!turn) return false
    await insertRun(db, runId, null, null)
    // In the same transaction: a node that dies now leaves no run that nobody will do.
    await enqueue(db, 'minutes.checkDrive', { runId }, runId)
    return true
  })
  if (isDue) app.wake.jobs()
}

/** One look into the drive: each video of the last weeks is taken up once, and held against the sessions around it (K67, T-068). */
export async function checkDriveNow(
  app: App,
  runId: string,
  { isLastTry = false }: { isLastTry?: boolean } = {},
): Promise<void> {
  const [run] = await asJobs(app, (db) => begin(db, runId))
  if (!run) return
  const counts: Counts = { matched: 0, skipped: 0, failed: 0, ownMatched: 0, isPartial: false }
  const since = new Date(app.clock.now().getTime() - matchLimits.lookBackDays * DAY_MS)
  try {
    const { token, videos, unreadable, isPartial } = await askDrive(app, async (accessToken) => ({
      ...(await listVideos(app, accessToken, since)),
      token: accessToken,
    }))
    counts.failed += unreadable
    counts.isPartial = isPartial
    const open = await asJobs(app, (db) => openOf(db, videos))
    counts.skipped += videos.length - open.length
    const nearTo = sessionsOf(open)
    const conferenceOf = conferencesOf(app, token, runId)
    for (const video of open) {
      const conference = await conferenceOf(video)
      const taken = await asJobs(app, (db) => takeUp(db, app, { video, conference }, nearTo, runId)).catch(
        (error: unknown) => {
          app.log.warn({ err: error, run: runId }, 'a recording of the drive was not taken up')
          return 'failed' as const
        },
      )
      if (taken === 'failed') counts.failed += 1
      else if (taken.isLinked) counts.matched += 1
      else counts.skipped += 1
      if (taken !== 'failed' && run.userId && taken.members.includes(run.userId)) counts.ownMatched += 1
    }
    await finishRun(app, runId, null, counts, since)
  } catch (error) {
    if (!(error instanceof DriveError)) {
      // Nobody tries it again: whoever waits for it hears so.
      if (isLastTry) await finishRun(app, runId, 'failed', counts, since)
      throw error
    }
    await loseDrive(app, error, isOver.includes(error.reason), runId)
    await finishRun(app, runId, error.reason, counts, since)
  } finally {
    app.wake.live()
  }
}

/** How one look ended, for its page, its trail and whoever waits for it. */
export async function finishRun(
  app: App,
  runId: string,
  failure: string | null,
  counts: Counts,
  since: Date,
): Promise<void> {
  const now = app.clock.now()
  await asJobs(app, async (db) => {
    const { matched, skipped, failed, ownMatched, isPartial } = counts
    const status = failure ? 'failed' : 'done'
    const [run] = await end(db, runId, status, failure, matched, skipped, failed, ownMatched, now, isPartial)
    if (!failure) await Promise.all([checked(db, now, since), noteAnswered(db, now)])
    const details = { ...counts, failure }
    const subject = { type: 'automation', id: runId, memberId: run?.userId ?? null, details }
    await recordEvent(db, null, 'automation.ended', subject, {
      requestId: runId,
      ipAddress: '',
      userAgent: '',
    })
    const change = { entity: 'automation', id: runId, version: 0, kind: 'automation.ended' } as const
    await publish(db, 'minutes', { ...change, memberId: run?.userId ?? null })
  })
}

// Of a file in the drive its name, time and size are kept, and nothing else before everybody has said yes (4.12.11).
const insertFound = sqlStatement<
  [id: string, driveFileId: string, name: string, mimeType: string, size: number | null, at: Date],
  never
>(
  `insert into recordings (id, source, status, drive_file_id, name, mime_type, byte_size, has_video, recorded_at)
   values ($1, 'drive', 'found', $2, $3, $4, $5, true, $6) on conflict (drive_file_id) do nothing`,
)
type Known = {
  id: string
  sessionId: string | null
  status: string
  decision: string | null
  decidedBy: string | null
  digest: string | null
}
const keepStanding = sqlStatement<[sessionId: string], object>(
  'select from sessions where id = $1 for key share',
)
const known = sqlStatement<[driveFileId: string], Known>(
  `select r.id, r.session_id as "sessionId", r.status, d.decision, d.decided_by as "decidedBy", md5(d.candidates::text || d.reason) as digest
   from recordings r left join lateral
     (select * from recording_decisions e where e.recording_id = r.id order by e.created_at desc, e.id limit 1) d on true
   where r.drive_file_id = $1 for update of r`,
)
// Taken once: what is linked, put aside or taken back by a person, or gone with consent stays as it is.
const settled = sqlStatement<[driveFileIds: readonly string[]], { driveFileId: string }>(
  `select r.drive_file_id as "driveFileId" from recordings r left join lateral
     (select decided_by from recording_decisions e where e.recording_id = r.id order by e.created_at desc, e.id limit 1) d on true
   where r.drive_file_id = any($1::text[]) and (r.session_id is not null or r.status = 'erased' or d.decided_by is not null)`,
)
/** The videos of which something is still to be said. */
async function openOf(db: Db, videos: readonly Video[]): Promise<readonly Video[]> {
  const rows = await settled(
    db,
    videos.map(({ id }) => id),
  )
  const done = new Set(rows.map(({ driveFileId }) => driveFileId))
  return videos.filter(({ id }) => !done.has(id))
}

/** Meet's own record of where a video was recorded, asked for in its first day; a Meet that does not answer proves nothing. */
function conferencesOf(app: App, token: string, runId: string): (video: Video) => Promise<Conference | null> {
  const find = conferenceFinder(app, token)
  return async ({ id, createdTime }) => {
    const createdAt = new Date(createdTime)
    if (app.clock.now().getTime() - createdAt.getTime() > DAY_MS) return null
    return await find({ id, createdAt }).catch((error: unknown) => {
      app.log.warn({ err: error, run: runId }, 'Meet did not say where a recording was made')
      return null
    })
  }
}

type NearRow = Omit<MatchedSession, 'attendees'>
const near = sqlStatement<[from: Date, to: Date], NearRow>(
  `select id, user_id as "userId", title, start_time as "startAt", end_time as "endAt", meeting_url as "meetingUrl" from sessions
   where start_time between $1 and $2 and deleted_at is null and status <> 'cancelled' and not app_is_demo(user_id)
   order by start_time desc limit 5000`,
)
const addresses = sqlStatement<[ids: readonly string[]], { sessionId: string; address: string }>(
  `select session_id as "sessionId", address from app_attendee_addresses($1::uuid[])`,
)

type NearTo = (db: Db, createdAt: Date) => Promise<readonly MatchedSession[]>
/** The sessions around one of these videos: those around all of them are read once, when the first video needs them. */
function sessionsOf(videos: readonly Video[]): NearTo {
  const times = videos.map(({ createdTime }) => Date.parse(createdTime))
  const begins = (at: number) => new Date(at - matchLimits.lookBackDays * DAY_MS)
  const ends = (at: number) => new Date(at + DAY_MS)
  let all: readonly MatchedSession[] | null = null
  return async (db, createdAt) => {
    all ??= await readSessions(db, begins(Math.min(...times)), ends(Math.max(...times)))
    const [from, to] = [begins(createdAt.getTime()), ends(createdAt.getTime())]
    return all.filter(({ startAt }) => startAt >= from && startAt <= to)
  }
}

async function readSessions(db: Db, from: Date, to: Date): Promise<readonly MatchedSession[]> {
  const rows = await near(db, from, to)
  const ids = rows.map(({ id }) => id)
  const shared = Map.groupBy(await addresses(db, ids), ({ sessionId }) => sessionId)
  return rows.map((row) => ({
    ...row,
    attendees: (shared.get(row.id) ?? []).map(({ address }) => address),
  }))
}

/** Whether a video was linked now, and to whom it is news: whose session it is of, or may be of as their list says (T-067, T-068). */
type Taken = { readonly isLinked: boolean; readonly members: readonly string[] }
const nothingNew: Taken = { isLinked: false, members: [] }

/** What becomes of one video. */
async function takeUp(
  db: Db,
  app: App,
  { video, conference }: { video: Video; conference: Conference | null },
  nearTo: NearTo,
  runId: string,
): Promise<Taken> {
  const createdAt = new Date(video.createdTime)
  const size = video.size === undefined ? null : Number(video.size)
  await insertFound(
    db,
    app.clock.newId(),
    video.id,
    cutText(video.name, 255),
    video.mimeType,
    size,
    createdAt,
  )
  const sessions = await nearTo(db, createdAt)
  const people = [...(video.owners ?? []), ...(video.permissions ?? [])].flatMap(
    ({ emailAddress }) => emailAddress ?? [],
  )
  const match = matchRecording(
    {
      name: video.name,
      description: video.description ?? '',
      createdAt,
      people,
      conference,
    },
    sessions,
  )
  // The session before the recording, as everybody else holds them.
  if (match.sessionId) await keepStanding(db, match.sessionId)
  const [recording] = await known(db, video.id)
  // Held now: somebody may have decided since.
  if (!recording || recording.sessionId || recording.status === 'erased' || recording.decidedBy)
    return nothingNew
  return await decide(db, app, recording, match, sessions, runId)
}

async function decide(
  db: Db,
  app: App,
  recording: Known,
  match: Match,
  sessions: readonly MatchedSession[],
  runId: string,
): Promise<Taken> {
  const { candidates, reason, sessionId } = match
  const session = sessions.find(({ id }) => id === sessionId)
  const row = { id: app.clock.newId(), recordingId: recording.id, candidates, reason, by: null }
  if (!session) {
    const isSame =
      recording.decision === 'left' && recording.digest === (await digestOf(db, candidates, reason))
    if (isSame) return nothingNew
    await keepDecision(db, { ...row, decision: 'left', sessionId: null })
    const held = sessions.filter(({ endAt }) => endAt <= app.clock.now())
    const members = held.filter((each) => candidates.some((one) => one.sessionId === each.id))
    return { isLinked: false, members: members.map(({ userId }) => userId) }
  }
  const { id, userId: memberId } = session
  await linkRecording(db, recording.id, id, memberId, app.clock.now())
  await keepDecision(db, { ...row, decision: 'linked', sessionId: id })
  const subject = { type: 'recording', id: recording.id, memberId, details: { sessionId: id } }
  await recordEvent(db, null, 'match.linked', subject, { requestId: runId, ipAddress: '', userAgent: '' })
  const change = { entity: 'session', id, version: 0, kind: 'match.linked', memberId } as const
  await Promise.all([publish(db, 'recordings', change), publish(db, 'sessions', change)])
  return { isLinked: true, members: [memberId] }
}

const digest = sqlStatement<[candidates: string, reason: string], { digest: string }>(
  'select md5($1::jsonb::text || $2) as digest',
)
const digestOf = async (db: Db, candidates: readonly object[], reason: string) =>
  (await digest(db, JSON.stringify(candidates), reason))[0]?.digest
