import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { beginMinutes } from '../drafts/beginMinutes.ts'
import { listWaitingMinutes } from './listWaitingMinutes.ts'

let at: TestApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  stage = sessionStage(at)
  ;({ advisor, member } = await stage.people())
})
afterAll(() => at.close())

const waiting = async (sessionId: string, person = advisor) =>
  (await at.call(person, listWaitingMinutes, undefined)).items.filter((each) => each.sessionId === sessionId)

/** A recording of a session; the runs that were to write it down are added by `ran`. */
async function recorded(): Promise<{ sessionId: string; ran: Ran }> {
  const sessionId = await stage.schedule(advisor, member)
  const recordingId = randomUUID()
  await at.query(
    `insert into recordings (id, session_id, user_id, source, status, name) values ($1, $2, $3, 'upload', 'ready', 'talk.mp3')`,
    [recordingId, sessionId, member.id],
  )
  let minutes = 0
  const ran: Ran = (status, failure = null) => {
    minutes += 1
    return at.query(
      `insert into transcriptions (id, recording_id, session_id, user_id, status, failure, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, now() + make_interval(mins => $6), now())`,
      [recordingId, sessionId, member.id, status, failure, minutes],
    )
  }
  return { sessionId, ran }
}
type Ran = (status: string, failure?: string | null) => Promise<unknown>

it('shows a recording that could not be written down once, to those who manage its session, until it is tried again', async () => {
  const { sessionId, ran } = await recorded()
  expect(await waiting(sessionId)).toEqual([])
  await ran('failed', 'failed')
  await ran('failed', 'budget')
  expect(await waiting(sessionId)).toMatchObject([
    {
      state: 'unheard',
      failure: 'budget',
      memberId: member.id,
      number: null,
      lineCount: 0,
      isWritten: false,
    },
  ])
  const stranger = await at.person({ roles: ['staff'] })
  expect(await waiting(sessionId, stranger)).toEqual([])
  await ran('queued')
  expect(await waiting(sessionId)).toEqual([])
})

it('leaves out what waits for somebody’s yes, and what has words by now', async () => {
  const { sessionId, ran } = await recorded()
  await ran('failed', 'consent_missing')
  expect(await waiting(sessionId)).toEqual([])
  await ran('failed', 'failed')
  expect(await waiting(sessionId)).toMatchObject([{ state: 'unheard' }])
  await stage.agree(sessionId, advisor, member)
  await stage.upload(advisor, sessionId)
  expect(await waiting(sessionId)).toEqual([])
})

it('lets go of a recording once its advisor writes the minutes by hand (K71)', async () => {
  const { sessionId, ran } = await recorded()
  await ran('failed', 'failed')
  await at.call(advisor, beginMinutes, { sessionId, versionId: randomUUID() })
  expect(await waiting(sessionId)).toMatchObject([{ state: 'checking', isWritten: true }])
})
