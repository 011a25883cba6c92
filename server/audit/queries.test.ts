import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCard } from '#server/board/cards/commands.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { listEventKinds, listEvents, verifyTrail } from './queries.ts'
import { sealEvents } from './sealEvents.ts'
import { verifyPart } from './verifyPart.ts'

let at: TestApp
let admin: Person
let staff: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  admin = await at.person({ roles: ['admin'], firstName: 'Ada' })
  staff = await at.person({ roles: ['staff'] })
  member = await at.person({ plans: ['mobile_pro'], firstName: 'Mia' })
  for (let n = 0; n < 12; n++) await at.call(member, createCard, { id: randomUUID(), title: `Card ${n}` })
  at.app.refusals.count({
    userId: null,
    isStaff: false,
    call: 'board.editCard',
    reason: 'not_verified',
    requestId: 'r',
    ipAddress: '198.51.100.7',
    userAgent: 'curl/8',
    signInId: null,
  })
  await at.app.refusals.write()
})
afterAll(() => at.close())

describe('the trail as admins read it (K34)', () => {
  it('says who did what to what and when, newest first, page by page and each event once', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page: { events: { id: string }[]; next: string | null } = await at.call(admin, listEvents, {
        limit: 3,
        ...(cursor ? { cursor } : {}),
      })
      expect(page.events.length).toBeLessThanOrEqual(3)
      seen.push(...page.events.map((event) => event.id))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(new Set(seen).size).toBe(13)
    expect(seen).toEqual(seen.toSorted((one, other) => Number(other) - Number(one)))
    const { events } = await at.call(admin, listEvents, {})
    expect(events[0]).toMatchObject({
      actorKind: 'visitor',
      actorName: null,
      action: 'board.editCard',
      outcome: 'refused',
      subjectId: 'not_verified',
      count: 1,
    })
    expect(events[1]).toMatchObject({
      actorKind: 'member',
      actorName: 'Mia Person',
      action: 'card.created',
      subjectType: 'card',
      memberName: 'Mia Person',
    })
    expect(Math.abs(Date.parse(events[1]?.at ?? '') - Date.now())).toBeLessThan(60_000)
  })

  it('is filtered by one kind, of those that there are', async () => {
    const { kinds } = await at.call(admin, listEventKinds, undefined)
    expect(kinds).toEqual(['board.editCard', 'card.created'])
    const { events } = await at.call(admin, listEvents, { action: 'card.created' })
    expect(events).toHaveLength(12)
    expect((await at.call(admin, listEvents, { action: 'card.moved' })).events).toEqual([])
  })

  it('is verified part by part up to its last seal, and shows where it was touched', async () => {
    let sealed = 0
    await expect.poll(async () => (sealed += await sealEvents(at.jobsPool)), { timeout: 25_000 }).toBe(12)
    const newest = (await at.call(admin, listEvents, { action: 'card.created' })).events[0]
    expect(newest?.isSealed).toBe(true)
    expect(await at.call(admin, verifyTrail, {})).toEqual({
      ok: true,
      count: 12,
      upTo: newest?.at,
      brokenAt: null,
      next: null,
    })
    const first = await verifyPart(at.jobsPool, null, 3)
    expect(first).toMatchObject({ count: 3, broken: null, isEnd: false, last: { number: '3' } })
    expect(await verifyPart(at.jobsPool, '3', 10)).toMatchObject({ count: 9, broken: null, isEnd: true })

    await at.query(`update audit_events set subject_id = 'x' where seal_number = 5`)
    const [touched] = await at.query<{ id: string }>('select id from audit_events where seal_number = 5')
    const verdict = await at.call(admin, verifyTrail, {})
    expect(verdict).toMatchObject({ ok: false, count: 4, brokenAt: { id: touched?.id }, next: null })
    expect(await verifyPart(at.jobsPool, '3', 10)).toMatchObject({ count: 1, isEnd: true })
    // A part that begins where nothing is sealed fits to nothing.
    expect(await verifyPart(at.jobsPool, '99')).toMatchObject({ count: 0, broken: null })
  })

  it('names nobody of a demo: what they did is in the trail, who they were is theirs (4.12.5)', async () => {
    const demo = await at.person({ isDemo: true, plans: ['mobile_pro'], firstName: 'Dee' })
    await at.call(demo, createCard, { id: randomUUID(), title: 'Of the demo' })
    const { events } = await at.call(admin, listEvents, { limit: 1 })
    expect(events[0]).toMatchObject({
      action: 'card.created',
      memberId: demo.id,
      actorName: null,
      memberName: null,
    })
    expect(JSON.stringify(events)).not.toContain('Dee')
  })

  it('is there for admins alone; to everybody else there is no such call', async () => {
    for (const person of [staff, member]) {
      await expect(at.call(person, listEvents, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(at.call(person, listEventKinds, undefined)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(at.call(person, verifyTrail, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(at.call(admin, listEvents, { cursor: 'bm90IG91cnM' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await expect(at.call(admin, verifyTrail, { cursor: 'bm90IG91cnM' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})
