import { call } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import { setRole } from '#server/app/people/commands.ts'
import { requestExport } from '#server/privacy/rights/commands.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, browserOf, PASSWORD } from '#tests/app/authApp.ts'
import { emailsTo } from '#tests/app/emails.ts'
import { totpNow } from '#tests/app/totp.ts'
import { endSignIns, viewSignIns } from '../devices/commands.ts'
import { resetFactor } from './commands.ts'

const MINUTE = 60_000

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
afterAll(() => at.close())

const idOf = async (email: string) =>
  (await at.query<{ id: string }>('select id from auth_users where email = $1', [email]))[0]?.id ?? ''
const signIn = (email: string, cookie?: string) =>
  at.post('/api/auth/sign-in/email', { email, password: PASSWORD }, { cookie })

/** A member with an authenticator app: their sign-in, the app's secret and the recovery codes. */
async function withApp(email: string) {
  await at.signedUp(email)
  const cookie = await at.signedIn(email)
  const { secret } = (await at.post('/api/auth/app/begin', {}, { cookie })).body as { secret: string } // safe because the route answers it
  const confirmed = await at.post('/api/auth/app/confirm', { code: totpNow(at, secret) }, { cookie })
  at.moveTime(30_000)
  return { cookie, secret, confirmed, codes: confirmed.body.codes as string[] } // safe because the route answers it
}

describe('a second factor (T-200)', () => {
  it('is on from the first code, asked after the password, and takes each code once', async () => {
    const { secret, confirmed, codes } = await withApp('app@members.example')
    expect(confirmed).toMatchObject({ status: 200, body: { message: factorTexts.factorOn } })
    expect(codes).toHaveLength(10)
    const first = await signIn('app@members.example')
    expect(first.body).toEqual({ signedIn: false, factors: ['app'] })
    expect(await at.me(first.cookie ?? '')).toBeNull()
    const code = totpNow(at, secret)
    const wrong = await at.post('/api/auth/second-factor', { code: '000000' }, { cookie: first.cookie ?? '' })
    expect(wrong).toMatchObject({
      status: 400,
      body: { data: { problems: [{ field: 'code', message: factorTexts.factorWrong }] } },
    })
    const second = await at.post('/api/auth/second-factor', { code }, { cookie: first.cookie ?? '' })
    expect(await at.me(second.cookie ?? '')).toMatchObject({ email: 'app@members.example' })
    // The sign-in of the first step is spent, and so is the code.
    const again = await signIn('app@members.example')
    expect((await at.post('/api/auth/second-factor', { code }, { cookie: again.cookie ?? '' })).status).toBe(
      400,
    )
    expect((await at.post('/api/auth/second-factor', { code }, { cookie: first.cookie ?? '' })).status).toBe(
      401,
    )
  })

  it('is given by a recovery code too, typed as people type, once, and its owner hears of it', async () => {
    const { codes } = await withApp('paper@members.example')
    const typed = codes[0]?.toLowerCase().replace('-', ' ')
    const first = await signIn('paper@members.example')
    const done = await at.post(
      '/api/auth/second-factor',
      { recoveryCode: typed },
      { cookie: first.cookie ?? '' },
    )
    expect(done.status).toBe(200)
    const second = await signIn('paper@members.example')
    const again = await at.post(
      '/api/auth/second-factor',
      { recoveryCode: typed },
      { cookie: second.cookie ?? '' },
    )
    expect(again.status).toBe(400)
    const mails = await emailsTo(at, 'paper@members.example')
    expect(mails.map(({ text }) => text).join()).toContain('A recovery code was used')
  })

  it('waits ten minutes for it, takes five tries in 15, and is asked after a code by mail as well', async () => {
    const { secret } = await withApp('slow@members.example')
    const first = await signIn('slow@members.example')
    for (let n = 0; n < 5; n++)
      await at.post('/api/auth/second-factor', { code: '000000' }, { cookie: first.cookie ?? '' })
    const sixth = { code: totpNow(at, secret) }
    expect((await at.post('/api/auth/second-factor', sixth, { cookie: first.cookie ?? '' })).status).toBe(429)
    at.moveTime(10 * MINUTE + 1)
    expect((await at.post('/api/auth/second-factor', sixth, { cookie: first.cookie ?? '' })).status).toBe(401)
    const asked = await at.post('/api/auth/sign-in/mail', { email: 'slow@members.example' })
    const { code } = (await at.emailTo('slow@members.example')) ?? {}
    const byMail = await at.post('/api/auth/sign-in/code', { code }, { cookie: browserOf(asked) })
    expect(byMail.body).toEqual({ signedIn: false, factors: ['app'] })
    at.moveTime(-10 * MINUTE - 1)
  })

  it('leaves the owner in, in a browser they have signed in from, whoever gives wrong codes elsewhere (4.13.15)', async () => {
    const email = 'guessed@members.example'
    const { secret } = await withApp(email)
    const give = async (code: string, home = '') => {
      const first = await signIn(email, home)
      return await at.post('/api/auth/second-factor', { code }, { cookie: `${first.cookie}; ${home}` })
    }
    const home = browserOf(await give(totpNow(at, secret)))
    at.moveTime(30_000)
    const answers = []
    // One of the five in 15 minutes was the right one.
    for (let n = 0; n < 5; n++) answers.push((await give('000000')).status)
    expect(answers).toEqual([400, 400, 400, 400, 429])
    expect((await give(totpNow(at, secret), home)).status).toBe(200)
  })

  it('keeps neither the secret nor the codes readable', async () => {
    const { secret, codes } = await withApp('sealed@members.example')
    const rows = await at.query('select a.*, c.* from authenticators a join recovery_codes c using (user_id)')
    for (const kept of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(JSON.stringify(rows)).not.toContain(kept)
  })

  it('is asked of an admin before the role counts, and the last one stays (T-200)', async () => {
    const { cookie } = await withApp('boss@members.example')
    const boss = await at.person({ roles: ['staff', 'admin'] })
    const userId = await idOf('boss@members.example')
    await at.call(boss, setRole, { userId, role: 'admin', give: true })
    expect(await at.me(cookie)).toMatchObject({ isAdmin: true, isFactorMissing: false })
    expect((await at.post('/api/auth/app/remove', {}, { cookie })).body).toMatchObject({
      data: { problems: [{ message: factorTexts.factorKept }] },
    })
    await at.query('update auth_sessions set factor_at = null where user_id = $1', [userId])
    expect(await at.me(cookie)).toMatchObject({ isStaff: true, isAdmin: false, isFactorMissing: true })
  })
})

describe('proving again who is here (T-014)', () => {
  it('is asked for after ten minutes by what guards the account, and answered by password or factor', async () => {
    await at.signedUp('proof@members.example')
    const cookie = await at.signedIn('proof@members.example')
    const begin = () => at.post('/api/auth/app/begin', {}, { cookie })
    expect((await begin()).status).toBe(200)
    at.moveTime(10 * MINUTE + 1000)
    expect(await begin()).toMatchObject({ status: 403, body: { data: { reason: 'proof_needed' } } })
    const prove = (given: object) => at.post('/api/auth/prove', given, { cookie })
    expect((await prove({ password: 'wrong' })).status).toBe(400)
    expect((await prove({ password: PASSWORD })).status).toBe(200)
    expect((await begin()).status).toBe(200)
    at.moveTime(-10 * MINUTE - 1000)
  })

  it('takes no password of somebody with a second factor, and refuses a change of roles until then', async () => {
    const { cookie, secret } = await withApp('twice@members.example')
    const boss = await at.person({ roles: ['staff', 'admin'] })
    const member = await at.person()
    const give = () => at.call(boss, setRole, { userId: member.id, role: 'staff', give: true })
    at.moveTime(10 * MINUTE + 1000)
    await expect(give()).rejects.toMatchObject({ data: { reason: 'proof_needed' } })
    at.moveTime(-10 * MINUTE - 1000)
    await give()
    expect((await at.post('/api/auth/prove', { password: PASSWORD }, { cookie })).status).toBe(400)
    expect((await at.post('/api/auth/prove', { code: totpNow(at, secret) }, { cookie })).status).toBe(200)
  })
})

describe('a sign-in without the second factor (T-200)', () => {
  const begin = (cookie: string) => at.post('/api/auth/passkey/begin', {}, { cookie })
  const refused = { status: 403, body: { data: { reason: 'proof_needed' } } }

  it('is not proven by a change of its password', async () => {
    const email = 'password-alone@members.example'
    const { cookie } = await withApp(email)
    await at.query(
      `update auth_sessions set proven_at = now() - interval '11 minutes' where user_id = (select id from auth_users where email = $1)`,
      [email],
    )
    const body = { currentPassword: PASSWORD, newPassword: 'Quiet-meadow 44 west' }
    const changed = await at.post('/api/auth/change-password', body, { cookie })
    expect(changed.status).toBe(200)
    expect(await begin(changed.cookie ?? '')).toMatchObject(refused)
  })

  it('guards nothing from the moment another sign-in turns the factor on', async () => {
    const email = 'other-browser@members.example'
    await at.signedUp(email)
    const [here, there] = [await at.signedIn(email), await at.signedIn(email)]
    expect((await begin(here)).status).toBe(200)
    const { secret } = (await at.post('/api/auth/app/begin', {}, { cookie: there })).body as {
      secret: string
    } // safe because the route answers it
    await at.post('/api/auth/app/confirm', { code: totpNow(at, secret) }, { cookie: there })
    expect(await begin(here)).toMatchObject(refused)
    at.moveTime(30_000)
    await at.post('/api/auth/prove', { code: totpNow(at, secret) }, { cookie: here })
    at.moveTime(-30_000)
    expect((await begin(here)).status).toBe(200)
  })
})

describe('a lost second factor (T-200)', () => {
  it('goes a day after another admin asked with a reason, and stays when its owner signs in with it', async () => {
    const boss = await at.person({ roles: ['staff', 'admin'] })
    for (const email of ['lost@members.example', 'found@members.example']) {
      const { secret } = await withApp(email)
      const userId = await idOf(email)
      const asked = await at.call(boss, resetFactor, { userId, reason: 'Phone fell into a lake' })
      expect(Date.parse(asked.dueAt) - Date.now()).toBeGreaterThan(23 * 60 * MINUTE)
      expect((await emailsTo(at, email))[0]?.text).toContain('Phone fell into a lake')
      const soon = await signIn(email)
      expect(soon.body).toMatchObject({ signedIn: false })
      if (email.startsWith('found'))
        await at.post('/api/auth/second-factor', { code: totpNow(at, secret) }, { cookie: soon.cookie ?? '' })
      at.moveTime(24 * 60 * MINUTE + 1000)
      expect((await signIn(email)).body).toMatchObject({ signedIn: !email.startsWith('found') })
      at.moveTime(-24 * 60 * MINUTE - 1000)
    }
    await expect(at.call(boss, resetFactor, { userId: boss.id, reason: 'mine' })).rejects.toMatchObject({
      data: { reason: 'own_account' },
    })
  })
})

describe('recovery codes', () => {
  it('stay where the app goes and a passkey is left', async () => {
    const email = 'both@members.example'
    const { cookie } = await withApp(email)
    const id = await idOf(email)
    await at.query(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name) values (gen_random_uuid(), $1, 'key', 'key', 0, '{}', 'Laptop')`,
      [id],
    )
    const left = async () => (await at.query('select from recovery_codes where user_id = $1', [id])).length
    expect((await at.post('/api/auth/app/remove', {}, { cookie })).status).toBe(200)
    expect(await left()).toBe(10)
  })
})

describe('a factor that was turned on', () => {
  it('is not taken by a reset of before, though that was due while none was asked', async () => {
    const boss = await at.person({ roles: ['staff', 'admin'] })
    const email = 'later@members.example'
    await at.signedUp(email)
    const id = await idOf(email)
    const addPasskey = () =>
      at.query(
        `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name) values (gen_random_uuid(), $1, 'other', 'key', 0, '{}', 'Laptop')`,
        [id],
      )
    await addPasskey()
    await at.call(boss, resetFactor, { userId: id, reason: 'Phone fell into a lake' })
    at.moveTime(24 * 60 * MINUTE + 1000)
    // Of a member a passkey alone is asked by nobody; the reset is carried out all the same, and is over.
    expect((await signIn(email)).body).toEqual({ signedIn: true })
    expect(await at.query('select from factor_resets where user_id = $1', [id])).toEqual([])
    expect(await at.query('select from passkeys where user_id = $1', [id])).toEqual([])
    at.moveTime(-24 * 60 * MINUTE - 1000)
  })

  it('is not taken by a reset that was asked for the one before it', async () => {
    const boss = await at.person({ roles: ['staff', 'admin'] })
    const email = 'again@members.example'
    const { cookie } = await withApp(email)
    await at.call(boss, resetFactor, { userId: await idOf(email), reason: 'Phone fell into a lake' })
    // Signed in still, they turn it off themselves and set up another.
    expect((await at.post('/api/auth/app/remove', {}, { cookie })).status).toBe(200)
    const { secret } = (await at.post('/api/auth/app/begin', {}, { cookie })).body as { secret: string } // safe because the route answers it
    await at.post('/api/auth/app/confirm', { code: totpNow(at, secret) }, { cookie })
    at.moveTime(24 * 60 * MINUTE + 1000)
    expect((await signIn(email)).body).toEqual({ signedIn: false, factors: ['app'] })
    at.moveTime(-24 * 60 * MINUTE - 1000)
  })

  it('is asked of every other sign-in at once, whatever its password proved before (T-014)', async () => {
    await at.signedUp('fresh@members.example')
    const [here, elsewhere] = [
      await at.signedIn('fresh@members.example'),
      await at.signedIn('fresh@members.example'),
    ]
    const { secret } = (await at.post('/api/auth/app/begin', {}, { cookie: here })).body as { secret: string } // safe because the route answers it
    await at.post('/api/auth/app/confirm', { code: totpNow(at, secret) }, { cookie: here })
    const change = { cookie: elsewhere }
    expect(await at.post('/api/auth/address/change', { email: 'x@members.example' }, change)).toMatchObject({
      status: 403,
      body: { data: { reason: 'proof_needed' } },
    })
    const asked = call(requestExport, { id: at.app.clock.newId() }, { context: at.callContextOf(elsewhere) })
    await expect(asked).rejects.toMatchObject({ data: { reason: 'proof_needed' } })
  })
})

describe('where somebody is signed in, for an admin (K25)', () => {
  it('is shown and ended by another person who is an admin, and both are in the trail', async () => {
    const [boss, staff] = [
      await at.person({ roles: ['staff', 'admin'] }),
      await at.person({ roles: ['staff'] }),
    ]
    const person = await at.person()
    const { signIns } = await at.call(boss, viewSignIns, { userId: person.id })
    expect(signIns).toHaveLength(1)
    expect(await at.call(boss, endSignIns, { userId: person.id })).toEqual({ ended: 1 })
    expect((await at.call(boss, viewSignIns, { userId: person.id })).signIns).toEqual([])
    await expect(at.call(staff, viewSignIns, { userId: person.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(at.call(boss, endSignIns, { userId: boss.id })).rejects.toMatchObject({
      data: { reason: 'own_account' },
    })
    const kinds = await at.query<{ action: string }>(
      `select action from audit_events where subject_id = $1 and actor_id = $2 order by id`,
      [person.id, boss.id],
    )
    expect(kinds.map(({ action }) => action)).toEqual(['sign_ins.viewed', 'sign_in.ended', 'sign_ins.viewed'])
  })
})
