import { createHash } from 'node:crypto'
import { call } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp } from '#tests/app/authApp.ts'
import { makeSetupLink } from '../people/makeSetupLink.ts'
import { touchSignIn } from './touchSignIn.ts'

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
afterAll(() => at.close())

/** Every row of the tables that signing in writes, as one number. */
async function checksum(): Promise<string> {
  const rows = []
  for (const table of [
    'auth_users',
    'auth_sessions',
    'auth_accounts',
    'auth_verifications',
    'sign_in_mails',
    'address_changes',
    'profiles',
    'roles',
    'mail_messages',
  ]) {
    rows.push(
      await at.query(
        `select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${table} t`,
      ),
    )
  }
  return createHash('md5').update(JSON.stringify(rows)).digest('hex')
}

const endpoints = [
  '/api/auth/sign-up/email',
  '/api/auth/send-verification-email',
  '/api/auth/verify-email',
  '/api/auth/sign-in/email',
  '/api/auth/sign-in/mail',
  '/api/auth/sign-in/code',
  '/api/auth/sign-in/link',
  '/api/auth/second-factor',
  '/api/auth/prove',
  '/api/auth/passkey/ask',
  '/api/auth/passkey/begin',
  '/api/auth/passkey/enrol',
  '/api/auth/passkey/remove',
  '/api/functions/biometric-signin',
  '/api/auth/app/begin',
  '/api/auth/app/confirm',
  '/api/auth/app/remove',
  '/api/auth/recovery-codes',
  '/api/auth/address/change',
  '/api/auth/address/confirm',
  '/api/auth/address/cancel',
  '/api/auth/address/undo',
  '/api/auth/people/resend',
  '/api/auth/pair/begin',
  '/api/auth/sign-in/pair',
  '/api/auth/lock',
  '/api/auth/unlock',
  '/api/auth/view/tier',
  '/api/auth/view/member',
  '/api/auth/view/end',
  '/api/auth/sign-ins/end',
  '/api/auth/sign-ins/end-others',
  '/api/auth/sign-out',
  '/api/auth/request-password-reset',
  '/api/auth/reset-password',
  '/api/auth/change-password',
  '/api/auth/setup',
  '/api/demo-session',
]

describe('the endpoints of signing in (security §2.8)', () => {
  it('does nothing by GET, and opens no other address of Better Auth', async () => {
    await at.signedUp('ada@members.example')
    const cookie = await at.signedIn('ada@members.example')
    const before = await checksum()
    for (const path of endpoints) expect((await at.get(`${path}?token=x`, { cookie })).status).toBe(404)
    for (const path of [
      'get-session',
      'list-sessions',
      'ok',
      'error',
      'callback/google',
      'reset-password/abc?callbackURL=/',
    ]) {
      expect((await at.get(`/api/auth/${path}`, { cookie })).status).toBe(404)
    }
    for (const path of [
      'update-user',
      'delete-user',
      'change-email',
      'link-social',
      'sign-in/social',
      'revoke-sessions',
      'update-session',
      'biometric-signin',
      'sign-in/email/',
      'token',
    ]) {
      expect((await at.post(`/api/auth/${path}`, { userId: 'x' }, { cookie })).status).toBe(404)
    }
    expect(await checksum()).toBe(before)
    expect(await at.me(cookie)).not.toBeNull()
  })

  it.each(endpoints)('takes no write at %s from another origin', async (path) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost.evil.example:3000' },
    ]) {
      expect(await at.post(path, {}, { headers })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    }
  })

  it.each(endpoints)('takes JSON alone at %s, and answers one envelope', async (path) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await at.post(path, { email: 'a@b.example' }, { headers: { 'content-type': type } })
      expect(answer).toMatchObject({
        status: 415,
        body: { code: 'BAD_REQUEST', message: expect.any(String) },
      })
    }
    const extra = await at.post(path, { unknown: true })
    expect(extra).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', data: { problems: expect.any(Array) } },
    })
    expect(Object.keys(extra.body).sort()).toEqual(['code', 'data', 'message'])
  })

  it('signs out for good, as often as it is asked, and clears no work that waits in storage (T-013)', async () => {
    await at.signedUp('leaving@members.example')
    const cookie = await at.signedIn('leaving@members.example')
    const answer = await at.post('/api/auth/sign-out', {}, { cookie })
    expect(answer).toMatchObject({ status: 200, body: { signedOut: true }, cookie: 'sid=' })
    expect(answer.headers['set-cookie']).toContain('Max-Age=0')
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(await at.me(cookie)).toBeNull()
    expect(
      await at.query(
        `select 1 from auth_sessions s join auth_users u on u.id = s.user_id where u.email = 'leaving@members.example'`,
      ),
    ).toEqual([])
    expect((await at.post('/api/auth/sign-out', {}, { cookie })).status).toBe(200)
    expect((await at.post('/api/auth/sign-out', {})).status).toBe(200)
  })

  it('refuses with 503 and Retry-After when too many passwords wait to be hashed', async () => {
    await at.signedUp('queue@members.example')
    let release: () => void = () => undefined
    const held = new Promise<void>((settle) => {
      release = settle
    })
    const line = Array.from({ length: 43 }, () => at.auth.hashing.run(() => held))
    const answer = await at.post('/api/auth/sign-in/email', {
      email: 'queue@members.example',
      password: 'Some-lamp 27',
    })
    release()
    await Promise.all(line)
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'SERVICE_UNAVAILABLE', data: { retryAfterSeconds: 1 } },
    })
    expect(answer.headers['retry-after']).toBe('1')
    await at.signedIn('queue@members.example')
  })
})

describe('how long a sign-in lives (T-014, T-SESS)', () => {
  const age = (email: string, change: string) =>
    at.query(
      `update auth_sessions set ${change} where user_id = (select id from auth_users where email = $1)`,
      [email],
    )

  it('ends 30 minutes after the last activity, which only touch counts', async () => {
    await at.signedUp('idle@members.example')
    const cookie = await at.signedIn('idle@members.example')
    const expiry = () =>
      at.query(
        `select expires_at from auth_sessions s join auth_users u on u.id = s.user_id where u.email = 'idle@members.example'`,
      )
    await age('idle@members.example', `expires_at = now() + interval '1 second'`)
    const before = await expiry()
    expect(await at.me(cookie)).not.toBeNull()
    expect(await expiry()).toEqual(before)
    const { idleUntil } = await call(touchSignIn, undefined, {
      context: at.callContextOf(cookie),
    })
    expect(new Date(idleUntil).getTime() - Date.now()).toBeGreaterThan(29.9 * 60_000)
    await age('idle@members.example', `expires_at = now() - interval '1 millisecond'`)
    expect(await at.me(cookie)).toBeNull()
    await expect(call(touchSignIn, undefined, { context: at.callContextOf(cookie) })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
  })

  it('ends after 12 hours whatever happens, and a staff sign-in after 8', async () => {
    await at.signedUp('long@members.example')
    const cookie = await at.signedIn('long@members.example')
    await age('long@members.example', `created_at = now() - interval '11 hours 59 minutes'`)
    expect(await at.me(cookie)).not.toBeNull()
    await at.query(
      `insert into roles (user_id, role) select id, 'staff' from auth_users where email = 'long@members.example'`,
    )
    expect(await at.me(cookie)).toBeNull()
    await age('long@members.example', `created_at = now() - interval '7 hours 59 minutes'`)
    expect(await at.me(cookie)).toMatchObject({ isStaff: true })
    await at.query(`delete from roles`)
    await age('long@members.example', `created_at = now() - interval '12 hours 1 second'`)
    expect(await at.me(cookie)).toBeNull()
  })

  it('changes no password on a sign-in that is over by our limits alone', async () => {
    await at.signedUp('over@members.example')
    const cookie = await at.signedIn('over@members.example')
    await age('over@members.example', `created_at = now() - interval '13 hours'`)
    const body = { currentPassword: 'Harbour-lamp 27 north', newPassword: 'Quiet-meadow 44 west' }
    expect((await at.post('/api/auth/change-password', body, { cookie })).status).toBe(401)
  })

  it('changes the password of the sign-in it has checked, whatever other cookie comes with it (T-014)', async () => {
    await at.signedUp('checked@members.example')
    await at.signedUp('alongside@members.example')
    const checked = (await at.signedIn('checked@members.example')).slice('sid='.length)
    const alongside = (await at.signedIn('alongside@members.example')).slice('sid='.length)
    const passwords = () =>
      at.query(
        `select u.email, a.password from auth_accounts a join auth_users u on u.id = a.user_id
         where u.email in ('checked@members.example', 'alongside@members.example') order by u.email`,
      )
    const body = { currentPassword: 'Harbour-lamp 27 north', newPassword: 'Quiet-meadow 44 west' }
    const before = await passwords()
    // Readers of cookies disagree on the space before the sign, and on which of two counts.
    const cookie = `sid =${alongside}; sid=${checked}; sid=${alongside}`
    expect((await at.me(cookie))?.email).toBe('checked@members.example')
    const answer = await at.post('/api/auth/change-password', body, { cookie })
    expect(answer.status).toBe(200)
    expect((await at.me(answer.cookie ?? ''))?.email).toBe('checked@members.example')
    const after = await passwords()
    expect(after[0]).toEqual(before[0])
    expect(after[1]).not.toEqual(before[1])
    expect(await at.me(`sid=${alongside}`)).not.toBeNull()
  })
})

describe('the first admin', () => {
  const setUp = (token: string, cookie?: string) => at.post('/api/auth/setup', { token }, { cookie })
  const link = async () => {
    const address = await makeSetupLink(at.app, at.authPool)
    return address ? new URL(address).searchParams.get('token') : null
  }

  it('is made once, by the newest link, of a signed-in member; then there is no link', async () => {
    await at.signedUp('first@members.example')
    const cookie = await at.signedIn('first@members.example')
    const [old, token] = [(await link()) ?? '', (await link()) ?? '']
    expect(await at.query('select 1 from setup_tokens where token_hash = $1', [token])).toEqual([])
    expect((await setUp(token)).status).toBe(401)
    expect(await setUp(old, cookie)).toMatchObject({
      status: 400,
      body: { data: { problems: [{ field: 'token', message: accountUiTexts.linkSpent }] } },
    })
    expect(await setUp(token, cookie)).toMatchObject({ status: 200, body: { isAdmin: true } })
    // The role waits for a second factor (T-200).
    expect(await at.me(cookie)).toMatchObject({ isStaff: true, isAdmin: false, isFactorMissing: true })
    expect((await setUp(token, cookie)).status).toBe(400)
    expect(await link()).toBeNull()
    // There is nobody else yet who could give it to them (0086).
    expect(await at.query('select name from permissions')).toEqual([{ name: 'sessions.manage' }])
  })

  it('is never a demo member', async () => {
    await at.query('delete from roles')
    const { cookie } = await at.post('/api/demo-session', {})
    expect(await setUp((await link()) ?? '', cookie ?? '')).toMatchObject({
      status: 403,
      body: { data: { reason: 'demo_member' } },
    })
  })
})
