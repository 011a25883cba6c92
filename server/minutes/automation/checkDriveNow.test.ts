import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import { googleEnv } from '#tests/app/driveStage.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { contractsDir } from '#tests/fakes/contracts.ts'
import type { DriveVideo } from '#tests/fakes/google/google.ts'
import { startGoogle } from '#tests/fakes/google/google.ts'
import type { StandIn } from '#tests/fakes/standIn.ts'
import { checkDriveNow, checkWhenDue } from './checkDriveNow.ts'
import { checkDrive, checkRecordings, connectDrive, startDriveConnection } from './commands.ts'
import { confirmMatch, dismissMatch, undoMatch } from './confirmMatch.ts'
import { connectToDrive } from './connectToDrive.ts'
import { getAutomation, getAutomationStatus, getRecordingCheck, listMatches } from './queries.ts'

let at: TestApp
let google: StandIn
let stage: ReturnType<typeof sessionStage>
let keeper: Person
let member: Person
let other: Person
const videos: DriveVideo[] = []

beforeAll(async () => {
  keepCookieSecret('a secret of thirty-two characters or more')
  google = await startGoogle(videos)
  at = await testApp({
    ...googleEnv(google),
    GOOGLE_MEET_URL: google.url,
  })
  stage = sessionStage(at)
  keeper = await at.person({ roles: ['staff'], permissions: ['sessions.manage'], firstName: 'Ada' })
  member = await at.person({ plans: ['desktop_pro'], firstName: 'Mia' })
  other = await at.person({ plans: ['desktop_pro'], firstName: 'Noa' })
})
afterAll(async () => {
  expect(contractsDir ? google.trouble() : []).toEqual([])
  await at.close()
  await google.close()
})

const automation = async () => (await at.call(keeper, getAutomation, undefined)).automation
const matches = () => at.call(keeper, listMatches, undefined)

async function connect() {
  const { url } = await at.call(keeper, startDriveConnection, undefined)
  const asked = new URL(url).searchParams
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/)
  const state = asked.get('state') ?? ''
  await at.call(keeper, connectDrive, { code: 'code-1', state })
  await connectToDrive(at.jobsApp, randomUUID())
}
async function check() {
  const id = randomUUID()
  await at.call(keeper, checkDrive, { id })
  await checkDriveNow(at.jobsApp, id)
  return (await automation()).runs.find((run) => run.id === id)
}
async function sessionOf(person: Person, code: string, startsInMs: number) {
  const id = await stage.schedule(keeper, person, startsInMs)
  await at.query('update sessions set meeting_url = $2 where id = $1', [
    id,
    `https://meet.google.com/${code}`,
  ])
  return id
}
const video = (name: string, endedMinutesAgo: number, more: Partial<DriveVideo> = {}): DriveVideo => ({
  id: randomUUID(),
  name,
  mimeType: 'video/mp4',
  createdTime: new Date(Date.now() - endedMinutesAgo * 60_000).toISOString(),
  size: '1048576',
  ...more,
})

it('connects the drive once by staff, keeps its token sealed, and says what is wrong (T-066)', async () => {
  await expect(at.call(member, getAutomation, undefined)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const plain = await at.person({ roles: ['staff'] })
  await expect(at.call(plain, getAutomation, undefined)).rejects.toMatchObject({ reason: 'not_keeper' })
  await expect(at.call(keeper, connectDrive, { code: 'x', state: 'forged.state.mac' })).rejects.toMatchObject(
    { code: 'BAD_REQUEST' },
  )
  const another = await at.person({ roles: ['staff'], permissions: ['sessions.manage'] })
  const { url } = await at.call(another, startDriveConnection, undefined)
  const theirs = new URL(url).searchParams.get('state') ?? ''
  await expect(at.call(keeper, connectDrive, { code: 'x', state: theirs })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  google.next({ match: '/token', action: { kind: 'mode', name: 'other-scope' } })
  await connect()
  expect(await automation()).toMatchObject({ status: 'error', failure: 'scope_missing' })
  await connect()
  expect(await automation()).toMatchObject({ status: 'ready', failure: null, isAutomatic: true })
  const [row] = await at.query<{ token_sealed: string }>('select * from drive_connections')
  expect(JSON.stringify(row)).not.toContain('refresh-1')
  await expect(
    at.as(keeper, ({ db }) => db.execute('select token_sealed from drive_connections')),
  ).rejects.toThrow()
})

it('links by proof, leaves the rest to a person, and takes nothing twice (K67, T-068)', async () => {
  const own = await sessionOf(member, 'aaa-bbbb-ccc', -3 * 3_600_000)
  const next = await sessionOf(other, 'ddd-eeee-fff', -2 * 3_600_000)
  const began = new Date(Date.now() - 3 * 3_600_000 + 60_000).toISOString()
  // Late: its time is that of the next client's session.
  videos.push(
    video(`aaa-bbbb-ccc (${began.slice(0, 10)} ${began.slice(11, 16)} GMT) recording`, 80),
    video('Meet recording without a code', 55),
  )
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  expect(await check()).toMatchObject({ status: 'done', matched: 1, skipped: 1, failed: 0 })
  // The sessions around both videos are read once.
  const texts = sent.mock.calls.map(([query]) => JSON.stringify(query))
  sent.mockRestore()
  expect(texts.filter((text) => text.includes('app_attendee_addresses'))).toHaveLength(1)
  const { waiting, linked } = await matches()
  expect(linked).toMatchObject([
    { sessionId: own, decision: 'linked', reason: 'linked', canUndo: { ok: true } },
  ])
  expect(waiting).toMatchObject([{ decision: 'left', reason: 'no_identity', sessionId: null }])
  expect(waiting[0]?.options[0]).toMatchObject({
    sessionId: next,
    score: 70,
    parts: { near: 40, during: 30, code: 0, words: 0 },
  })
  expect(await check()).toMatchObject({ matched: 0, skipped: 2 })
  expect(await at.query('select 1 from recordings')).toHaveLength(2)
  expect(await at.query('select 1 from recording_decisions')).toHaveLength(2)
  // Nothing of who owns the file or whom it is shared with is kept.
  expect(await at.query('select 1 from recordings where drive is not null')).toEqual([])
})

it('lets a person confirm, undo and put aside, and keeps each decision with its parts', async () => {
  const [open] = (await matches()).waiting
  const recordingId = open?.id ?? ''
  const sessionId = open?.options[0]?.sessionId ?? ''
  await at.call(keeper, confirmMatch, { recordingId, sessionId })
  await at.call(keeper, confirmMatch, { recordingId, sessionId })
  expect((await matches()).linked.find((each) => each.id === recordingId)).toMatchObject({
    sessionId,
    decision: 'confirmed',
  })
  expect(await at.query('select user_id from recordings where id = $1', [recordingId])).toEqual([
    { user_id: other.id },
  ])
  await at.call(keeper, undoMatch, { recordingId })
  expect((await matches()).waiting[0]).toMatchObject({ id: recordingId, decision: 'undone', sessionId: null })
  expect(await check()).toMatchObject({ matched: 0 })
  await at.call(keeper, dismissMatch, { recordingId })
  expect(await matches()).toMatchObject({
    waiting: [],
    aside: [{ id: recordingId, decision: 'dismissed', canUndo: { ok: true } }],
  })
  const kept = await at.query<{ decision: string }>(
    'select decision from recording_decisions where recording_id = $1 and jsonb_array_length(candidates) > 0 order by created_at',
    [recordingId],
  )
  expect(kept.map(({ decision }) => decision)).toEqual(['left', 'confirmed', 'undone', 'dismissed'])
})

it('brings back what was put aside, and links it to a session that the rule did not find', async () => {
  const [aside] = (await matches()).aside
  const recordingId = aside?.id ?? ''
  await expect(at.call(member, undoMatch, { recordingId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await at.call(keeper, undoMatch, { recordingId })
  expect(await matches()).toMatchObject({
    waiting: [{ id: recordingId, decision: 'undone', reason: 'returned' }],
    aside: [],
  })
  await expect(at.call(keeper, undoMatch, { recordingId })).rejects.toMatchObject({ reason: 'not_linked' })
  const older = await sessionOf(member, 'ggg-hhhh-iii', -40 * 86_400_000)
  expect(aside?.options.map(({ sessionId }) => sessionId)).not.toContain(older)
  await at.call(keeper, confirmMatch, { recordingId, sessionId: older })
  expect((await matches()).linked.find(({ id }) => id === recordingId)).toMatchObject({
    sessionId: older,
    decision: 'confirmed',
    options: expect.arrayContaining([expect.objectContaining({ sessionId: older, score: 0, signals: [] })]),
  })
  await at.call(keeper, undoMatch, { recordingId })
  await at.call(keeper, dismissMatch, { recordingId })
})

it('checks for a member of Desktop Pro once a minute, and tells what it found for them alone (T-067)', async () => {
  const free = await at.person()
  await expect(at.call(free, checkRecordings, { id: randomUUID() })).rejects.toMatchObject({
    reason: 'plan_missing',
  })
  await sessionOf(member, 'ggg-hhhh-iii', -3_600_000 * 5)
  videos.push(video('ggg-hhhh-iii recording', 235))
  const id = randomUUID()
  await at.call(member, checkRecordings, { id })
  await at.call(member, checkRecordings, { id })
  await expect(at.call(member, checkRecordings, { id: randomUUID() })).rejects.toMatchObject({
    reason: 'checked_lately',
  })
  await checkDriveNow(at.jobsApp, id)
  expect(await at.call(member, getRecordingCheck, { id })).toEqual({ status: 'done', found: 1 })
  await expect(at.call(other, getRecordingCheck, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('tells a member of what may be of their session, as the badge of that session does, and once (T-067, T-068)', async () => {
  await sessionOf(member, 'mmm-nnnn-ooo', -10 * 3_600_000)
  videos.push(video('Meet recording of the morning', 9 * 60 - 5))
  const found = async () => {
    at.moveTime(61_000)
    const id = randomUUID()
    await at.call(member, checkRecordings, { id })
    await checkDriveNow(at.jobsApp, id)
    return await at.call(member, getRecordingCheck, { id })
  }
  expect([await found(), await found()]).toEqual([
    { status: 'done', found: 1 },
    { status: 'done', found: 0 },
  ])
  at.moveTime(-2 * 61_000)
  videos.pop()
})

it('takes the record of Meet for proof where its interface is configured, and does without where it does not answer (T-070)', async () => {
  const own = await sessionOf(other, 'jjj-kkkk-lll', -7 * 3_600_000)
  const startTime = new Date(Date.now() - 7 * 3_600_000 + 120_000).toISOString()
  const late = { createdTime: new Date(Date.now() - 5 * 3_600_000).toISOString() }
  const said = video('A talk, recording', 0, { ...late, conference: { code: 'jjj-kkkk-lll', startTime } })
  videos.push(said)
  google.next({ match: '/v2/', action: { kind: 'status', code: 403 } })
  expect(await check()).toMatchObject({ status: 'done', matched: 0, failed: 0 })
  expect(await check()).toMatchObject({ status: 'done', matched: 1 })
  const { linked } = await matches()
  const link = linked.find(({ name }) => name === 'A talk, recording')
  expect(link).toMatchObject({ sessionId: own, decision: 'linked' })
  expect(link?.options.find(({ sessionId }) => sessionId === own)?.signals).toEqual(['conference'])
})

it('asks for its own look in the transaction that takes the turn, and says where not all was read', async () => {
  await at.query(`update drive_connections set next_check_at = now() - interval '1 minute'`)
  await checkWhenDue(at.jobsApp)
  await checkWhenDue(at.jobsApp)
  const asked = await at.query<{ data: { runId: string } }>(
    `select data from job_requests where queue = 'minutes.checkDrive'
       and id in (select id from automation_runs where requested_by is null)`,
  )
  expect(asked).toHaveLength(1)
  google.next({ match: '/drive', action: { kind: 'mode', name: 'incomplete' } })
  await checkDriveNow(at.jobsApp, asked[0]?.data.runId ?? '')
  const [run] = (await automation()).runs.filter(({ id }) => id === asked[0]?.data.runId)
  expect(run).toMatchObject({ status: 'done', isPartial: true })
})

it('tells a member whether recordings are found by themselves, and what of their own is under way', async () => {
  const status = async (person: Person) => (await at.call(person, getAutomationStatus, undefined)).status
  expect(await status(member)).toMatchObject({
    isDriveConnected: true,
    isAutomatic: true,
    waiting: 0,
    drafting: 0,
  })
  expect((await status(member)).checkedAt).not.toBeNull()
  const { sessionId } = await stage.drafted(keeper, member)
  expect((await status(member)).waiting).toBe(1)
  expect((await status(other)).waiting).toBe(0)
  await stage.approve(keeper, sessionId)
  expect((await status(member)).waiting).toBe(0)
})

it('reads every page, and says so where the drive took its word back', async () => {
  google.next({ match: '/drive', times: 4, action: { kind: 'mode', name: 'page-size-1' } })
  expect(await check()).toMatchObject({ status: 'done', skipped: 4, isPartial: false })
  google.next({ match: '/drive', action: { kind: 'status', code: 429, headers: { 'retry-after': '1' } } })
  expect(await check()).toMatchObject({ status: 'done' })
  google.next({ match: '/token', action: { kind: 'mode', name: 'revoke-token' } })
  expect(await check()).toMatchObject({ status: 'failed', failure: 'revoked' })
  expect(await automation()).toMatchObject({ status: 'error', failure: 'revoked' })
  await expect(at.call(keeper, checkDrive, { id: randomUUID() })).rejects.toMatchObject({
    reason: 'drive_not_connected',
  })
})
