import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { approveMinutes } from '#server/minutes/versions/approveMinutes.ts'
import { reopenMinutes } from '#server/minutes/versions/commands.ts'
import { listWaitingMinutes } from '#server/minutes/versions/listWaitingMinutes.ts'
import { emailsTo } from '#tests/app/emails.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { refuseConsent, withdrawConsent } from './commands.ts'
import { tellAdvisor } from './tellAdvisor.ts'

let at: TestApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  stage = sessionStage(at)
  ;({ advisor, member } = await stage.people('desktop_pro'))
})
afterAll(() => at.close())

const asked = (sessionId: string) =>
  at.query<{ id: string }>(
    `select id from job_requests where queue = 'consent.tellAdvisor' and data->>'sessionId' = $1`,
    [sessionId],
  )
const waiting = async (sessionId: string) =>
  (await at.call(advisor, listWaitingMinutes, undefined)).items.filter((each) => each.sessionId === sessionId)

it('tells the advisor what a withdrawal took, and keeps what is theirs to write anew in sight until they have (4.13.8)', async () => {
  const { sessionId } = await stage.drafted(advisor, member)
  await stage.approve(advisor, sessionId)
  expect(await waiting(sessionId)).toEqual([])
  await at.call(member, withdrawConsent, { sessionId })
  const [job] = await asked(sessionId)
  await tellAdvisor(at.jobsApp, job?.id ?? '', sessionId)
  await tellAdvisor(at.jobsApp, job?.id ?? '', sessionId)
  const mails = await emailsTo(at, advisor.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toMatch(/^Consent withdrawn: /)
  const [open] = await waiting(sessionId)
  expect(open).toMatchObject({ state: 'emptied', status: 'approved' })
  expect(mails[0]?.text).toContain(
    `${open?.lineCount} lines that nobody had put into their own words are now empty`,
  )

  // A second no finds nothing more to take.
  await at.call(member, refuseConsent, { sessionId })
  expect(await asked(sessionId)).toHaveLength(1)
  expect(await waiting(sessionId)).toMatchObject([{ state: 'emptied' }])

  // Written by a person now: nobody's yes is needed for that.
  await at.query(
    `update outcome_lines l set text = 'Written by the advisor', worded_by = $2 from outcome_versions v join session_outcomes o on o.id = v.outcome_id
     where v.id = l.version_id and o.session_id = $1 and l.text = ''`,
    [sessionId, advisor.id],
  )
  await at.call(advisor, reopenMinutes, { sessionId, number: 1, versionId: randomUUID() })
  expect(await waiting(sessionId)).toMatchObject([{ state: 'checking' }])
  await at.call(advisor, approveMinutes, { sessionId, number: 2 })
  expect(await waiting(sessionId)).toEqual([])
})

it('leaves what an advisor is writing anew to them when somebody says no again (4.13.8)', async () => {
  const { sessionId } = await stage.drafted(advisor, member)
  await stage.approve(advisor, sessionId)
  await at.call(member, withdrawConsent, { sessionId })
  await at.call(advisor, reopenMinutes, { sessionId, number: 1, versionId: randomUUID() })
  await stage.decide(advisor, sessionId, (line) =>
    line.kind === 'decision' ? { state: 'accepted', text: 'The price is raised.' } : null,
  )
  await at.call(member, refuseConsent, { sessionId })
  expect(await asked(sessionId)).toHaveLength(1)
  expect(await waiting(sessionId)).toMatchObject([{ state: 'checking', number: 2 }])
  const { lines } = await stage.review(advisor, sessionId)
  expect(lines.map(({ text }) => text)).toContain('The price is raised.')
})

it('is silent where nothing was there, and where it is the advisor who says no', async () => {
  const empty = await stage.schedule(advisor, member)
  await at.call(member, refuseConsent, { sessionId: empty })
  expect(await asked(empty)).toEqual([])

  const { sessionId } = await stage.drafted(advisor, member)
  await at.call(advisor, withdrawConsent, { sessionId })
  expect(await asked(sessionId)).toEqual([])

  await at.query('update sessions set deleted_at = now() where id = $1', [sessionId])
  const before = (await emailsTo(at, advisor.email)).length
  await tellAdvisor(at.jobsApp, randomUUID(), sessionId)
  expect((await emailsTo(at, advisor.email)).length).toBe(before)
})

it('says of a draft alone that it was removed', async () => {
  const { sessionId } = await stage.drafted(advisor, member)
  await at.call(member, withdrawConsent, { sessionId })
  const [job] = await asked(sessionId)
  await tellAdvisor(at.jobsApp, job?.id ?? '', sessionId)
  const [mail] = await emailsTo(at, advisor.email)
  expect(mail?.text).toContain('its drafts were removed')
  expect(mail?.text).not.toContain('approved')
  expect(await waiting(sessionId)).toEqual([])
})

it('tells nobody who has no role any more', async () => {
  const { advisor: ended, member: other } = await stage.people('desktop_pro')
  const { sessionId } = await stage.drafted(ended, other)
  await at.query('delete from roles where user_id = $1', [ended.id])
  await tellAdvisor(at.jobsApp, randomUUID(), sessionId)
  expect(await emailsTo(at, ended.email)).toEqual([])
})
