import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchEventsInput } from '#contract/audit.ts'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import { setDisabled, setPermission, setRole } from '#server/app/people/commands.ts'
import { createCard } from '#server/board/cards/commands.ts'
import { grantCredits } from '#server/booking/credits/commands.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { listEvents } from './queries.ts'

let at: TestApp
let admin: Person
let mia: Person
let max: Person

beforeAll(async () => {
  at = await testApp()
  admin = await at.person({ roles: ['admin'], firstName: 'Ada' })
  mia = await at.person({ plans: ['mobile_pro'], firstName: 'Mia' })
  max = await at.person({ plans: ['mobile_pro'], firstName: 'Max' })
  for (let n = 0; n < 7; n++) await at.call(mia, createCard, { id: randomUUID(), title: `Card ${n}` })
  await at.call(max, createCard, { id: randomUUID(), title: 'Of Max' })
  await at.call(admin, setDisabled, { userId: max.id, disabled: true })
  const origin = {
    requestId: 'r',
    ipAddress: '198.51.100.7',
    userAgent: 'Mozilla/5.0 (Windows) Firefox/140.0',
  }
  const refusal = {
    userId: mia.id,
    isStaff: false,
    call: 'board.editCard',
    ...origin,
    signInId: randomUUID(),
  }
  at.app.refusals.count({ ...refusal, reason: 'too_many' })
  at.app.refusals.count({ ...refusal, reason: 'plan_missing' })
  await at.app.refusals.write()
})
afterAll(() => at.close())

const found = async (input: SearchEventsInput) => (await at.call(admin, listEvents, input)).events
const actions = async (input: SearchEventsInput) =>
  (await found(input)).map((event) => (event.outcome === 'refused' ? event.subjectId : event.action))

describe('a search of the trail (K34)', () => {
  it.each<[string, SearchEventsInput, string[]]>([
    ['by type', { type: 'security' }, ['plan_missing', 'too_many', 'account.disabled']],
    ['by severity', { severity: 'high' }, ['account.disabled']],
    ['by severity, refusals among them', { severity: 'medium' }, ['too_many']],
    ['by both', { type: 'security', severity: 'low' }, ['plan_missing']],
    ['by what has nobody', { type: 'auth' }, []],
    ['by a name', { action: 'account.disabled' }, ['account.disabled']],
  ])('finds %s', async (_how, input, expected) => {
    expect((await actions(input)).toSorted()).toEqual(expected.toSorted())
  })

  it('finds what a person did, and what was done about them', async () => {
    expect(await actions({ personId: max.id })).toEqual(['account.disabled', 'card.created'])
    expect(await actions({ personId: mia.id })).toHaveLength(9)
    expect(await actions({ personId: randomUUID() })).toEqual([])
  })

  it('goes on page by page within what was searched, each event once', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const input = {
        personId: mia.id,
        type: 'user_action',
        limit: 3,
        ...(cursor ? { cursor } : {}),
      } as const
      const page: { events: { id: string }[]; next: string | null } = await at.call(admin, listEvents, input)
      seen.push(...page.events.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(new Set(seen).size).toBe(7)
    expect(seen).toHaveLength(7)
  })

  it('finds what lies between two moments', async () => {
    await at.query(
      `update audit_events set at = at - interval '3 days' where action = 'card.created' and actor_id = $1`,
      [mia.id],
    )
    const [day, hour] = [86_400_000, 3_600_000]
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
    expect(await actions({ fromAt: ago(hour) })).toHaveLength(4)
    expect(await actions({ fromAt: ago(4 * day), untilAt: ago(2 * day) })).toHaveLength(7)
    expect(await actions({ untilAt: ago(4 * day) })).toEqual([])
    expect(await actions({ fromAt: ago(-hour) })).toEqual([])
  })

  it('says of each event where it came from, refusals included: network and browser, and the sign-in', async () => {
    const [refused] = await found({ severity: 'medium' })
    expect(refused).toMatchObject({ network: '198.51.100.x', device: 'Firefox on Windows', type: 'security' })
    expect(refused?.signInId).toMatch(/^[0-9a-f-]{36}$/)
    const [disabled] = await found({ severity: 'high' })
    const [signIn] = await at.query<{ id: string }>('select id from auth_sessions where user_id = $1', [
      admin.id,
    ])
    expect(disabled).toMatchObject({ network: '127.0.0.x', signInId: signIn?.id })
    expect(JSON.stringify(refused)).not.toContain('198.51.100.7')
  })

  it('says which role and permission were given or taken, and how many credits', async () => {
    const [boss, person] = [await at.person({ roles: ['admin'] }), await at.person()]
    for (const give of [true, false])
      for (const role of ['staff', 'admin'] as const)
        await at.call(boss, setRole, { userId: person.id, role, give })
    await at.call(boss, setRole, { userId: person.id, role: 'staff', give: true })
    await at.call(boss, setPermission, { userId: person.id, name: 'sessions.manage', give: true })
    await at.call(boss, setDisabled, { userId: person.id, disabled: true })
    await at.call(boss, setDisabled, { userId: person.id, disabled: false })
    const notes = async (about: Person) =>
      (await found({ personId: about.id })).map(({ note }) => note).filter((note) => note !== null)
    expect((await notes(person)).toReversed()).toEqual([
      ...['Given: staff', 'Given: admin', 'Taken away: staff', 'Given: staff'],
      ...['Given: sessions.manage', 'Disabled', 'Enabled again'],
    ])
    const member = await at.person({ plans: ['mobile_premium'] })
    const credits = { memberId: member.id, service: 'sprint', reason: 'June', expiresAt: null } as const
    await at.call(boss, grantCredits, { ...credits, ids: [randomUUID(), randomUUID()] })
    await at.call(boss, grantCredits, { ...credits, ids: [randomUUID()] })
    const label = serviceOffers.sprint.label
    expect(await notes(member)).toEqual([`1 credit for ${label}`, `2 credits for ${label}`])
  })

  it('keeps each event when its side was erased with its person, without where from', async () => {
    await at.query('delete from audit_details')
    const [disabled] = await found({ severity: 'high' })
    expect(disabled).toMatchObject({
      action: 'account.disabled',
      network: null,
      device: null,
      signInId: null,
      note: null,
    })
  })
})
