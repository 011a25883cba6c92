import { call } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestDeletion } from '#server/privacy/rights/commands.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, PASSWORD } from '#tests/app/authApp.ts'
import { totpNow } from '#tests/app/totp.ts'

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
afterAll(() => at.close())

/** Asks for the deletion of the account that this cookie is signed in to. */
const askDeletion = (cookie: string) =>
  call(
    requestDeletion,
    { id: at.app.clock.newId(), confirm: 'DELETE' },
    { path: ['privacy', 'requestDeletion'], context: at.callContextOf(cookie) },
  )
const stateOf = async (email: string) => {
  const [row] = await at.query<{ status: string }>(
    'select d.status from data_requests d join auth_users u on u.id = d.user_id where u.email = $1',
    [email],
  )
  return row?.status
}

describe('an account that was to be deleted (K37)', () => {
  it('is not kept by whoever has its password alone, while its second factor is waited for (T-200)', async () => {
    const email = 'guarded@members.example'
    await at.signedUp(email)
    const cookie = await at.signedIn(email)
    const { secret } = (await at.post('/api/auth/app/begin', {}, { cookie })).body as { secret: string } // safe because the route answers it
    await at.post('/api/auth/app/confirm', { code: totpNow(at, secret) }, { cookie })
    at.moveTime(30_000)
    await askDeletion(cookie)
    const first = await at.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(first.body).toEqual({ signedIn: false, factors: ['app'] })
    expect(await stateOf(email)).toBe('waiting')
    const code = totpNow(at, secret)
    const second = await at.post('/api/auth/second-factor', { code }, { cookie: first.cookie ?? '' })
    expect(second.body).toEqual({ signedIn: true })
    expect(await stateOf(email)).toBe('cancelled')
  })
})
