import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwordTexts } from '#domain/accounts/texts/passwords.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { hashToken } from '#server/platform/signInCookie.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, newAddress, PASSWORD } from '#tests/app/authApp.ts'
import { emailsTo } from '#tests/app/emails.ts'
import { gapBetween } from '#tests/app/gapBetween.ts'
import { hasJoined } from './hasJoined.ts'

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
afterAll(() => at.close())

const sentTo = (email: string) =>
  at.query('select template from mail_messages where to_address = $1', [email])

describe('signing up (T-199)', () => {
  it('makes user, profile and Desktop Standard in one go, signs nobody in and mails a link (T-012)', async () => {
    const answer = await at.signUp('ada@members.example', { timeZone: 'Europe/London' })
    expect(answer).toMatchObject({
      status: 200,
      body: { message: accountUiTexts.mailOnItsWay },
      cookie: null,
    })
    const rows = await at.query(
      `select u.email, u.name, u.email_verified, p.first_name, p.last_name, p.time_zone, p.user_type, g.plan, g.source
       from auth_users u join profiles p on p.id = u.id join plan_grants g on g.user_id = u.id where u.email = 'ada@members.example'`,
    )
    expect(rows).toEqual([
      {
        email: 'ada@members.example',
        name: 'Ada Nord',
        email_verified: false,
        first_name: 'Ada',
        last_name: 'Nord',
        time_zone: 'Europe/London',
        user_type: null,
        plan: 'desktop_standard',
        source: 'sign_up',
      },
    ])
    expect(await at.emailTo('ada@members.example')).toMatchObject({ template: 'accounts.confirm' })
    expect(
      await at.query(
        `select 1 from auth_sessions s join auth_users u on u.id = s.user_id where u.email = 'ada@members.example'`,
      ),
    ).toEqual([])
  })

  it('sends no words of whoever signs up to the stranger whose address they give', async () => {
    const email = 'untold@members.example'
    for (const round of [1, 2]) {
      await at.signUp(email, { firstName: 'Visit https://evil.example', lastName: 'now' })
      const sent = await emailsTo(at, email)
      expect(sent).toHaveLength(round)
      for (const { subject, text, html } of sent) expect(subject + text + html).not.toContain('evil')
    }
  })

  it('leaves nothing behind when the profile cannot be written', async () => {
    await at.query(`alter table plan_grants add constraint no_grants check (source <> 'sign_up') not valid`)
    expect((await at.signUp('half@members.example')).status).toBe(500)
    await at.query('alter table plan_grants drop constraint no_grants')
    expect(await at.query(`select 1 from auth_users where email = 'half@members.example'`)).toEqual([])
    expect(await sentTo('half@members.example')).toEqual([])
  })

  it('signs in the browser that signed up, and no other, when the address is confirmed (4.13.11)', async () => {
    const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
      [answer.headers['set-cookie'] ?? []].flat().map((each) => String(each).split(';', 1)[0])
    const join = async (email: string) => {
      const made = await at.signUp(email)
      return { joined: cookiesOf(made).join('; '), token: (await at.emailTo(email))?.token }
    }
    const mine = await join('here@members.example')
    const there = await join('there@members.example')
    expect(mine.joined).not.toContain('here')

    const elsewhere = await at.post('/api/auth/verify-email', { token: there.token }, { cookie: mine.joined })
    // Whoever made it there may be somebody else: the reader of its mail chooses the password, and it opens then.
    expect(elsewhere).toMatchObject({
      status: 200,
      body: { message: accountUiTexts.choosePassword },
      cookie: null,
    })
    const planted = { email: 'there@members.example', password: PASSWORD }
    expect((await at.post('/api/auth/sign-in/email', planted)).status).toBe(401)
    const own = 'Lantern-quay 81 south'
    const choose = { token: elsewhere.body.choose, newPassword: own }
    expect((await at.post('/api/auth/reset-password', choose)).status).toBe(200)
    expect((await at.post('/api/auth/sign-in/email', planted)).status).toBe(401)
    expect((await at.post('/api/auth/sign-in/email', { ...planted, password: own })).status).toBe(200)

    const answer = await at.post('/api/auth/verify-email', { token: mine.token }, { cookie: mine.joined })
    expect(answer).toMatchObject({ status: 200, body: { signedIn: true } })
    expect(await at.me(answer.cookie ?? undefined)).toMatchObject({ email: 'here@members.example' })

    // An address that is taken leaves the same cookie in form, and it opens nothing.
    expect(cookiesOf(await at.signUp('here@members.example'))[0]).toMatch(/^joined=\d+\.[\w-]+$/)
  })

  it('does not sign in a day later (4.13.11)', async () => {
    const made = await at.signUp('late@members.example')
    const cookie = String([made.headers['set-cookie'] ?? []].flat()[0]).split(';', 1)[0]
    const { token } = (await at.emailTo('late@members.example')) ?? {}
    const [user] = await at.query<{ id: string }>(
      `select id from auth_users where email = 'late@members.example'`,
    )
    const userId = user?.id ?? ''
    expect(hasJoined(cookie, userId, at.app.clock.now(), at.app.config)).toBe(true)
    const later = new Date(at.app.clock.now().getTime() + 25 * 3_600_000)
    expect(hasJoined(cookie, userId, later, at.app.config)).toBe(false)
    expect(hasJoined(`${cookie}x`, userId, at.app.clock.now(), at.app.config)).toBe(false)
    expect(token).toBeTruthy()
  })

  it('confirms by POST, once, and stores the secret of the link hashed', async () => {
    await at.signUp('once@members.example')
    const token = (await at.emailTo('once@members.example'))?.token ?? ''
    const stored = await at.query<{ identifier: string }>(
      `select identifier from auth_verifications v join auth_users u on u.id::text = v.value where u.email = 'once@members.example'`,
    )
    expect(stored).toEqual([{ identifier: hashToken(`verify-email:${token}`) }])
    expect((await at.get(`/api/auth/verify-email?token=${token}`)).status).toBe(404)
    expect((await at.post('/api/auth/verify-email', { token })).body).toMatchObject({
      message: accountUiTexts.choosePassword,
    })
    const again = await at.post('/api/auth/verify-email', { token })
    expect(again).toMatchObject({
      status: 400,
      body: { data: { problems: [{ field: 'token', message: accountUiTexts.linkSpent }] } },
    })
  })

  it('refuses a link that is too old', async () => {
    await at.signUp('late@members.example')
    const token = (await at.emailTo('late@members.example'))?.token ?? ''
    await at.query(
      `update auth_verifications set expires_at = now() - interval '1 second' where identifier = $1`,
      [hashToken(`verify-email:${token}`)],
    )
    expect((await at.post('/api/auth/verify-email', { token })).status).toBe(400)
  })

  it('gives a known address the same answer, and tells its owner by mail', async () => {
    await at.signedUp('owner@members.example')
    const [known, fresh] = [
      await at.signUp('Owner@members.example', { password: 'Other-lamp 31 south' }),
      await at.signUp('fresh@members.example'),
    ]
    expect(known.status).toBe(200)
    expect(known.body).toEqual(fresh.body)
    expect(await at.emailTo('owner@members.example')).toMatchObject({ template: 'accounts.existing' })
    expect(
      (
        await at.post('/api/auth/sign-in/email', {
          email: 'owner@members.example',
          password: 'Other-lamp 31 south',
        })
      ).status,
    ).toBe(401)
    await at.signedIn('owner@members.example')
  })

  it('takes the same time for a known and a new address, within 5 ms', async () => {
    // One address is signed up three times at most, so there are several.
    const known = 10
    // A second try has addresses of its own.
    const turn = Date.now()
    for (let each = 0; each < known; each += 1) await at.signedUp(`slow${each}.${turn}@members.example`)
    at.letWait()
    const { gapMs, quickestMs } = await gapBetween(
      (round) => at.signUp(`slow${round % known}.${turn}@members.example`),
      (round) => at.signUp(`quick${round}.${turn}@members.example`),
      { withinMs: 5, least: 2, most: 2 * known },
    )
    expect(gapMs).toBeLessThan(5)
    expect(quickestMs).toBeGreaterThan(195)
  })

  it('lets whoever reads the mail choose the password when an unconfirmed address signs up again', async () => {
    await at.signUp('waiting@members.example', { password: 'Planted-lamp 11 east' })
    await at.signUp('waiting@members.example')
    const emailTo = await at.emailTo('waiting@members.example')
    expect(emailTo).toMatchObject({ template: 'accounts.unconfirmed' })
    const reset = await at.post('/api/auth/reset-password', { token: emailTo?.token, newPassword: PASSWORD })
    expect(reset.status).toBe(200)
    const withPlanted = await at.post('/api/auth/sign-in/email', {
      email: 'waiting@members.example',
      password: 'Planted-lamp 11 east',
    })
    expect(withPlanted.status).toBe(401)
    await at.signedIn('waiting@members.example')
  })

  it('resends the plain link to the browser that made the account alone, and to any other the choice of a password', async () => {
    const browserCookie = (answer: { headers: Record<string, unknown> }) =>
      String([answer.headers['set-cookie'] ?? []].flat()[0]).split(';', 1)[0]
    const email = 'laid@members.example'
    const first = browserCookie(await at.signUp(email, { password: 'Planted-lamp 11 east' }))
    const second = browserCookie(await at.signUp(email))
    const resend = async (cookie?: string) => {
      await at.post('/api/auth/send-verification-email', { email }, { cookie })
      return (await at.emailTo(email))?.template
    }
    expect(await resend(first)).toBe('accounts.confirm')
    expect(await resend(second)).toBe('accounts.unconfirmed')
    expect(await resend()).toBe('accounts.unconfirmed')
  })

  it('makes one account of two sign-ups at once', async () => {
    const answers = await Promise.all([at.signUp('race@members.example'), at.signUp('race@members.example')])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    expect(await at.query(`select 1 from auth_users where email = 'race@members.example'`)).toHaveLength(1)
  })

  it('refuses weak passwords field by field, all at once, and a long list of common ones (T-017, T-018)', async () => {
    const problemsOf = async (password: string) => {
      const { status, body } = await at.signUp('weak@members.example', { password })
      expect(status).toBe(400)
      expect(body.code).toBe('BAD_REQUEST')
      const { problems } = body.data as { problems: { field: string; message: string }[] }
      expect(problems.every((each) => each.field === 'password')).toBe(true)
      return problems.map((each) => each.message)
    }
    expect(await problemsOf('abc')).toEqual([
      passwordTexts.tooShort,
      passwordTexts.noUpper,
      passwordTexts.noNumber,
      passwordTexts.noSpecial,
    ])
    expect(await problemsOf('Juliverse1!')).toEqual([passwordTexts.tooCommon])
    expect(await problemsOf('weak@Members.example1')).toEqual([accountUiTexts.passwordOwnWords])
    expect(await problemsOf('iloveyou')).toContain(passwordTexts.tooCommon)
    expect(await problemsOf(`A1!${'b'.repeat(200)}`)).toEqual([accountUiTexts.passwordTooLong])
  })

  it('refuses unknown fields, missing names and what is no address', async () => {
    expect((await at.signUp('a@members.example', { role: 'admin' })).body).toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect((await at.signUp('a@members.example', { isDemo: true })).status).toBe(400)
    const unnamed = await at.signUp('a@members.example', { firstName: ' ', lastName: '<script>' })
    expect(
      (unnamed.body.data as { problems: { field: string }[] }).problems.map((each) => each.field),
    ).toEqual(['firstName', 'lastName'])
    for (const email of ['', 'a', 'a@b', 'a b@c.example', `${'a'.repeat(250)}@b.example`])
      expect((await at.signUp(email)).status).toBe(400)
    expect(await at.query(`select 1 from auth_users where email = 'a@members.example'`)).toEqual([])
  })

  it('mails one account at most three times and takes three sign-ups of one address in 15 minutes (T-209)', async () => {
    for (let round = 0; round < 3; round++)
      expect((await at.signUp('flooded@members.example')).status).toBe(200)
    expect((await at.signUp('flooded@members.example')).status).toBe(429)
    const from = newAddress()
    for (let round = 0; round < 3; round++)
      expect((await at.signUp(`many${round}@members.example`, {}, { from })).status).toBe(200)
    expect((await at.signUp('many3@members.example', {}, { from })).status).toBe(429)
  })

  it('sends the email again to an address that waits, and says the same to any other', async () => {
    await at.signUp('again@members.example')
    await at.signedUp('settled@members.example')
    const answers = []
    for (const email of ['again@members.example', 'settled@members.example', 'stranger@members.example']) {
      answers.push((await at.post('/api/auth/send-verification-email', { email })).body)
    }
    expect(answers).toEqual(Array(3).fill({ message: accountUiTexts.mailOnItsWay }))
    expect(await sentTo('again@members.example')).toHaveLength(2)
    expect(await sentTo('settled@members.example')).toHaveLength(1)
    expect(await sentTo('stranger@members.example')).toHaveLength(0)
  })

  it('sends the email again when somebody signs in with the right password too early, at most three in all', async () => {
    await at.signUp('early@members.example')
    for (let round = 0; round < 4; round++) {
      expect(
        (await at.post('/api/auth/sign-in/email', { email: 'early@members.example', password: PASSWORD }))
          .status,
      ).toBe(401)
    }
    expect(await sentTo('early@members.example')).toHaveLength(3)
  })
})
