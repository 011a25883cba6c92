import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileKeepers } from '#server/app/fileKeepers.ts'
import { sealText } from '#server/platform/sealText.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { Storage } from '#server/platform/storage/openStorage.ts'
import { openStorage } from '#server/platform/storage/openStorage.ts'
import { canReadSound } from '#server/platform/storage/readSound.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { startGoogle } from '#tests/fakes/google/google.ts'
import type { StandIn } from '#tests/fakes/standIn.ts'
import { fetchAgreed, fetchRecording } from './fetchRecording.ts'
import { DRIVE } from './findConnection.ts'

const bytes = readFileSync(join(import.meta.dirname, '../../../tests/fakes/sound/talk.mp4'))
const folder = mkdtempSync(join(tmpdir(), 'jul-fetch-'))
const hasProgram = await canReadSound()
let at: TestApp
let google: StandIn
let storage: Storage
let advisor: Person
let member: Person

beforeAll(async () => {
  keepCookieSecret('a secret of thirty-two characters or more')
  google = await startGoogle([
    {
      id: 'video',
      name: 'Meet recording',
      mimeType: 'video/mp4',
      createdTime: new Date().toISOString(),
      bytes,
    },
  ])
  at = await testApp({
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_TOKEN_URL: `${google.url}/token`,
    GOOGLE_DRIVE_URL: google.url,
    DATA_DIR: folder,
  })
  storage = await openStorage(at.app, at.jobsPool, fileKeepers)
  await at.query(`insert into drive_connections (id, status, token_sealed) values ('company', 'ready', $1)`, [
    sealText('refresh-1', DRIVE),
  ])
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  member = await at.person({ plans: ['desktop_pro'], firstName: 'Mia' })
})
afterAll(async () => {
  await at.close()
  await google.close()
  rmSync(folder, { recursive: true, force: true })
})

const insert = (id: string, sessionId: string, driveFileId: string, linkedAt: string) =>
  at.query(
    `insert into recordings (id, session_id, user_id, source, status, drive_file_id, name, mime_type, byte_size, linked_at)
     values ($1, $2, $3, 'drive', 'found', $4, 'Meet recording', 'video/mp4', $5, now() - $6::interval)`,
    [id, sessionId, member.id, driveFileId, bytes.length, linkedAt],
  )

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
  const asked: string[] = []
  await fetchAgreed(at.jobsApp, async (recordingId) => void asked.push(recordingId))
  expect(asked).toEqual([id])

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
    { status: 'failed', failure: 'unreadable' },
  ])
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
    const asked: string[] = []
    const look = () => fetchAgreed(at.jobsApp, async (recordingId) => void asked.push(recordingId))
    const standing = async () =>
      (await at.query('select status, failure from recordings where id = $1', [id]))[0]
    await look()
    expect(asked).toEqual([])
    expect(google.log).toEqual([])

    await stage.agree(sessionId, advisor, member)
    await look()
    await look()
    expect(asked).toEqual([id])
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
    expect(Number(file?.byte_size)).toBe(bytes.length)
  },
)
