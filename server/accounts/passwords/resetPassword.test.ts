import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwordTexts } from '#domain/accounts/texts/passwords.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { hashToken } from '#server/platform/signInCookie.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, newAddress, PASSWORD } from '#tests/app/authApp.ts'
import { totpNow } from '#tests/app/totp.ts'

const NEW = 'Quiet-meadow 44 west'

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
afterAll(() => at.close())

const ask = (email: string) => at.post('/api/auth/request-password-reset', { email })
const reset = (token: string, newPassword = NEW) =>
  at.post('/api/auth/reset-password', { token, newPassword })
const tokenTo = async (email: string) => (await at.emailTo(email))?.token ?? ''
const spent = {
  status: 400,
  body: { data: { problems: [{ field: 'token', message: accountUiTexts.linkSpent }] } },
}

describe('a new password by mail (T-199)', () => {
  it('answers the same for a known and an unknown address, and mails only the known one', async () => {
    await at.signedUp('known@members.example')
    const [known, unknown] = [await ask('known@members.example'), await ask('unknown@members.example')]
    expect(known).toMatchObject({ status: 200, body: { message: accountUiTexts.mailOnItsWay } })
    expect(unknown.body).toEqual(known.body)
    expect(await at.emailTo('known@members.example')).toMatchObject({ template: 'accounts.reset' })
    expect(await at.emailTo('unknown@members.example')).toBeNull()
  })

  it('stores the secret hashed, changes the password, ends every sign-in and signs nobody in', async () => {
    await at.signedUp('ada@members.example')
    const [here, there] = [await at.signedIn('ada@members.example'), await at.signedIn('ada@members.example')]
    await ask('ada@members.example')
    const token = await tokenTo('ada@members.example')
    const stored = await at.query('select 1 from auth_verifications where identifier = $1', [
      hashToken(`reset-password:${token}`),
    ])
    expect(stored).toHaveLength(1)
    expect(
      await at.query('select 1 from auth_verifications where identifier like $1 or value like $1', [
        `%${token}%`,
      ]),
    ).toEqual([])
    expect(await reset(token)).toMatchObject({
      status: 200,
      body: { message: accountUiTexts.passwordChanged },
      cookie: null,
    })
    expect([await at.me(here), await at.me(there)]).toEqual([null, null])
    expect(
      (await at.post('/api/auth/sign-in/email', { email: 'ada@members.example', password: PASSWORD })).status,
    ).toBe(401)
    expect(await at.emailTo('ada@members.example')).toMatchObject({ template: 'accounts.passwordChanged' })
    expect(
      (await at.post('/api/auth/sign-in/email', { email: 'ada@members.example', password: NEW })).status,
    ).toBe(200)
  })

  it('ends every sign-in and still asks for the second factor: neither link nor new password takes its place (ASVS 6.4.3)', async () => {
    await at.signedUp('factor@members.example')
    const here = await at.signedIn('factor@members.example')
    const { secret } = (await at.post('/api/auth/app/begin', {}, { cookie: here })).body as { secret: string } // safe because the route answers it
    const on = await at.post('/api/auth/app/confirm', { code: totpNow(at, secret) }, { cookie: here })
    expect(on.status).toBe(200)
    const elsewhere = on.cookie ?? here
    at.moveTime(30_000)
    await ask('factor@members.example')
    const done = await reset(await tokenTo('factor@members.example'))
    expect(done).toMatchObject({ status: 200, cookie: null })
    expect([await at.me(here), await at.me(elsewhere)]).toEqual([null, null])
    const first = await at.post('/api/auth/sign-in/email', { email: 'factor@members.example', password: NEW })
    expect(first.body).toEqual({ signedIn: false, factors: ['app'] })
    expect(await at.me(first.cookie ?? '')).toBeNull()
    const code = totpNow(at, secret)
    const second = await at.post('/api/auth/second-factor', { code }, { cookie: first.cookie ?? '' })
    expect(await at.me(second.cookie ?? '')).toMatchObject({ email: 'factor@members.example' })
  })

  it('leaves no link good that was asked for before the password was changed by hand', async () => {
    await at.signedUp('changed@members.example')
    await ask('changed@members.example')
    const token = await tokenTo('changed@members.example')
    const cookie = await at.signedIn('changed@members.example')
    const change = { currentPassword: PASSWORD, newPassword: NEW }
    expect((await at.post('/api/auth/change-password', change, { cookie })).status).toBe(200)
    expect(await reset(token, PASSWORD)).toMatchObject(spent)
  })

  it('works once, and spends every other link of the account', async () => {
    await at.signedUp('once@members.example')
    await ask('once@members.example')
    const first = await tokenTo('once@members.example')
    await ask('once@members.example')
    const second = await tokenTo('once@members.example')
    expect((await reset(second)).status).toBe(200)
    expect(await reset(second)).toMatchObject(spent)
    expect(await reset(first)).toMatchObject(spent)
  })

  it('lets one of two at once through', async () => {
    await at.signedUp('race@members.example')
    await ask('race@members.example')
    const token = await tokenTo('race@members.example')
    const answers = await Promise.all([reset(token), reset(token, 'Other-meadow 45 west')])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
  })

  it('does not spend the link on a weak password', async () => {
    await at.signedUp('weak@members.example')
    await ask('weak@members.example')
    const token = await tokenTo('weak@members.example')
    const refused = await reset(token, 'short')
    expect(refused.body).toMatchObject({
      data: { problems: [{ field: 'newPassword', message: passwordTexts.tooShort }, {}, {}, {}] },
    })
    expect((await reset(token)).status).toBe(200)
  })

  it('does nothing by GET, and refuses a link after an hour', async () => {
    await at.signedUp('late@members.example')
    await ask('late@members.example')
    const token = await tokenTo('late@members.example')
    expect((await at.get(`/api/auth/reset-password/${token}?callbackURL=/`)).status).toBe(404)
    expect((await at.get(`/api/auth/reset-password?token=${token}`)).status).toBe(404)
    await at.query(
      `update auth_verifications set expires_at = expires_at - interval '61 minutes' where identifier = $1`,
      [hashToken(`reset-password:${token}`)],
    )
    expect(await reset(token)).toMatchObject(spent)
  })

  it('mails one account at most three times in 15 minutes, wherever it is asked from (T-209)', async () => {
    for (let round = 0; round < 3; round++) expect((await ask('flooded@members.example')).status).toBe(200)
    expect((await ask('flooded@members.example')).status).toBe(429)
  })

  it('takes five tries at links from one address in 15 minutes', async () => {
    const from = newAddress()
    const answers = []
    for (let round = 0; round < 6; round++) {
      answers.push(
        (await at.post('/api/auth/reset-password', { token: `guess-${round}`, newPassword: NEW }, { from }))
          .status,
      )
    }
    expect(answers).toEqual([400, 400, 400, 400, 400, 429])
    // Whoever was sent a link shares that address, and not those tries (4.13.15).
    await at.signedUp('neighbour@members.example')
    await ask('neighbour@members.example')
    const good = { token: await tokenTo('neighbour@members.example'), newPassword: NEW }
    expect((await at.post('/api/auth/reset-password', good, { from })).status).toBe(200)
  })
})

describe('changing the own password', () => {
  const change = (cookie: string | undefined, currentPassword: string, newPassword: string) =>
    at.post('/api/auth/change-password', { currentPassword, newPassword }, { cookie })

  it('needs a sign-in and the current password', async () => {
    await at.signedUp('change@members.example')
    const cookie = await at.signedIn('change@members.example')
    expect((await change(undefined, PASSWORD, NEW)).status).toBe(401)
    expect(await change(cookie, 'Wrong-lamp 27', NEW)).toMatchObject({
      status: 400,
      body: { data: { problems: [{ field: 'currentPassword', message: accountUiTexts.passwordNotRight }] } },
    })
    expect(await change(cookie, PASSWORD, 'iloveyou')).toMatchObject({ status: 400 })
  })

  it('ends every other sign-in, gives this browser a new one and tells the owner', async () => {
    await at.signedUp('others@members.example')
    const [here, there] = [
      await at.signedIn('others@members.example'),
      await at.signedIn('others@members.example'),
    ]
    const answer = await change(here, PASSWORD, NEW)
    expect(answer).toMatchObject({ status: 200, body: { message: accountUiTexts.passwordChanged } })
    expect([await at.me(here), await at.me(there)]).toEqual([null, null])
    expect(await at.me(answer.cookie ?? '')).toMatchObject({ email: 'others@members.example' })
    expect(await at.emailTo('others@members.example')).toMatchObject({ template: 'accounts.passwordChanged' })
  })

  it('takes three tries in 15 minutes, so that a browser left open is no place to guess', async () => {
    await at.signedUp('guess@members.example')
    const cookie = await at.signedIn('guess@members.example')
    const answers = []
    for (let round = 0; round < 4; round++) answers.push((await change(cookie, 'Wrong-lamp 27', NEW)).status)
    expect(answers).toEqual([400, 400, 400, 429])
  })
})
