import { createHash, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withdrawConsent } from '#server/consent/commands.ts'
import { canReadSound } from '#server/platform/storage/readSound.ts'
import type { FilesApp } from '#tests/app/filesApp.ts'
import { filesApp, soundFile } from '#tests/app/filesApp.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person } from '#tests/app/testApp.ts'
import { addRecording, allowSaving, eraseRecording } from './commands.ts'
import { getRecordingAddress, listRecordings } from './queries.ts'

let at: FilesApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let member: Person
const hasFfmpeg = await canReadSound()

beforeAll(async () => {
  at = await filesApp()
  stage = sessionStage(at)
  advisor = await at.person({ roles: ['staff'] })
  member = await at.person({ plans: ['mobile_premium'] })
})
afterAll(() => at.close())

async function ready(): Promise<string> {
  const id = await stage.schedule(advisor, member)
  await stage.agree(id, advisor, member)
  return id
}
const announce = (sessionId: string, name: string, byteSize: number, id: string = randomUUID()) =>
  at.call(advisor, addRecording, { id, sessionId, name, byteSize })
async function stored(sessionId: string, name = 'talk.mp3') {
  const bytes = await soundFile(name)
  const { recording } = await announce(sessionId, name, bytes.length)
  const half = Math.floor(bytes.length / 2)
  await at.send(advisor, recording.id, 0, bytes.subarray(0, half))
  await at.send(advisor, recording.id, half, bytes.subarray(half))
  await at.settled()
  return { id: recording.id, bytes }
}
const list = (person: Person, sessionId: string) => at.call(person, listRecordings, { sessionId })
const kept = async () =>
  (await readdir(join(at.folder, 'files'), { recursive: true })).filter((name) => name.length > 36)

describe.skipIf(!hasFfmpeg)('a recording', () => {
  it('arrives in pieces, is heard, and is played whole by those whom consent covers (T-083, T-088)', async () => {
    const sessionId = await ready()
    const { id, bytes } = await stored(sessionId)
    const { recordings } = await list(member, sessionId)
    expect(recordings).toMatchObject([
      {
        id,
        status: 'ready',
        hasVideo: false,
        can: { play: { ok: true }, save: { ok: false, reason: 'saving_not_allowed' } },
      },
    ])
    expect(recordings[0]?.durationMs).toBeGreaterThan(20_000)
    expect(recordings[0]?.peaks).toHaveLength(240)
    const { address, saveAddress, shownName } = await at.call(member, getRecordingAddress, { id })
    expect({ saveAddress, shownName }).toEqual({ saveAddress: null, shownName: 'Test Person' })
    expect((await at.call(advisor, getRecordingAddress, { id })).shownName).toBeNull()
    const played = await at.get(member, address)
    expect(Buffer.from(await played.arrayBuffer()).equals(bytes)).toBe(true)
    expect(await at.query('select status, type, sha256 from files where id = $1', [id])).toEqual([
      { status: 'stored', type: 'audio/mpeg', sha256: createHash('sha256').update(bytes).digest('hex') },
    ])
    expect(
      await at.query(`select action, actor_kind from audit_events where subject_id = $1 order by id`, [id]),
    ).toEqual([
      { action: 'recording.announced', actor_kind: 'staff' },
      { action: 'recording.stored', actor_kind: 'jobs' },
    ])
  })

  it('is copied where it is allowed, and never at an address for playing', async () => {
    const sessionId = await ready()
    const { id } = await stored(sessionId)
    const { address } = await at.call(member, getRecordingAddress, { id })
    expect((await at.get(member, address.replace('use=play', 'use=save'))).status).toBe(403)
    await at.call(advisor, allowSaving, { id, isAllowed: true })
    const { saveAddress } = await at.call(member, getRecordingAddress, { id })
    const saved = await at.get(member, saveAddress ?? '')
    expect(saved.headers.get('content-disposition')).toBe(
      `attachment; filename="talk.mp3"; filename*=UTF-8''talk.mp3`,
    )
    await saved.arrayBuffer()
  })

  it('is held back where the consent does not cover it: a yes to an older text is asked again (T-083)', async () => {
    const sessionId = await ready()
    const { id } = await stored(sessionId)
    await at.query(`update consents set text_version = '1.1' where session_id = $1 and party = 'member'`, [
      sessionId,
    ])
    for (const person of [member, advisor])
      await expect(at.call(person, getRecordingAddress, { id })).rejects.toMatchObject({
        reason: 'consent_missing',
      })
    expect((await list(member, sessionId)).recordings).toMatchObject([{ can: { play: { ok: false } } }])
  })

  it('goes with its bytes as soon as one consent is withdrawn; a stub stays in the trail (4.12.11)', async () => {
    const sessionId = await ready()
    const { id } = await stored(sessionId)
    const open = await announce(sessionId, 'second.mp3', 10_000)
    await at.send(advisor, open.recording.id, 0, (await soundFile('talk.mp3')).subarray(0, 5_000))
    const { address } = await at.call(member, getRecordingAddress, { id })
    const before = (await kept()).length
    await at.call(member, withdrawConsent, { sessionId })
    expect((await at.get(member, address)).status).toBe(404)
    expect((await at.sentSoFar(advisor, open.recording.id)).status).toBe(404)
    expect((await list(advisor, sessionId)).recordings).toEqual([])
    await at.settled()
    await at.storage.settler.sweep()
    expect((await kept()).length).toBe(before - 2)
    expect(await at.query('select key from file_erasures')).toEqual([])
    expect(
      await at.query(
        `select action from audit_events where subject_id = $1 and action = 'consent.withdrawn'`,
        [sessionId],
      ),
    ).toHaveLength(1)
  })

  it('is erased by the advisor of its session alone, for good', async () => {
    const sessionId = await ready()
    const { id } = await stored(sessionId)
    const colleague = await at.person({ roles: ['staff'], permissions: ['sessions.manage'] })
    await expect(at.call(colleague, eraseRecording, { id })).rejects.toMatchObject({
      reason: 'not_session_advisor',
    })
    await at.call(advisor, eraseRecording, { id })
    expect(await at.query('select id from files where id = $1', [id])).toEqual([])
  })

  it.each([
    ['silent.mp3', 'silent.mp3', 'silent'],
    ['no-sound.mp4', 'no-sound.mp4', 'no_sound'],
    ['talk.mp4', 'talk.mp3', 'failed_validation'],
    ['talk.vtt', 'talk.mp3', 'failed_validation'],
  ])('%s sent as %s is refused for what it is, and stays nowhere', async (file, name, reason) => {
    const sessionId = await ready()
    const bytes = await soundFile(file)
    const { recording } = await announce(sessionId, name, bytes.length)
    const answer = await at.send(advisor, recording.id, 0, bytes)
    expect(answer.status).toBe(reason === 'failed_validation' ? 415 : 204)
    await at.settled()
    expect((await list(advisor, sessionId)).recordings).toMatchObject([{ status: 'failed', failure: reason }])
    expect((await list(member, sessionId)).recordings).toEqual([])
    expect(await kept()).not.toContainEqual(expect.stringContaining(recording.id))
  })

  it('cut off in its middle is refused as unreadable', async () => {
    const sessionId = await ready()
    const bytes = (await soundFile('talk.mp4')).subarray(0, 600)
    const { recording } = await announce(sessionId, 'talk.mp4', bytes.length)
    await at.send(advisor, recording.id, 0, bytes)
    await at.settled()
    expect((await list(advisor, sessionId)).recordings).toMatchObject([{ failure: 'unreadable' }])
  })
})

describe('announcing a recording', () => {
  it('waits for everybody, and is for those who manage the session (4.12.11)', async () => {
    const sessionId = await stage.schedule(advisor, member)
    await stage.agree(sessionId, advisor)
    await expect(announce(sessionId, 'talk.mp3', 10)).rejects.toMatchObject({ reason: 'consent_missing' })
    const stranger = await at.person({ roles: ['staff'] })
    const input = { id: randomUUID(), sessionId, name: 'talk.mp3', byteSize: 10 }
    await expect(at.call(stranger, addRecording, input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    ['talk.pdf', 10, /^File type not allowed\. Use \.mp3, /],
    ['talk.mp3.exe', 10, /^Potentially dangerous file extension\./],
    ['talk.pdf.mp3', 10, /^Double extension detected\./],
    ['../talk.mp3', 10, /^Invalid file name\./],
    ['C:\\talk.mp3', 10, /^Invalid file name\./],
    ['desktop.ini', 10, /^Suspicious file name\./],
    ['talk.mp3', 0, /^File failed basic validation\. It is empty/],
    ['talk.mp3', 2 * 1024 ** 3 + 1, /^File size too large\. The largest file that fits is 2 GB\.$/],
  ])('%s of %i bytes is refused with words, at its field', async (name, size, message) => {
    const sessionId = await ready()
    await expect(announce(sessionId, name, size)).rejects.toMatchObject(
      hasFfmpeg
        ? { problems: [{ field: 'file', message: expect.stringMatching(message) }] }
        : { reason: 'no_ffmpeg' },
    )
    expect(await at.query('select id from recordings where session_id = $1', [sessionId])).toEqual([])
  })
})
