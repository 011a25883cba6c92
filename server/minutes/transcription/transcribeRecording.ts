import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SpokenPiece, TranscriptionFailure } from '#domain/minutes/types.ts'
import { loadConsentState } from '#server/consent/queries.ts'
import type { App } from '#server/platform/app.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { publish } from '#server/platform/live/publish.ts'
import { transcribePiece } from '#server/platform/outside/openai/transcribePiece.ts'
import { NoFfmpeg, readAll, readingFile, runFfmpeg } from '#server/platform/storage/runFfmpeg.ts'
import { workFolder } from '#server/platform/storage/workFolder.ts'
import { cutsOf, readLength, readSilences } from './rules/cuts.ts'
import { segmentsOf } from './rules/segments.ts'
import type { Work } from './storeWords.ts'
import { storeWords } from './storeWords.ts'

/** Where the bytes of recordings stand. */
export type SoundStore = { read(key: string): Promise<Readable> }

const LISTEN_MS = 20 * 60_000
const CUT_MS = 60_000
const MOST_PIECE_BYTES = 4_000_000
const MOST_TOLD = 4_000_000
const quiet = ['-nostdin', '-hide_banner']

const work = sqlStatement<[id: string], Work>(
  `select t.id, t.recording_id as "recordingId", t.session_id as "sessionId", t.user_id as "userId",
     coalesce(t.created_by, s.advisor_id) as "createdBy", t.status, t.cuts, t.pieces, f.key, r.name,
     t.created_by is null and exists (select from transcripts w where w.session_id = t.session_id and w.id <> t.id) as "isSpare"
   from transcriptions t join recordings r on r.id = t.recording_id and r.session_id = t.session_id join sessions s on s.id = t.session_id left join files f on f.id = r.file_id and f.status = 'stored'
   where t.id = $1 for update of t`,
)
const setCuts = sqlStatement<[id: string, cuts: readonly number[]], never>(
  `update transcriptions set cuts = $2::int[], updated_at = now() where id = $1`,
)
const setStatus = sqlStatement<[id: string, status: string, failure: string | null], never>(
  `update transcriptions set status = $2, failure = $3, updated_at = now() where id = $1 and status <> 'cancelled'`,
)
const keepPiece = sqlStatement<
  [id: string, at: string, piece: string, language: string | null],
  { status: string }
>(
  `update transcriptions set pieces = pieces || jsonb_build_object($2::text, $3::jsonb), language = coalesce(language, $4), updated_at = now()
   where id = $1 returning status`,
)

class Stopped extends Error {
  readonly failure: TranscriptionFailure | null
  constructor(failure: TranscriptionFailure | null) {
    super(failure ?? 'cancelled')
    this.failure = failure
  }
}

/**
 * Words of a recording: listened to for its pauses, cut into pieces of a minute at most, each sent and kept by itself. Run again
 * after a crash it goes on behind the last piece that is there; a withdrawn consent or a press of 'Cancel' stops it before the next.
 */
export async function transcribeRecording(
  app: App,
  store: SoundStore,
  { id = '' }: Record<string, string>,
): Promise<void> {
  const path = join(await workFolder(app.config, 'sound'), id)
  try {
    const begun = await load(app, id)
    if (!begun) return
    if (!begun.key) throw new Stopped('no_file')
    await pipeline(await store.read(begun.key), createWriteStream(path, { mode: 0o600 }))
    const cuts = begun.cuts ?? (await listen(app, id, path))
    for (let at = 0; at + 1 < cuts.length; at += 1) {
      if (begun.pieces[at]) continue
      await hear(app, id, path, at, cuts)
    }
    await finish(app, id)
  } catch (error) {
    const failure = error instanceof Stopped ? error.failure : error instanceof NoFfmpeg ? 'no_ffmpeg' : null
    if (failure) await fail(app, id, failure)
    else if (!(error instanceof Stopped)) {
      if (await isLastTry(app, id)) await fail(app, id, 'failed')
      throw error
    }
  } finally {
    await Promise.all([rm(path, { force: true }), rm(pieceOf(path), { force: true })])
    app.wake.live()
  }
}

/** Where the piece of a recording stands that is being listened to. */
const pieceOf = (path: string) => `${path}.wav`

/** What there is to do, held: null where it is over, and no word of anybody who has not said yes (T-083). */
async function load(app: App, id: string): Promise<Work | null> {
  return await asJobs(app, async (db) => {
    const [found] = await work(db, id)
    if (!found || (found.status !== 'queued' && found.status !== 'running')) return null
    if (found.isSpare) return await leave(db, found)
    if ((await loadConsentState(db, found.sessionId)) !== 'complete') throw new Stopped('consent_missing')
    await setStatus(db, id, 'running', null)
    await tell(db, found)
    return found
  })
}

/** The session has words already: those that somebody sent up meanwhile stand, and nobody pays for these. */
async function leave(db: Db, found: Work): Promise<null> {
  await setStatus(db, found.id, 'cancelled', null)
  await tell(db, found)
  return null
}

async function listen(app: App, id: string, path: string): Promise<number[]> {
  const args = [
    ...quiet,
    ...readingFile,
    '-i',
    path,
    '-map',
    '0:a:0',
    '-af',
    'silencedetect=noise=-35dB:d=0.35',
    '-f',
    'null',
    '-',
  ]
  const told = await runFfmpeg('ffmpeg', args, LISTEN_MS, async (_out, said) =>
    (await readAll(said, MOST_TOLD)).toString(),
  ).catch((error: unknown) => {
    throw error instanceof NoFfmpeg ? error : new Stopped('no_sound')
  })
  const cuts = cutsOf(readLength(told) ?? 0, readSilences(told))
  if (cuts.length < 2) throw new Stopped('no_sound')
  await asJobs(app, (db) => setCuts(db, id, cuts))
  return cuts
}

async function hear(app: App, id: string, path: string, at: number, cuts: readonly number[]): Promise<void> {
  const [startMs = 0, endMs = 0] = [cuts[at], cuts[at + 1]]
  const seconds = (ms: number) => (ms / 1_000).toFixed(3)
  const wav = ['-vn', '-ac', '1', '-ar', '16000', '-c:a', 'pcm_s16le', '-f', 'wav']
  const piece = ['-ss', seconds(startMs), '-t', seconds(endMs - startMs), '-i', path, '-map', '0:a:0']
  // On the disk, from where it is sent as it is read: hundreds of pieces would wait in memory to be forgotten.
  const most = ['-fs', String(MOST_PIECE_BYTES), '-y', pieceOf(path)]
  await runFfmpeg(
    'ffmpeg',
    [...quiet, '-v', 'error', ...readingFile, ...piece, ...wav, ...most],
    CUT_MS,
    async (out) => void out.resume(),
  )
  // Consent is asked before each piece leaves, and whether somebody pressed 'Cancel'.
  if (!(await load(app, id))) throw new Stopped(null)
  const sound = await openAsBlob(pieceOf(path), { type: 'audio/wav' })
  const answer = await transcribePiece(app, sound, endMs - startMs)
  if (!answer.ok) {
    if (answer.reason === 'unreachable') throw new Error('the model did not answer')
    throw new Stopped(answer.reason)
  }
  const { text, segments = [], language = null } = answer.heard
  const spoken: SpokenPiece = {
    text,
    parts: segments.map((each) => ({
      startMs: Math.round(each.start * 1_000),
      endMs: Math.round(each.end * 1_000),
      text: each.text,
      speaker: each.speaker ?? null,
    })),
  }
  await asJobs(app, async (db) => {
    const [kept] = await keepPiece(db, id, String(at), JSON.stringify(spoken), language)
    if (!kept) throw new Stopped(null)
    const [found] = await work(db, id)
    if (found) await tell(db, found)
  })
  app.wake.live()
}

/** The words become the session's transcript, and its draft is asked for: one transaction, once. */
async function finish(app: App, id: string): Promise<void> {
  await asJobs(app, async (db) => {
    const [found] = await work(db, id)
    if (found?.status !== 'running') return
    if (found.isSpare) return void (await leave(db, found))
    if ((await loadConsentState(db, found.sessionId)) !== 'complete') throw new Stopped('consent_missing')
    const segments = segmentsOf(found.cuts ?? [], found.pieces)
    if (segments.length === 0) throw new Stopped('no_speech')
    await storeWords(db, app, found, segments)
    await setStatus(db, id, 'done', null)
    await tell(db, found)
    const subject = {
      type: 'transcript',
      id,
      memberId: found.userId,
      details: { sessionId: found.sessionId, segments: segments.length },
    }
    await recordEvent(db, null, 'transcription.ended', subject, {
      requestId: id,
      ipAddress: '',
      userAgent: '',
    })
  })
  app.wake.jobs()
}

async function fail(app: App, id: string, failure: TranscriptionFailure): Promise<void> {
  await asJobs(app, async (db) => {
    const [found] = await work(db, id)
    if (!found) return
    await setStatus(db, id, 'failed', failure)
    await tell(db, found)
  })
}

const tell = (db: Db, { sessionId, userId }: Work) =>
  publish(db, 'minutes', {
    entity: 'transcription',
    id: sessionId,
    version: 0,
    kind: 'transcription.moved',
    memberId: userId,
  })

const lastTry = sqlStatement<[id: string], { last: boolean }>(
  `select retry_count >= retry_limit as last from pgboss.job
   where name = 'minutes.transcribe' and data->>'id' = $1 order by created_on desc limit 1`,
)
/** Whether the queue will try no more; a run that no queue knows of is the only one. */
const isLastTry = async (app: App, id: string): Promise<boolean> =>
  (await asJobs(app, (db) => lastTry(db, id)))[0]?.last ?? true
