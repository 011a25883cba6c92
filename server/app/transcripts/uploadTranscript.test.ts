import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { transcriptLimits } from '#domain/recordings/limits.ts'
import { draftMinutes } from '#server/minutes/drafts/draftMinutes.ts'
import { readWindow } from '#server/recordings/queries.ts'
import { sessionStage, talk } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { run, wordDocument } from '#tests/app/zipFile.ts'
import { eraseTranscript } from './eraseTranscript.ts'

const HOUR = 3_600_000
let at: TestApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  stage = sessionStage(at)
  advisor = await at.person({ roles: ['staff'] })
  member = await at.person()
})
afterAll(() => at.close())

async function ready(): Promise<string> {
  const id = await stage.schedule(advisor, member)
  await stage.agree(id, advisor, member)
  return id
}
const jobs = (id: string) => at.query('select queue, data from job_requests where id = $1', [id])

describe('uploading a transcript', () => {
  it('stores it, asks for one draft under its own id, and leaves one audit row (T-083)', async () => {
    const sessionId = await ready()
    const { transcript, alreadyThere } = await stage.upload(advisor, sessionId)
    expect(alreadyThere).toBe(false)
    expect(transcript).toMatchObject({ format: 'vtt', segmentCount: 5 })
    expect(await at.query('select user_id from transcripts where id = $1', [transcript.id])).toEqual([
      { user_id: member.id },
    ])
    expect(await jobs(transcript.id)).toEqual([
      { queue: 'minutes.draft', data: { sessionId, transcriptId: transcript.id } },
    ])
    expect(
      await at.query('select drafting from session_outcomes where session_id = $1', [sessionId]),
    ).toEqual([{ drafting: 'queued' }])
    expect(
      await at.query('select action, member_id from audit_events where subject_id = $1', [transcript.id]),
    ).toEqual([{ action: 'transcript.uploaded', member_id: member.id }])
    expect(
      await at.query(
        `select topic from live_events where entity_id = any($1) and topic in ('recordings', 'minutes') order by topic`,
        [[transcript.id, sessionId]],
      ),
    ).toEqual([{ topic: 'minutes' }, { topic: 'recordings' }])
  })

  it('is one transcript and one job for the same order or the same file sent again, also at once', async () => {
    const sessionId = await ready()
    const id = randomUUID()
    const all = await Promise.all([
      stage.upload(advisor, sessionId, { id }),
      stage.upload(advisor, sessionId, { id }),
      stage.upload(advisor, sessionId),
    ])
    expect(all.filter((each) => !each.alreadyThere)).toHaveLength(1)
    expect(await at.query('select id from transcripts where session_id = $1', [sessionId])).toHaveLength(1)
    expect(
      await at.query(`select id from job_requests where data->>'sessionId' = $1`, [sessionId]),
    ).toHaveLength(1)
  })

  it('takes the words of a Word document, and says what may be drafted from them', async () => {
    const sessionId = await ready()
    const file = wordDocument([
      run('Ana Reis: Wir haben beschlossen, den Preis zu erhöhen.'),
      run('Ben: Ja, gut.'),
    ])
    const { transcript } = await stage.upload(advisor, sessionId, { file, fileName: 'call.docx' })
    expect(transcript).toMatchObject({
      format: 'docx',
      segmentCount: 2,
      isEnglish: false,
      isOverNames: false,
    })
  })

  it('waits for everybody: one yes is not enough, a no is a no (4.12.11)', async () => {
    const sessionId = await stage.schedule(advisor, member)
    await stage.agree(sessionId, advisor)
    await expect(stage.upload(advisor, sessionId)).rejects.toMatchObject({ reason: 'consent_missing' })
    expect(await at.query('select id from transcripts where session_id = $1', [sessionId])).toEqual([])
  })

  it('waits for the start, and is for those who manage the session alone', async () => {
    const later = await stage.schedule(advisor, member, 2 * HOUR)
    await stage.agree(later, advisor, member)
    await expect(stage.upload(advisor, later)).rejects.toMatchObject({ reason: 'session_not_begun' })
    const sessionId = await ready()
    // The call does not exist for members; that they may not is canUploadTranscript's own test.
    await expect(stage.upload(member, sessionId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(stage.upload(await at.person({ roles: ['staff'] }), sessionId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const stranger = { ...advisor, tokenHash: 'nobody' }
    const decoded = vi.spyOn(Buffer, 'from')
    await expect(stage.upload(stranger, sessionId)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    // Megabytes are not decoded and hashed for somebody who is nobody.
    expect(decoded.mock.calls.filter((call: unknown[]) => call[1] === 'base64')).toEqual([])
    decoded.mockRestore()
    const manager = await at.person({ roles: ['staff'], permissions: ['sessions.manage'] })
    expect((await stage.upload(manager, sessionId)).alreadyThere).toBe(false)
  })

  it.each([
    ['call.pdf', talk, /^File type not allowed\. Use \.txt, \.vtt, \.srt or \.docx/],
    ['call.exe', talk, /^Potentially dangerous file extension\./],
    ['call.mp3.srt', talk, /^Double extension detected\./],
    ['.htaccess', talk, /^Suspicious file name\./],
    ['../call.txt', talk, /^Invalid file name\./],
    ['call.docx', talk, /^File failed basic validation\./],
    ['call.vtt', 'Hello there', /^Line 1: A \.vtt file starts with/],
    ['call.vtt', talk.replace('00:00:10.000 -->', 'xx:00:10.000 -->'), /^Line 6: /],
    ['call.srt', '1\n00:00:05,000 --> 00:00:01,000\nBackwards\n', /^Line 2: This part ends before it starts/],
    ['call.txt', Buffer.from([0x48, 0x69, 0x0a, 0xff, 0xfe, 0x41]), /^Line 2: .*UTF-8/],
    ['call.txt', '', /empty/],
    ['call.txt', 'a'.repeat(transcriptLimits.maxBytes + 1), /larger than 2 MB/],
  ])('refuses a bad %s with reason and line, and stores nothing', async (fileName, file, message) => {
    const sessionId = await ready()
    const refused = stage.upload(advisor, sessionId, { file, fileName })
    await expect(refused).rejects.toMatchObject({
      problems: [{ field: 'file', message: expect.stringMatching(message) }],
    })
    expect(await at.query('select id from transcripts where session_id = $1', [sessionId])).toEqual([])
    expect(await at.query('select id from session_outcomes where session_id = $1', [sessionId])).toEqual([])
  })

  it('is read in windows, cut in the database', async () => {
    const sessionId = await ready()
    const { transcript } = await stage.upload(advisor, sessionId)
    const window = await at.as(member, ({ db }) => readWindow(db, transcript.id, 3, 10))
    expect(window.map((segment) => segment.index)).toEqual([3, 4])
    const other = await at.person()
    expect(await at.as(other, ({ db }) => readWindow(db, transcript.id, 0, 10))).toEqual([])
  })
})

describe('erasing a transcript', () => {
  it('takes the drafts that rest on it along, and is refused to staff of other members', async () => {
    const sessionId = await ready()
    const { transcript } = await stage.upload(advisor, sessionId)
    await draftMinutes(at.jobsApp, { sessionId, transcriptId: transcript.id })
    const remove = (person: Person) => at.call(person, eraseTranscript, { id: transcript.id })
    await expect(remove(await at.person({ roles: ['staff'] }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await remove(advisor)
    expect(
      await at.query(
        'select current_version_id, drafting, status from session_outcomes where session_id = $1',
        [sessionId],
      ),
    ).toEqual([{ current_version_id: null, drafting: 'ready', status: 'draft' }])
    expect(await at.query('select id from outcome_versions where id = $1', [transcript.id])).toEqual([])
    expect(
      await at.query(
        `select action from audit_events where subject_id = $1 and action = 'transcript.erased'`,
        [transcript.id],
      ),
    ).toHaveLength(1)
  })
})
