import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileKeepers } from '#server/app/fileKeepers.ts'
import type { Storage } from '#server/platform/storage/openStorage.ts'
import { openStorage } from '#server/platform/storage/openStorage.ts'
import { canReadSound } from '#server/platform/storage/readSound.ts'
import type { DriveStage } from '#tests/app/driveStage.ts'
import { driveStage, talkBytes } from '#tests/app/driveStage.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import type { StandIn } from '#tests/fakes/standIn.ts'
import { fetchAgreed, fetchRecording } from './fetchRecording.ts'

const hasProgram = await canReadSound()
let drive: DriveStage
let at: TestApp
let google: StandIn
let storage: Storage
let advisor: Person
let member: Person

beforeAll(async () => {
  drive = await driveStage()
  at = drive.at
  google = drive.google
  storage = await openStorage(at.app, at.jobsPool, fileKeepers)
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  member = await at.person({ plans: ['desktop_pro'], firstName: 'Mia' })
})
afterAll(() => drive.close())

const insert = (id: string, sessionId: string, driveFileId: string, linkedAt: string) =>
  at.query(
    `insert into recordings (id, session_id, user_id, source, status, drive_file_id, name, mime_type, byte_size, linked_at)
     values ($1, $2, $3, 'drive', 'found', $4, 'Meet recording', 'video/mp4', $5, now() - $6::interval)`,
    [id, sessionId, member.id, driveFileId, talkBytes.length, linkedAt],
  )

/** The recordings whose bytes were asked for, in the transaction that let them come. */
const asked = async () =>
  (
    await at.query<{ id: string }>(
      `select data->>'recordingId' as id from job_requests where queue = 'minutes.fetchRecording'`,
    )
  ).map(({ id }) => id)

it('waits for nobody else’s consent, and takes neither more than was found nor more than there is room for', async () => {
  const stage = sessionStage(at)
  const [open, refused, agreed] = [
    await stage.schedule(advisor, member),
    await stage.schedule(advisor, member),
    await stage.schedule(advisor, member),
  ]
  for (let n = 0; n < 24; n++) await insert(randomUUID(), n < 12 ? open : refused, randomUUID(), '1 day')
  await stage.agree(refused, advisor, member)
  await at.query(
    `update consents set withdrawn_at = given_at + interval '1 second' where session_id = $1 and party = 'member'`,
    [refused],
  )
  await stage.agree(agreed, advisor, member)
  const id = randomUUID()
  await insert(id, agreed, 'video', '1 hour')
  await fetchAgreed(at.jobsApp)
  expect(await asked()).toEqual([id])

  const claim = (byteSize: number) =>
    at.query('update files f set byte_size = $2 from recordings r where r.id = $1 and f.id = r.file_id', [
      id,
      byteSize,
    ])
  await claim(2 ** 52)
  await expect(fetchRecording(at.jobsApp, storage, id)).rejects.toThrow('no disk space')
  expect(google.log).toEqual([])
  await claim(10_000)
  await fetchRecording(at.jobsApp, storage, id)
  expect(await at.query('select status, failure from recordings where id = $1', [id])).toEqual([
    { status: 'failed', failure: 'not_accessible' },
  ])
  // Whoever has the session open sees it come, and that it does not.
  const heard = () => at.query('select kind from live_events where entity_id = $1 order by id', [id])
  expect(await heard()).toEqual([{ kind: 'recording.announced' }, { kind: 'recording.refused' }])
  await at.query(`update recordings set status = 'arriving', failure = null where id = $1`, [id])
  await at.query(
    `update files set status = 'arriving' where id = (select file_id from recordings where id = $1)`,
    [id],
  )
  await at.query('update files f set byte_size = $2 from recordings r where r.id = $1 and f.id = r.file_id', [
    id,
    talkBytes.length,
  ])
  google.next({ match: '/files/', action: { kind: 'truncate', bytes: 20_000 } })
  await expect(fetchRecording(at.jobsApp, storage, id, { isLastTry: true })).rejects.toThrow()
  expect((await heard()).at(-1)).toEqual({ kind: 'recording.refused' })
  expect(
    await at.query(
      `select count(*)::int as count from audit_events where subject_id = $1 and action = 'recording.refused'`,
      [id],
    ),
  ).toEqual([{ count: 2 }])
  await at.query('delete from recordings')
  google.log.length = 0
})

it.skipIf(!hasProgram)(
  'brings the bytes once everybody has agreed and not before, on from where they broke off (4.12.11)',
  async () => {
    const stage = sessionStage(at)
    const sessionId = await stage.schedule(advisor, member)
    const id = randomUUID()
    await insert(id, sessionId, 'video', '0')
    await at.query('delete from job_requests')
    const look = () => fetchAgreed(at.jobsApp)
    const standing = async () =>
      (await at.query('select status, failure from recordings where id = $1', [id]))[0]
    await look()
    expect(await asked()).toEqual([])
    expect(google.log).toEqual([])

    await stage.agree(sessionId, advisor, member)
    await look()
    await look()
    expect(await asked()).toEqual([id])
    expect(await standing()).toMatchObject({ status: 'arriving' })
    google.next({ match: '/files/', action: { kind: 'truncate', bytes: 20_000 } })
    await expect(fetchRecording(at.jobsApp, storage, id)).rejects.toThrow()
    await fetchRecording(at.jobsApp, storage, id)
    await storage.settler.end()
    expect(await standing()).toEqual({ status: 'ready', failure: null })
    const [file] = await at.query<{ byte_size: string }>(
      `select f.byte_size from files f join recordings r on r.file_id = f.id where r.id = $1 and f.status = 'stored'`,
      [id],
    )
    expect(Number(file?.byte_size)).toBe(talkBytes.length)
  },
)
