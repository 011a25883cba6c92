import { call } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptAccountNudge } from '#domain/accounts/rules/nudges.ts'
import { longDay } from '#domain/days.ts'
import { rightsTexts } from '#domain/privacy/texts.ts'
import { dismissNudge } from '#server/accounts/profile/dismissNudge.ts'
import { requestDeletion } from '#server/privacy/rights/commands.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, PASSWORD } from '#tests/app/authApp.ts'
import { emailsTo } from '#tests/app/emails.ts'
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

const noticesTo = async (email: string) =>
  (await emailsTo(at, email)).filter(({ template }) => template === 'privacy.deletionCancelled')

describe('an account that was to be deleted (K37)', () => {
  it('is kept by signing in, which one email and the screens of this sign-in say, until it was read', async () => {
    const email = 'stays@members.example'
    await at.signedUp(email)
    await askDeletion(await at.signedIn(email))
    const cookie = await at.signedIn(email)
    const other = await at.signedIn(email)
    expect(await stateOf(email)).toBe('cancelled')
    const [notice, ...more] = await noticesTo(email)
    expect([notice?.subject, more]).toEqual([rightsTexts.cancelledSubject, []])
    expect(notice?.text).toContain(rightsTexts.cancelledMail(longDay(at.app.clock.now())))
    const trail = await at.query(
      `select e.actor_kind, e.details_digest = encode(sha256(d.details::text::bytea), 'hex') as "isWhole"
         from audit_events e join audit_details d on d.event_id = e.id join auth_users u on u.id = e.member_id
        where u.email = $1 and e.action = 'deletion.cancelled'`,
      [email],
    )
    expect(trail).toEqual([{ actor_kind: 'visitor', isWhole: true }])
    expect(await at.me(cookie)).toMatchObject({ isKept: true, isTold: true })
    expect(await at.me(other)).toMatchObject({ isKept: false, isTold: false })
    await call(
      dismissNudge,
      { nudge: keptAccountNudge },
      { path: ['accounts', 'dismissNudge'], context: at.callContextOf(cookie) },
    )
    expect(await at.me(cookie)).toMatchObject({ isKept: false, isTold: false })

    // Asked for anew it is another deletion, of which another sign-in says so.
    await askDeletion(cookie)
    expect(await at.me(await at.signedIn(email))).toMatchObject({ isKept: true })
    expect(await noticesTo(email)).toHaveLength(2)
  })

  it('stays without a word to whoever asked for no deletion', async () => {
    const email = 'nothing-asked@members.example'
    await at.signedUp(email)
    expect(await at.me(await at.signedIn(email))).toMatchObject({ isKept: false, isTold: false })
    expect(await noticesTo(email)).toEqual([])
  })

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
    expect([await stateOf(email), await noticesTo(email)]).toEqual(['waiting', []])
    const code = totpNow(at, secret)
    const second = await at.post('/api/auth/second-factor', { code }, { cookie: first.cookie ?? '' })
    expect(second.body).toEqual({ signedIn: true })
    expect(await stateOf(email)).toBe('cancelled')
    expect(await noticesTo(email)).toHaveLength(1)
  })
})
