import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#contract/paths.ts'
import { emailsTo } from '#tests/app/emails.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { askMember, inviteGuest, refuseConsent, withdrawConsent } from './commands.ts'
import { getConsent } from './queries.ts'

const hourMs = 3_600_000
const question = 'May a recording or transcript of "Pricing and runway" be stored?'

let at: TestApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let manager: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  stage = sessionStage(at)
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  manager = await at.person({ roles: ['staff'], permissions: ['sessions.manage'] })
})
afterAll(() => at.close())

const ask = async (person: Person, sessionId: string) =>
  (await at.call(person, askMember, { sessionId })).consent
/** Emails that ask the member of this moment, and rows of the trail that say they were asked. */
const asked = async (sessionId: string) => ({
  emails: (await emailsTo(at, member.email)).filter(({ subject }) => subject === question).length,
  trail: await at.query(
    `select e.actor_id as by, d.details from audit_events e join audit_details d on d.event_id = e.id
     where e.subject_id = $1 and e.action = 'consent.asked'`,
    [sessionId],
  ),
})
const session = async (startsInMs?: number) => {
  member = await at.person({ firstName: 'Mia' })
  return await stage.schedule(advisor, member, startsInMs)
}

describe('asking the member of a session that has begun', () => {
  it('sends one email that leads to the session, leaves one row in the trail, and says when (T-083)', async () => {
    const id = await session()
    const before = (await at.call(advisor, getConsent, { sessionId: id })).consent
    expect({ at: before.memberAskedAt, can: before.can.askMember.ok }).toEqual({ at: null, can: true })
    const { memberAskedAt, can } = await ask(advisor, id)
    const [stored] = await at.query<{ at: Date }>(
      'select consent_asked_at as at from sessions where id = $1',
      [id],
    )
    expect(memberAskedAt).toBe(stored?.at.toISOString())
    expect(can.askMember).toEqual({ ok: false, reason: 'asked_recently' })
    expect(await asked(id)).toEqual({
      emails: 1,
      trail: [{ by: advisor.id, details: { party: 'member' } }],
    })
    const mail = (await emailsTo(at, member.email)).find(({ subject }) => subject === question)
    expect(mail?.text).toContain('asks for your consent to store a recording or transcript')
    expect(mail?.text).toContain('Nothing is stored until everyone has agreed.')
    expect(mail?.text).toContain(paths.go('session', id))
    expect(
      await at.query(`select kind from live_events where topic = 'consent' and entity_id = $1`, [id]),
    ).toEqual([{ kind: 'consent.asked' }])
  })

  it('is one email for presses at once and within a day, and another after it', async () => {
    const id = await session()
    await Promise.all([ask(advisor, id), ask(manager, id), ask(advisor, id)])
    expect((await asked(id)).emails).toBe(1)
    at.moveTime(23 * hourMs)
    await ask(advisor, id)
    expect((await asked(id)).emails).toBe(1)
    at.moveTime(2 * hourMs)
    expect((await at.call(advisor, getConsent, { sessionId: id })).consent.can.askMember.ok).toBe(true)
    await ask(manager, id)
    const { emails, trail } = await asked(id)
    expect({ emails, trail: trail.length }).toEqual({ emails: 2, trail: 2 })
    at.moveTime(-25 * hourMs)
  })

  it('is not for a session that is ahead, nor for whoever answered', async () => {
    const ahead = await session(hourMs)
    await expect(ask(advisor, ahead)).rejects.toMatchObject({ reason: 'session_not_begun' })
    const id = await session()
    const answer = { sessionId: id }
    await stage.agree(id, member)
    await expect(ask(advisor, id)).rejects.toMatchObject({ reason: 'already_answered' })
    await at.call(member, withdrawConsent, answer)
    await expect(ask(advisor, id)).rejects.toMatchObject({ reason: 'already_answered' })
    await at.call(member, refuseConsent, answer)
    await expect(ask(advisor, id)).rejects.toMatchObject({ reason: 'already_answered' })
    expect(await asked(id)).toEqual({ emails: 0, trail: [] })
  })

  it('asks again whoever agreed to an older text, and nobody after the no of another', async () => {
    const id = await session()
    await stage.agree(id, member)
    await at.owner.query(`update consents set text_version = '1.0' where session_id = $1`, [id])
    await ask(advisor, id)
    expect((await asked(id)).emails).toBe(1)
    const other = await session()
    await at.call(advisor, refuseConsent, { sessionId: other })
    await expect(ask(advisor, other)).rejects.toMatchObject({ reason: 'consent_refused' })
  })

  it('waits for the member alone: guests and the advisor are asked as before', async () => {
    const id = await session()
    const guest = { id: randomUUID(), sessionId: id, name: 'Gus Guest', email: `${randomUUID()}@x.example` }
    await at.call(advisor, inviteGuest, guest)
    await stage.agree(id, advisor)
    await ask(advisor, id)
    expect(await emailsTo(at, guest.email)).toHaveLength(1)
    expect((await at.call(member, getConsent, { sessionId: id })).consent).toMatchObject({
      memberAskedAt: null,
      can: { askMember: { ok: false, reason: 'not_staff' } },
    })
  })

  it('is for those who manage the session alone', async () => {
    const id = await session()
    await expect(ask(member, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(ask(await at.person({ roles: ['staff'] }), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await asked(id)).emails).toBe(0)
  })
})
