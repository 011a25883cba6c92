import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { giveConsent, refuseConsent, withdrawConsent } from './commands.ts'
import { getConsent, listConsents } from './queries.ts'

let at: TestApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let manager: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  stage = sessionStage(at)
  advisor = await at.person({ roles: ['staff'] })
  manager = await at.person({ roles: ['staff'], permissions: ['sessions.manage'] })
  member = await at.person()
})
afterAll(() => at.close())

const give = (person: Person, sessionId: string, textVersion = consentTextVersion) =>
  at.call(person, giveConsent, { sessionId, textVersion })
const state = async (sessionId: string) => (await at.call(member, getConsent, { sessionId })).consent.state

describe('consent to a session', () => {
  it('is complete once both said yes, each yes with the version of its text and an audit row (4.12.11)', async () => {
    const id = await stage.schedule(advisor, member)
    expect(await state(id)).toBe('waiting')
    await give(member, id)
    expect(await state(id)).toBe('waiting')
    await give(advisor, id)
    expect(await state(id)).toBe('complete')
    const rows = await at.as(advisor, ({ db }) => listConsents(db, id))
    expect(rows.map((row) => [row.party, row.textVersion]).sort()).toEqual([
      ['advisor', consentTextVersion],
      ['member', consentTextVersion],
    ])
    expect(
      await at.query(
        `select actor_id from audit_events where subject_id = $1 and action = 'consent.given' order by id`,
        [id],
      ),
    ).toEqual([{ actor_id: member.id }, { actor_id: advisor.id }])
    expect(
      await at.query(`select kind from live_events where topic = 'consent' and entity_id = $1`, [id]),
    ).toHaveLength(2)
  })

  it('is one row and one audit row for two clicks at once', async () => {
    const id = await stage.schedule(advisor, member)
    await Promise.all([give(member, id), give(member, id), give(member, id)])
    expect(await at.query('select party from consents where session_id = $1', [id])).toEqual([
      { party: 'member' },
    ])
    expect(
      await at.query(`select id from audit_events where subject_id = $1 and action = 'consent.given'`, [id]),
    ).toHaveLength(1)
  })

  it('is nobody else’s to give: not another staff’s, not another member’s', async () => {
    const id = await stage.schedule(advisor, member)
    await expect(give(manager, id)).rejects.toMatchObject({ reason: 'not_this_person' })
    await expect(give(await at.person(), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(give(await at.person({ roles: ['staff'] }), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is not stored for a text that is not the current one', async () => {
    const id = await stage.schedule(advisor, member)
    await expect(give(member, id, '0.9')).rejects.toMatchObject({ reason: 'text_changed' })
    expect(await at.query('select id from consents where session_id = $1', [id])).toEqual([])
  })

  it('keeps to its row: a member cannot answer as the advisor, whatever the code asks for', async () => {
    const id = await stage.schedule(advisor, member)
    await give(member, id)
    await expect(
      at.as(member, ({ db }) =>
        db.execute(`update consents set party = 'advisor' where session_id = '${id}'`),
      ),
    ).rejects.toThrow()
  })
})

describe('consent at the start of a session (T-083)', () => {
  it('is asked once more of whoever agreed before it, and kept as an answer of its own', async () => {
    const id = await stage.schedule(advisor, member, 60 * 60_000)
    await give(member, id)
    const asks = async () => (await at.call(member, getConsent, { sessionId: id })).consent.asksAgain
    const given = () =>
      at.query(`select id from audit_events where subject_id = $1 and action = 'consent.given'`, [id])
    expect(await asks()).toBe(false)
    await give(member, id)
    expect(await given()).toHaveLength(1)
    at.moveTime(50 * 60_000)
    expect(await asks()).toBe(true)
    // Said to be held before its end, it is not beginning any more.
    await at.owner.query(`update sessions set status = 'completed' where id = $1`, [id])
    expect(await asks()).toBe(false)
    await at.owner.query(`update sessions set status = 'scheduled' where id = $1`, [id])
    await give(member, id)
    expect({ asks: await asks(), given: (await given()).length }).toEqual({ asks: false, given: 2 })
    at.moveTime(-50 * 60_000)
  })
})

describe('who reads whose no it was', () => {
  const others = async (reader: Person, sessionId: string) =>
    (await at.call(reader, getConsent, { sessionId })).consent.people
      .filter((person) => !person.isMe)
      .map(({ party, answer, answeredAt }) => [party, answer, answeredAt !== null])

  it("is the session's advisors alone; the member reads only that someone did", async () => {
    const id = await stage.schedule(advisor, member)
    await at.call(advisor, refuseConsent, { sessionId: id })
    expect(await state(id)).toBe('refused')
    expect(await others(member, id)).toEqual([['advisor', null, false]])
    const mine = await stage.schedule(advisor, member)
    await give(advisor, mine)
    expect(await others(member, mine)).toEqual([['advisor', 'given', true]])
    await at.call(member, refuseConsent, { sessionId: mine })
    expect(await others(member, mine)).toEqual([['advisor', null, false]])
    expect(await others(advisor, mine)).toEqual([['member', 'refused', true]])
    expect(await others(manager, mine)).toContainEqual(['member', 'refused', true])
  })

  it('stays so when an answer is taken back', async () => {
    const id = await stage.schedule(advisor, member)
    await give(member, id)
    await give(advisor, id)
    await at.call(advisor, withdrawConsent, { sessionId: id })
    expect(await state(id)).toBe('withdrawn')
    expect(await others(member, id)).toEqual([['advisor', null, false]])
  })
})

describe('taking consent back', () => {
  const words = async (sessionId: string) =>
    await at.query<{
      quote: string | null
      speaker: string | null
      segment: number | null
      start_ms: number | null
      text: string
    }>(
      `select l.quote, l.speaker, l.segment, l.start_ms, l.text from outcome_lines l join outcome_versions v on v.id = l.version_id
       join session_outcomes o on o.id = v.outcome_id where o.session_id = $1`,
      [sessionId],
    )

  it('erases transcript and drafts, and leaves an audit stub (4.12.11)', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    expect((await words(sessionId)).length).toBeGreaterThan(3)
    await at.call(member, withdrawConsent, { sessionId })
    expect(await at.query('select id from transcripts where session_id = $1', [sessionId])).toEqual([])
    expect(await words(sessionId)).toEqual([])
    expect(await state(sessionId)).toBe('withdrawn')
    expect(
      await at.query(
        `select actor_id from audit_events where subject_id = $1 and action = 'consent.withdrawn'`,
        [sessionId],
      ),
    ).toEqual([{ actor_id: member.id }])
    await at.call(member, withdrawConsent, { sessionId })
    expect(
      await at.query(`select id from audit_events where subject_id = $1 and action = 'consent.withdrawn'`, [
        sessionId,
      ]),
    ).toHaveLength(1)
  })

  it('needs a yes to take back', async () => {
    const id = await stage.schedule(advisor, member)
    await expect(at.call(member, withdrawConsent, { sessionId: id })).rejects.toMatchObject({
      reason: 'nothing_given',
    })
  })

  it('works for a session that staff have deleted meanwhile', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    await at.query('update sessions set deleted_at = now() where id = $1', [sessionId])
    await at.call(member, withdrawConsent, { sessionId })
    expect(await at.query('select id from transcripts where session_id = $1', [sessionId])).toEqual([])
  })

  it('by a late no of the advisor is the same', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    await at.call(advisor, refuseConsent, { sessionId })
    expect(await at.query('select id from transcripts where session_id = $1', [sessionId])).toEqual([])
    expect(await state(sessionId)).toBe('refused')
  })
})
