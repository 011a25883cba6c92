import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { releaseAddress, suppressAddress } from './commands.ts'
import { listSubscribers } from './queries.ts'

let at: TestApp
let admin: Person
let staff: Person
beforeAll(async () => {
  at = await testApp()
  ;[admin, staff] = await Promise.all([at.person({ roles: ['admin'] }), at.person({ roles: ['staff'] })])
})
afterAll(() => at.close())

const search = (text: string) => at.call(staff, listSubscribers, { search: text })

describe('an address of no subscriber that no issue goes to (K15)', () => {
  it('is found by the whole of it alone, and lifted by an admin', async () => {
    const email = `nobody-${randomUUID().slice(0, 8)}@example.test`
    expect((await search(email)).other).toBeNull()
    await at.call(staff, suppressAddress, { email, reason: 'asked' })
    const found = await search(` ${email.toUpperCase()} `)
    expect(found).toMatchObject({
      subscribers: [],
      other: { email: email.toUpperCase(), suppressedFor: 'asked' },
    })
    expect(Date.parse(found.other?.suppressedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect((await search(email.slice(0, -1))).other).toBeNull()
    expect((await search('example.test')).other).toBeNull()
    expect((await at.call(staff, listSubscribers, { search: email, state: 'active' })).other).toBeNull()
    expect(
      (await at.call(staff, listSubscribers, { search: email, state: 'suppressed' })).other,
    ).not.toBeNull()

    await expect(at.call(staff, releaseAddress, { email })).rejects.toMatchObject({ reason: 'not_admin' })
    await at.call(admin, releaseAddress, { email })
    expect((await search(email)).other).toBeNull()
  })

  it('is not said twice where a subscriber has it', async () => {
    const [id, email] = [randomUUID(), `reader-${randomUUID().slice(0, 8)}@example.test`]
    await at.query('insert into subscribers (id, email) values ($1, $2)', [id, email])
    await at.query(
      `insert into subscriptions (subscriber_id, list, consent_version, asked_at, confirmed_at) values ($1, 'founders', '1', now(), now())`,
      [id],
    )
    await at.call(staff, suppressAddress, { email, reason: 'bounced' })
    const found = await search(email)
    expect(found.subscribers).toMatchObject([{ email, state: 'suppressed', suppressedFor: 'bounced' }])
    expect(found.other).toBeNull()
  })
})
