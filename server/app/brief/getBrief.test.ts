import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCardFromLine } from '#server/app/cards/makeCardFromLine.ts'
import { createCard } from '#server/board/cards/commands.ts'
import { getMinutes } from '#server/minutes/versions/getMinutes.ts'
import { emailsTo } from '#tests/app/emails.ts'
import { sessionStage, talk } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { getBrief } from './getBrief.ts'
import { sendBriefs } from './sendBriefs.ts'

const HOUR_MS = 3_600_000
let at: TestApp
let advisor: Person
let member: Person
let ahead: string
beforeAll(async () => {
  at = await testApp()
  const stage = sessionStage(at)
  advisor = await at.person({ roles: ['staff'] })
  member = await at.person({ plans: ['desktop_pro'], firstName: 'Mia' })
  const { sessionId } = await stage.drafted(advisor, member)
  await stage.approve(advisor, sessionId)
  ahead = await stage.schedule(advisor, member, 30 * HOUR_MS)
  await at.query(`update sessions set created_at = now() - interval '9 days' where id = $1`, [ahead])
})
afterAll(() => at?.close())

const startText = (ms: number | null) => (ms === null ? 'no time' : new Date(ms).toISOString().slice(11, 23))
const brief = async (who: Person) => (await at.call(who, getBrief, { id: ahead })).brief
const send = (hours: number) =>
  sendBriefs(at.jobsPool, new Date(at.app.clock.now().getTime() + hours * HOUR_MS), () => randomUUID())

describe('the brief of a session (D7)', () => {
  it('holds what was promised with its sentence, what moved, what is to be decided and what is unread, without a model', async () => {
    await at.call(member, createCard, { id: randomUUID(), title: 'Price per depot', kind: 'decision' })
    const mine = await brief(member)
    expect(mine.promises.length).toBeGreaterThan(0)
    expect(mine.promises[0]).toMatchObject({ sessionTitle: 'Pricing and runway', cardId: null })
    expect(mine.promises.some(({ quote }) => quote !== null)).toBe(true)
    // Each sentence leads to the second at which it was said (D1).
    for (const { quote, segment, startMs } of mine.promises)
      expect(quote === null || (segment !== null && talk.includes(startText(startMs)))).toBe(true)
    expect(mine.moved).toMatchObject([{ title: 'Price per depot', what: 'added' }])
    expect(mine.decisions).toMatchObject([{ title: 'Price per depot' }])
    expect(mine.unread).toHaveLength(1)
    expect(await brief(advisor)).toEqual(mine)
    await expect(brief(await at.person())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('names a promise as kept once its card is finished', async () => {
    const before = await brief(member)
    const [first] = before.promises
    const sessionId = first?.sessionId ?? ''
    const { minutes } = await at.call(member, getMinutes, { sessionId })
    expect(minutes.minutes?.lines.map(({ id }) => id)).toContain(first?.id)
    const { card } = await at.call(member, makeCardFromLine, { id: randomUUID(), lineId: first?.id ?? '' })
    expect((await brief(member)).promises.find(({ id }) => id === first?.id)?.cardId).toBe(card.id)
    await at.query(`update julboard_tasks set status = 'completed', completed_at = now() where id = $1`, [
      card.id,
    ])
    expect((await brief(member)).promises.map(({ id }) => id)).not.toContain(first?.id)
  })

  it('is told to both a day before, once, by numbers alone', async () => {
    await send(0)
    expect((await emailsTo(at, member.email)).filter(({ subject }) => subject.startsWith('Before'))).toEqual(
      [],
    )
    await at.query(`update profiles set time_zone = 'America/New_York' where id = $1`, [advisor.id])
    await Promise.all([send(7), send(7)])
    await send(8)
    for (const [who, opening] of [
      [member, 'Your session "Pricing and runway" begins within a day.'],
      [advisor, 'Your session "Pricing and runway" with Mia Person begins within a day.'],
    ] as const) {
      const mails = (await emailsTo(at, who.email)).filter(({ subject }) => subject.startsWith('Before'))
      expect(mails).toHaveLength(1)
      expect(mails[0]?.text).toContain(opening)
      expect(mails[0]?.text).toContain('One decision is open.')
      expect(mails[0]?.text).not.toContain('Price per depot')
      // Each on their own clock, next to that of the session (T-213).
      expect(mails[0]?.text).toContain(who === member ? '(UTC time)' : '(New York time)')
      expect(mails[0]?.text).toContain('(Berlin time)')
    }
  })

  it('is told to each by what they see, and is looked at once where there is nothing to tell', async () => {
    const stage = sessionStage(at)
    const leader = await at.person({ roles: ['staff'] })
    const who = await at.person({ plans: ['desktop_pro'] })
    const { sessionId } = await stage.drafted(leader, who)
    await stage.approve(leader, sessionId)
    await at.call(who, createCard, { id: randomUUID(), title: 'Price per depot', kind: 'decision' })
    const newcomer = await at.person()
    const next = await stage.schedule(leader, who, 60 * HOUR_MS)
    const first = await stage.schedule(advisor, newcomer, 62 * HOUR_MS)
    await at.query(`update sessions set created_at = now() - interval '9 days' where id = any($1)`, [
      [next, first],
    ])
    // The member has put the session away, and its advisor leads it without being theirs any more.
    await at.query(`update sessions set hidden_at = now() where id = $1`, [sessionId])
    await at.query(`delete from member_advisors where user_id = $1`, [who.id])
    await send(40)
    const [mine] = (await emailsTo(at, who.email)).filter(({ subject }) => subject.startsWith('Before'))
    expect(mine?.text).toContain('One decision is open.')
    expect(mine?.text).not.toContain('promised')
    expect(mine?.text).not.toContain('minutes of one session')
    const [theirs] = (await emailsTo(at, leader.email)).filter(({ subject }) => subject.startsWith('Before'))
    expect(theirs?.text).toContain('promised')
    expect(theirs?.text).not.toContain('decision')
    expect(theirs?.text).not.toContain('moved')
    expect((await emailsTo(at, newcomer.email)).some(({ subject }) => subject.startsWith('Before'))).toBe(
      false,
    )
    expect(
      await at.query(
        'select count(*)::int as n from sessions where id = any($1) and briefed_for = start_time',
        [[next, first]],
      ),
    ).toEqual([{ n: 2 }])
  })
})
