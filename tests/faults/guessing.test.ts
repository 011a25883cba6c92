import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, browserOf, newAddress, PASSWORD } from '#tests/app/authApp.ts'

// At full counts in test:deep; here a tenth of the addresses, and a thirtieth of the guesses.
const IS_DEEP = process.env.DEEP === '1'
const GUESSES = IS_DEEP ? 10_000 : 300
const ADDRESSES = IS_DEEP ? 200 : 20
const AT_ONCE = 40

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
afterAll(() => at.close())

const signIn = (email: string, password: string, asked: { from?: string; cookie?: string } = {}) =>
  at.post('/api/auth/sign-in/email', { email, password }, asked)

async function guess(email: string, from: readonly string[], count: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let next = 0
  const work = async () => {
    for (let n = next++; n < count; n = next++) {
      const { status } = await signIn(email, `Guess-number ${n}`, { from: from[n % from.length] ?? '' })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return statuses
}

it('guesses from many addresses keep nobody out of a browser they have signed in from before (4.13.15)', async () => {
  const email = 'owner@members.example'
  await at.signedUp(email)
  const home = browserOf(await signIn(email, PASSWORD))
  const addresses = Array.from({ length: ADDRESSES }, newAddress)
  let isOver = false
  const tries: { status: number; ms: number }[] = []
  const owner = (async () => {
    while (!isOver) {
      const began = performance.now()
      // From the guessers' own network, as in a café.
      const { status } = await signIn(email, PASSWORD, { from: addresses[0] ?? '', cookie: home })
      tries.push({ status, ms: performance.now() - began })
      await new Promise((settle) => setTimeout(settle, 100))
    }
  })()
  const statuses = await guess(email, addresses, GUESSES)
  isOver = true
  await owner
  const slowest = Math.max(...tries.map(({ ms }) => ms))
  process.stdout.write(
    `guessing: ${[...statuses].map(([status, n]) => `${n} x ${status}`).join(', ')}; ` +
      `the owner signed in ${tries.length} times, the slowest in ${slowest.toFixed(0)} ms\n`,
  )
  expect(tries.filter(({ status }) => status !== 200)).toEqual([])
  const rows = await at.query<{ most: number }>(
    `select max(n)::int as most from (
       select count(*) over (order by at range between interval '1 minute' preceding and current row) as n
       from audit_events where action = 'sign_in.failed') of_a_minute`,
  )
  expect(rows[0]?.most).toBeGreaterThan(0)
  expect(rows[0]?.most).toBeLessThanOrEqual(10)
})

it('who guesses in a browser that the account knows has three tries, as anywhere', async () => {
  const email = 'shared@members.example'
  await at.signedUp(email)
  const home = browserOf(await signIn(email, PASSWORD))
  const statuses = []
  // The address changes as a phone's does.
  for (let n = 0; n < 4; n++)
    statuses.push((await signIn(email, `Guess-number ${n}`, { cookie: home })).status)
  expect(statuses).toEqual([401, 401, 401, 429])
})

it('a browser is known for the accounts that signed in there, and for no other', async () => {
  await at.signedUp('one@members.example')
  await at.signedUp('other@members.example')
  const home = browserOf(await signIn('one@members.example', PASSWORD))
  await guess('other@members.example', Array.from({ length: 12 }, newAddress), 12)
  for (const cookie of [home, `${home}x`, home.replace(/\.[^.]+$/, ''), 'known=a.b.c', 'known=']) {
    const answer = await signIn('other@members.example', PASSWORD, { cookie })
    expect([cookie, answer.status]).toEqual([cookie, 429])
  }
  expect(home).not.toContain('members')
})

it('remembers five accounts of a browser, the latest ones', async () => {
  let home = ''
  for (let n = 0; n < 6; n++) {
    await at.signedUp(`machine${n}@members.example`)
    home = browserOf(await signIn(`machine${n}@members.example`, PASSWORD, { cookie: home }))
  }
  expect(home.split('.')).toHaveLength(2 + 5)
  expect(home.length).toBeLessThan(400)
  for (const n of [0, 5])
    await guess(`machine${n}@members.example`, Array.from({ length: 12 }, newAddress), 12)
  expect((await signIn('machine5@members.example', PASSWORD, { cookie: home })).status).toBe(200)
  expect((await signIn('machine0@members.example', PASSWORD, { cookie: home })).status).toBe(429)
})

it('elsewhere the owner gets in at once by the email for a new password, while the guessing goes on', async () => {
  const email = 'travelling@members.example'
  await at.signedUp(email)
  const addresses = Array.from({ length: 12 }, newAddress)
  await guess(email, addresses, 12)
  expect((await signIn(email, PASSWORD)).status).toBe(429)
  expect((await at.post('/api/auth/request-password-reset', { email })).status).toBe(200)
  const token = (await at.emailTo(email))?.token
  const newPassword = 'Quiet-meadow 44 west'
  const reset = await at.post('/api/auth/reset-password', { token, newPassword })
  expect(reset).toMatchObject({ status: 200 })
  const here = browserOf(reset)
  expect(here).not.toBe('')
  expect((await signIn(email, newPassword)).status).toBe(429)
  expect((await signIn(email, newPassword, { cookie: here })).status).toBe(200)
})
