import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { listPeople } from '#server/app/people/queries.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, PASSWORD } from '#tests/app/authApp.ts'
import { makeAuthenticator } from '#tests/app/authenticator.ts'
import { getSecurity } from '../passkeys/queries.ts'

const email = 'colleague@ours.example'

let at: AuthApp
beforeAll(async () => {
  at = await authApp({ REQUIRE_STAFF_MFA: '1' })
})
afterAll(() => at.close())

const challengeOf = (body: Record<string, unknown>) => (body.options as { challenge: string }).challenge // safe because the route answers it
const people = (cookie: string) =>
  call(listPeople, {}, { context: at.callContextOf(cookie) }).then(
    () => 'answered',
    (error: { code: string }) => error.code,
  )

it('staff are staff after a second factor alone where the configuration says so, and are offered what then proves them (T-200)', async () => {
  await at.signedUp(email)
  await at.query(`insert into roles (user_id, role) select id, 'staff' from auth_users where email = $1`, [
    email,
  ])
  const cookie = await at.signedIn(email)
  expect(await at.me(cookie)).toMatchObject({ isStaff: false, isFactorMissing: true })
  expect(await people(cookie)).toBe('NOT_FOUND')

  const device = makeAuthenticator(at.app.config.publicUrl.origin)
  const challenge = challengeOf((await at.post('/api/auth/passkey/begin', {}, { cookie })).body)
  const attestation = device.attest(challenge)
  await at.post('/api/auth/passkey/enrol', { attestation, name: 'Laptop' }, { cookie })
  expect(await at.me(cookie)).toMatchObject({ isStaff: true, isFactorMissing: false })
  expect(await people(cookie)).toBe('answered')

  // With a passkey alone a password proves nothing, and the screen that asks must not offer it.
  const { security } = await call(getSecurity, undefined, { context: at.callContextOf(cookie) })
  expect(security).toMatchObject({ isFactorAsked: true, passkeys: [{ name: 'Laptop' }] })
  const prove = (given: object) => at.post('/api/auth/prove', given, { cookie })
  expect(await prove({ password: PASSWORD })).toMatchObject({
    status: 400,
    body: { data: { problems: [{ message: accountUiTexts.passwordNotRight }] } },
  })
  const asked = challengeOf((await at.post('/api/auth/passkey/ask', {})).body)
  expect((await prove({ assertion: device.assert(asked) })).status).toBe(200)

  const later = await at.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  expect(later.body).toEqual({ signedIn: false, factors: ['passkey'] })
  await at.post('/api/auth/passkey/remove', { id: security.passkeys[0]?.id }, { cookie })
  expect(await at.me(cookie), 'the last one stays').toMatchObject({ isStaff: true })
})

it('a member is asked for none, and is told so', async () => {
  await at.signedUp('member@members.example')
  const cookie = await at.signedIn('member@members.example')
  const { security } = await call(getSecurity, undefined, { context: at.callContextOf(cookie) })
  expect(security.isFactorAsked).toBe(false)
})
