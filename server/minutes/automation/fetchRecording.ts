import { Readable } from 'node:stream'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { recordingLimits } from '#domain/recordings/limits.ts'
import { listConsentStates } from '#server/consent/queries.ts'
import type { App } from '#server/platform/app.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { diskFullText, hasRoomFor } from '#server/platform/diskSpace.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { openDownload } from '#server/platform/outside/google/openDownload.ts'
import { DriveError } from '#server/platform/outside/google/signIn.ts'
import { announceFile } from '#server/platform/storage/announce.ts'
import type { Storage } from '#server/platform/storage/openStorage.ts'
import type { Told } from '#server/recordings/keepRecording.ts'
import { tell } from '#server/recordings/keepRecording.ts'
import { askDrive } from './connectToDrive.ts'

type Linked = {
  id: string
  sessionId: string
  userId: string
  name: string
  mimeType: string | null
  byteSize: number | null
  /** What came of it before it failed. */
  fileId: string | null
}
// Those that may not come yet are left out here: twenty of them would stand before all others.
const linked = sqlStatement<[textVersion: string], Linked>(
  `select r.id, r.session_id as "sessionId", r.user_id as "userId", r.name, r.mime_type as "mimeType", r.byte_size::float8 as "byteSize",
     f.id as "fileId"
   from recordings r left join files f on f.id = r.file_id and f.status = 'arriving'
   where r.source = 'drive' and r.status = 'found'
     and exists (select from sessions s where s.id = r.session_id and s.deleted_at is null)
     and app_consent_seems_complete(r.session_id, $1) order by r.linked_at limit 20`,
)
const setArriving = sqlStatement<[id: string, fileId: string], Told>(
  `update recordings set status = 'arriving', file_id = $2, updated_at = now()
   where id = $1 and status = 'found' and session_id is not null returning id, session_id as "sessionId", user_id as "memberId"`,
)
const setFailed = sqlStatement<[id: string, failure: string], Told>(
  `update recordings set status = 'failed', failure = $2, updated_at = now() where id = $1 and status in ('found', 'arriving')
   returning id, session_id as "sessionId", user_id as "memberId"`,
)
async function failFetch(db: Db, id: string, reason: string): Promise<void> {
  const [failed] = await setFailed(db, id, reason)
  if (failed) await tell(db, failed, 'recording.refused', { reason })
}
const onTheWay = sqlStatement<[id: string], { fileId: string; driveFileId: string; byteSize: number }>(
  `select r.file_id as "fileId", r.drive_file_id as "driveFileId", f.byte_size::float8 as "byteSize"
   from recordings r join files f on f.id = r.file_id where r.id = $1 and r.status = 'arriving' and f.status = 'arriving'`,
)

const endings: Readonly<Record<string, string>> = {
  'video/mp4': '.mp4',
  'video/webm': '.webm',
  'video/quicktime': '.mov',
  'video/x-matroska': '.mkv',
}

/** Recordings of the drive whose session everybody has agreed to: from now on, and not before, their bytes may come (4.12.11). */
export async function fetchAgreed(app: App): Promise<void> {
  const isAny = await asJobs(app, async (db) => {
    const found = await linked(db, consentTextVersion)
    const states = await listConsentStates(
      db,
      found.map(({ sessionId }) => sessionId),
    )
    let any = false
    for (const { id, sessionId, userId, name, mimeType, byteSize, fileId: begun } of found) {
      if (states.get(sessionId) !== 'complete') continue
      if (!byteSize || byteSize > recordingLimits.maxBytes) {
        await failFetch(db, id, byteSize ? 'too_large' : 'unreadable')
        continue
      }
      const fileId = begun ?? app.clock.newId()
      const ending = endings[mimeType ?? ''] ?? ''
      const fileName = name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
      const whose = { userId, createdBy: null, kind: 'recording' } as const
      if (!begun)
        await announceFile(db, { id: fileId, ...whose, name: fileName, byteSize, key: app.clock.newId() })
      const [taken] = await setArriving(db, id, fileId)
      if (!taken) continue
      await tell(db, taken, 'recording.announced', { byteSize })
      // In the same transaction: a node that dies now leaves no recording that nobody fetches.
      await enqueue(db, 'minutes.fetchRecording', { recordingId: id }, app.clock.newId())
      any = true
    }
    return any
  })
  if (isAny) app.wake.jobs()
}

/**
 * Brings the bytes of one recording from the drive, on from where they broke off, and hands them to whoever looks at files. Where the
 * queue will try no more, the recording says so, and what came stays for whoever presses 'Try again'.
 */
export async function fetchRecording(
  app: App,
  storage: Storage,
  recordingId: string,
  { isLastTry = false }: { isLastTry?: boolean } = {},
): Promise<void> {
  const [file] = await asJobs(app, (db) => onTheWay(db, recordingId))
  if (!file) return
  const { settler } = storage
  try {
    await bring(app, storage, file)
  } catch (error) {
    // A file that its owner took away does not come back by asking again.
    if (error instanceof DriveError && error.reason === 'not_accessible')
      return await settler.refuse(file.fileId, 'not_accessible')
    if (isLastTry) await asJobs(app, (db) => failFetch(db, recordingId, 'download_failed'))
    throw error
  }
  await settler.arrived(file.fileId)
}

async function bring(
  app: App,
  { arrivals }: Storage,
  { fileId, driveFileId, byteSize }: { fileId: string; driveFileId: string; byteSize: number },
): Promise<void> {
  const there = await arrivals.sizeOf(fileId)
  if (there === byteSize) return
  if (there > byteSize) throw new DriveError('not_accessible')
  if (!(await hasRoomFor(app.config, byteSize - there))) throw new Error(diskFullText)
  const { body, from } = await askDrive(app, (token) => openDownload(app, token, driveFileId, there))
  await arrivals.write(fileId, from, Readable.from(chunksOf(body, byteSize - from)))
  // A line that was closed politely in the middle is one that broke off, too.
  if ((await arrivals.sizeOf(fileId)) < byteSize) throw new Error('the download broke off')
}

/** Begins to read when it is read: a line that breaks before that is heard by whoever reads, and by nobody else. */
async function* chunksOf(body: AsyncIterable<Uint8Array>, mostBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    // Not the file that was found: it is no larger than its row says, and what is larger was never let in.
    if (size > mostBytes) throw new DriveError('not_accessible')
    yield chunk
  }
}
