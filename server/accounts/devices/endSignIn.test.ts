import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, PASSWORD } from '#tests/app/authApp.ts'
import { listSignIns } from './queries.ts'

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
afterAll(() => at.close())

const list = async (cookie: string) =>
  (await call(listSignIns, undefined, { context: at.callContextOf(cookie) })).signIns

it('lists the own sign-ins by browser, system and network, and ends one or all others at once (K25, 4.13.19)', async () => {
  const email = 'devices@members.example'
  await at.signedUp(email)
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0' }
  const signIn = async () =>
    (
      await at.post(
        '/api/auth/sign-in/email',
        { email, password: PASSWORD },
        { headers, from: '203.0.113.9' },
      )
    ).cookie ?? ''
  const [here, there, third] = [await signIn(), await signIn(), await signIn()]
  const seen = await list(here)
  expect(seen).toHaveLength(3)
  expect(seen[0]).toMatchObject({ device: 'Firefox on Linux', network: '203.0.113.x', isThis: true })
  expect(JSON.stringify(seen)).not.toContain('203.0.113.9')

  const other = (await list(there))[0]?.id
  expect((await at.post('/api/auth/sign-ins/end', { id: other }, { cookie: here })).status).toBe(200)
  expect(await at.me(there)).toBeNull()
  expect((await at.post('/api/auth/sign-ins/end', { id: other }, { cookie: here })).status).toBe(404)

  await at.signedUp('stranger@members.example')
  const stranger = await at.signedIn('stranger@members.example')
  const mine = (await list(here))[0]?.id
  expect((await at.post('/api/auth/sign-ins/end', { id: mine }, { cookie: stranger })).status).toBe(404)

  expect((await at.post('/api/auth/sign-ins/end-others', {}, { cookie: here })).status).toBe(200)
  expect([await at.me(third), (await at.me(here))?.email]).toEqual([null, email])
  expect(await at.me(stranger)).not.toBeNull()
})
