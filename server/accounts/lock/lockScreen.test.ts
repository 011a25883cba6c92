import { call, ORPCError } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listCards } from '#server/board/cards/queries.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, PASSWORD } from '#tests/app/authApp.ts'
import { totpNow } from '#tests/app/totp.ts'
import { getSecurity } from '../passkeys/queries.ts'
import { touchSignIn } from '../signIn/touchSignIn.ts'
import { getDraftKey } from './getDraftKey.ts'
import { noteIdle } from './noteIdle.ts'

const MINUTE = 60_000

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
afterAll(() => at.close())

async function member(email: string) {
  await at.signedUp(email)
  return await at.signedIn(email)
}
const lock = (cookie: string) => at.post('/api/auth/lock', {}, { cookie })
const unlock = (cookie: string, given: object) => at.post('/api/auth/unlock', given, { cookie })
const reason = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof ORPCError ? (error.data?.reason ?? error.code) : String(error)),
  )
const make = (procedure: unknown, cookie: string, input: unknown = undefined) =>
  // safe because every call of the app takes an input and the context of a request
  reason(call(procedure as Parameters<typeof call>[0], input, { context: at.callContextOf(cookie) }))

describe('a screen that has locked itself (T-015)', () => {
  it('answers no call but those of the lock, also to a page that is loaded anew, and the sign-in goes on', async () => {
    const cookie = await member('lock@members.example')
    await lock(cookie)
    expect(await at.me(cookie)).toMatchObject({ email: 'lock@members.example', isLocked: true })
    expect(await make(listCards, cookie, {})).toBe('locked')
    // Whoever is not known to be there does nothing that counts as activity.
    expect(await make(touchSignIn, cookie)).toBe('locked')
    expect(await make(getSecurity, cookie)).toBe('answered')
    expect(
      await at.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'x' }, { cookie }),
    ).toMatchObject({ status: 403, body: { data: { reason: 'locked' } } })
    expect((await at.post('/api/auth/sign-out', {}, { cookie })).status).toBe(200)
  })

  it('opens by the password, not by a wrong one, and both stand in the trail', async () => {
    const cookie = await member('open@members.example')
    await lock(cookie)
    expect((await unlock(cookie, { password: 'wrong' })).status).toBe(400)
    expect(await at.me(cookie)).toMatchObject({ isLocked: true })
    expect((await unlock(cookie, { password: PASSWORD })).status).toBe(200)
    expect(await make(listCards, cookie, {})).toBe('answered')
    const rows = await at.query<{ action: string }>(
      `select e.action from audit_events e join auth_users u on u.id::text = e.subject_id
       where u.email = 'open@members.example' order by e.id desc limit 3`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['screen.unlocked', 'sign_in.failed', 'screen.locked'])
  })

  it('is opened for another quarter of an hour, and a proof of who is here counts as input, too (T-014)', async () => {
    const cookie = await member('reload@members.example')
    // A page that is loaded reckons from this when the last input was, and locks itself 15 minutes after it.
    const since = async (given: Promise<{ status: number }>) => {
      expect((await given).status).toBe(200)
      return Date.parse((await at.me(cookie))?.idleUntil ?? '') - at.app.clock.now().getTime()
    }
    at.moveTime(14 * MINUTE)
    try {
      const proved = at.post('/api/auth/prove', { password: PASSWORD }, { cookie })
      expect(await since(proved)).toBeGreaterThan(29 * MINUTE)
    } finally {
      at.moveTime(-14 * MINUTE)
    }
    await lock(cookie)
    await at.query(
      `update auth_sessions set expires_at = now() + interval '10 minutes' where locked_at is not null`,
    )
    expect(await since(unlock(cookie, { password: PASSWORD }))).toBeGreaterThan(29 * MINUTE)
  })

  it('takes five tries in 15 minutes', async () => {
    const cookie = await member('tries@members.example')
    await lock(cookie)
    for (let n = 0; n < 5; n++) await unlock(cookie, { password: 'wrong' })
    expect((await unlock(cookie, { password: PASSWORD })).status).toBe(429)
  })

  it('opens by the app or the password of whoever has both, and is no proof for what is sensitive', async () => {
    const cookie = await member('app@members.example')
    const { secret } = (await at.post('/api/auth/app/begin', {}, { cookie })).body as { secret: string } // safe because the route answers it
    await at.post('/api/auth/app/confirm', { code: totpNow(at, secret) }, { cookie })
    at.moveTime(11 * MINUTE)
    await lock(cookie)
    expect((await unlock(cookie, { password: PASSWORD })).status).toBe(200)
    expect(await at.post('/api/auth/recovery-codes', {}, { cookie })).toMatchObject({
      status: 403,
      body: { data: { reason: 'proof_needed' } },
    })
    await lock(cookie)
    expect((await unlock(cookie, { code: totpNow(at, secret) })).status).toBe(200)
    at.moveTime(-11 * MINUTE)
  })

  it('is not for a demo, which has nothing to open it with', async () => {
    const demo = await at.post('/api/demo-session', {})
    expect(await lock(demo.cookie ?? '')).toMatchObject({
      status: 403,
      body: { data: { reason: 'demo_member' } },
    })
  })
})

describe('the key of unsaved words', () => {
  it('is the same for one person at every sign-in, and another for everybody else', async () => {
    const keyOf = async (cookie: string) =>
      (await call(getDraftKey, undefined, { context: at.callContextOf(cookie) })).key
    const first = await keyOf(await member('words@members.example'))
    const second = await keyOf(await at.signedIn('words@members.example'))
    const other = await keyOf(await member('others@members.example'))
    expect(first).toBe(second)
    expect(first).toHaveLength(43)
    expect(other).not.toBe(first)
  })
})

describe('a sign-in that ran out for want of activity', () => {
  it('stands in the trail, once', async () => {
    await member('idle@members.example')
    const [user] = await at.query<{ id: string }>(
      `select id from auth_users where email = 'idle@members.example'`,
    )
    await at.query(`update auth_sessions set expires_at = now() - interval '1 second' where user_id = $1`, [
      user?.id,
    ])
    await noteIdle(at.jobsPool, new Date(), () => at.app.clock.newId())
    await noteIdle(at.jobsPool, new Date(), () => at.app.clock.newId())
    expect(
      await at.query(`select action from audit_events where action = 'sign_in.expired' and subject_id = $1`, [
        user?.id,
      ]),
    ).toEqual([{ action: 'sign_in.expired' }])
  })
})
