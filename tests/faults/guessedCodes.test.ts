import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, browserOf, newAddress, secondNode } from '#tests/app/authApp.ts'

// At full counts in test:deep.
const IS_DEEP = process.env.DEEP === '1'
const GUESSES = IS_DEEP ? 10_000 : 200
const ADDRESSES = IS_DEEP ? 50 : 10
const AT_ONCE = 40

let at: AuthApp
let other: AuthApp
beforeAll(async () => {
  at = await authApp()
  other = await secondNode(at)
})
afterAll(async () => {
  await other.close()
  await at.close()
})

const verified = async () =>
  await at.query<{ tries: number }>('select tries from sign_in_mails order by created_at')

it('of many guesses at a code over many addresses and two nodes five are verified, and a new code adds none (K22)', async () => {
  const email = 'guessed@members.example'
  await at.signedUp(email)
  const addresses = Array.from({ length: ADDRESSES }, newAddress)
  const statuses = new Map<number, number>()
  const asked = await at.post('/api/auth/sign-in/mail', { email })
  const cookie = browserOf(asked)
  const right = (await at.emailTo(email))?.code ?? ''
  let next = 0
  const work = async () => {
    for (let n = next++; n < GUESSES; n = next++) {
      // Every six digits once, the right ones left out: what is counted is how many are looked at.
      const code = String(n).padStart(6, '0') === right ? '999999' : String(n).padStart(6, '0')
      const node = n % 2 === 0 ? at : other
      const from = addresses[n % addresses.length] ?? ''
      const { status } = await node.post('/api/auth/sign-in/code', { code }, { cookie, from })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  process.stdout.write(
    `codes: ${[...statuses].map(([status, n]) => `${n} x ${status}`).join(', ')}; verified ${JSON.stringify(await verified())}\n`,
  )
  expect(await verified()).toEqual([{ tries: 5 }])
  expect(statuses.get(200)).toBeUndefined()
  expect((await at.post('/api/auth/sign-in/code', { code: right }, { cookie })).status).toBe(429)

  const again = browserOf(await other.post('/api/auth/sign-in/mail', { email }))
  const second = (await at.emailTo(email))?.code
  for (const node of [at, other])
    expect((await node.post('/api/auth/sign-in/code', { code: second }, { cookie: again })).status).toBe(429)
  expect(await verified()).toEqual([{ tries: 5 }, { tries: 0 }])
})
