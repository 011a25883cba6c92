import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, browserOf, newAddress, PASSWORD } from '#tests/app/authApp.ts'
import { emailsTo } from '#tests/app/emails.ts'

const MINUTE = 60_000

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
afterAll(() => at.close())

/** Asks for an email that signs in, as a browser of its own. */
async function ask(email: string, next?: string) {
  const answer = await at.post('/api/auth/sign-in/mail', { email, ...(next ? { next } : {}) })
  return { answer, cookie: browserOf(answer), ...(await at.emailTo(email)) }
}
const byCode = (code: string | null | undefined, cookie?: string) =>
  at.post('/api/auth/sign-in/code', { code }, { cookie })
const byLink = (token: string | null | undefined, cookie?: string) =>
  at.post('/api/auth/sign-in/link', { token }, { cookie })
const wrong = (code: string | null | undefined) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('signing in by mail (K22)', () => {
  it('signs in by the code in the browser that asked, once', async () => {
    await at.signedUp('code@members.example')
    const mail = await ask('code@members.example')
    expect(mail.code).toMatch(/^\d{6}$/)
    expect((await byCode(mail.code)).body).toMatchObject({
      data: { problems: [{ field: 'code', message: factorTexts.codeSpent }] },
    })
    const answer = await byCode(mail.code, mail.cookie)
    expect(answer).toMatchObject({ status: 200, body: { signedIn: true } })
    expect(await at.me(answer.cookie ?? '')).toMatchObject({ email: 'code@members.example' })
    expect((await byCode(mail.code, mail.cookie)).status).toBe(400)
    expect((await byLink(mail.token, mail.cookie)).status).toBe(400)
  })

  it('signs in by the link in the browser that asked, once, after ten scanners have opened it', async () => {
    await at.signedUp('link@members.example')
    const mail = await ask('link@members.example', '/dashboard?tab=settings')
    expect(mail.text).toContain('next=%2Fdashboard%3Ftab%3Dsettings')
    for (let scanner = 0; scanner < 10; scanner++)
      expect((await at.get(`/api/auth/sign-in/link?token=${mail.token}`)).status).toBe(404)
    const elsewhere = await byLink(mail.token)
    expect(elsewhere).toMatchObject({
      status: 403,
      body: { data: { reason: 'other_browser' } },
      cookie: null,
    })
    const answer = await byLink(mail.token, mail.cookie)
    expect(await at.me(answer.cookie ?? '')).toMatchObject({ email: 'link@members.example' })
    expect((await byLink(mail.token, mail.cookie)).status).toBe(400)
  })

  it('counts links that are none of ours, and none that is: a network that others guess from keeps nobody out (4.13.15)', async () => {
    await at.signedUp('shared@members.example')
    const mail = await ask('shared@members.example')
    const from = newAddress()
    const guess = () => at.post('/api/auth/sign-in/link', { token: 'made up' }, { from })
    for (const status of [400, 400, 400, 400, 400, 429]) expect((await guess()).status).toBe(status)
    const own = { token: mail.token }
    expect((await at.post('/api/auth/sign-in/link', own, { from, cookie: mail.cookie })).status).toBe(200)
  })

  it('of twenty at once with the right code one signs in', async () => {
    await at.signedUp('race@members.example')
    const mail = await ask('race@members.example')
    const answers = await Promise.all(Array.from({ length: 20 }, () => byCode(mail.code, mail.cookie)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('takes neither after 15 minutes', async () => {
    await at.signedUp('late@members.example')
    const mail = await ask('late@members.example')
    at.moveTime(15 * MINUTE + 1)
    expect((await byCode(mail.code, mail.cookie)).status).toBe(400)
    expect((await byLink(mail.token, mail.cookie)).status).toBe(400)
    at.moveTime(-15 * MINUTE - 1)
  })

  it('counts tries down, refuses the right code as the sixth, and a new code does not begin anew', async () => {
    await at.signedUp('guessed@members.example')
    const mail = await ask('guessed@members.example')
    for (const left of [4, 3, 2])
      expect((await byCode(wrong(mail.code), mail.cookie)).body).toMatchObject({
        data: { problems: [{ field: 'code', message: factorTexts.codeWrong(left) }] },
      })
    const second = await ask('guessed@members.example')
    expect((await byCode(wrong(second.code), second.cookie)).status).toBe(400)
    expect((await byCode(wrong(second.code), second.cookie)).body).toMatchObject({
      data: { problems: [{ message: "That code isn't right. No tries are left." }] },
    })
    expect((await byCode(second.code, second.cookie)).status).toBe(429)
  })

  it('leaves the owner in, in a browser they have signed in from, whoever guesses elsewhere (4.13.15)', async () => {
    await at.signedUp('owned@members.example')
    const home = browserOf(
      await at.post('/api/auth/sign-in/email', { email: 'owned@members.example', password: PASSWORD }),
    )
    const theirs = await ask('owned@members.example')
    for (let n = 0; n < 6; n++) await byCode(wrong(theirs.code), theirs.cookie)
    const mine = await ask('owned@members.example')
    expect((await byCode(mine.code, mine.cookie)).status).toBe(429)
    expect((await byCode(mine.code, `${mine.cookie}; ${home}`)).status).toBe(200)
  })

  it('mails the owner there, however often a stranger asks for emails to them (4.13.15)', async () => {
    await at.signedUp('flooded@members.example')
    const home = browserOf(
      await at.post('/api/auth/sign-in/email', { email: 'flooded@members.example', password: PASSWORD }),
    )
    const asked = (cookie?: string) =>
      at.post('/api/auth/sign-in/mail', { email: 'flooded@members.example' }, { cookie })
    for (let n = 0; n < 3; n++) await asked()
    expect((await asked()).status).toBe(429)
    // Its own three, and no more.
    for (const status of [200, 200, 200, 429]) expect((await asked(home)).status).toBe(status)
    // Known for one account is known for no other.
    for (let n = 0; n < 3; n++) await ask('unflooded@members.example')
    const other = { email: 'unflooded@members.example' }
    expect((await at.post('/api/auth/sign-in/mail', other, { cookie: home })).status).toBe(429)
  })

  it('answers the same for an address without an account, and writes it nothing (T-199)', async () => {
    await at.signedUp('there@members.example')
    const there = await ask('there@members.example')
    const nobody = await ask('nobody@members.example')
    expect(nobody.answer.status).toBe(there.answer.status)
    expect(Object.keys(nobody.answer.body)).toEqual(Object.keys(there.answer.body))
    expect(nobody.answer.body.message).toBe(there.answer.body.message)
    expect(await emailsTo(at, 'nobody@members.example')).toEqual([])
    for (const left of [4, 3, 2, 1, 0])
      expect((await byCode('000000', nobody.cookie)).body).toMatchObject({
        data: { problems: [{ message: factorTexts.codeWrong(left) }] },
      })
    expect((await byCode('000000', nobody.cookie)).status).toBe(429)
  })

  it('confirms the address first where that is still to be done, and signs nobody in who was shut out', async () => {
    const email = 'waiting@members.example'
    await at.signUp(email)
    // An account laid in wait: its mail's reader chooses the password, so whoever planted one is not let in (T-199).
    const { template, token } = await ask(email)
    expect(template).toBe('accounts.unconfirmed')
    const chosen = { token, newPassword: 'Quiet-meadow 44 west' }
    expect((await at.post('/api/auth/reset-password', chosen)).status).toBe(200)
    expect((await at.post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(401)
    await at.signedUp('shut@members.example')
    const mail = await ask('shut@members.example')
    await at.query(
      `update profiles set disabled_at = now() where id = (select id from auth_users where email = 'shut@members.example')`,
    )
    expect((await byCode(mail.code, mail.cookie)).status).toBe(400)
    const before = await emailsTo(at, 'shut@members.example')
    await ask('shut@members.example')
    expect(await emailsTo(at, 'shut@members.example')).toHaveLength(before.length)
  })

  it('asks for three emails in 15 minutes (T-209), and stores neither token nor code', async () => {
    await at.signedUp('often@members.example')
    const mail = await ask('often@members.example')
    const rows = await at.query(
      `select m.* from sign_in_mails m join auth_users u on u.id = m.user_id where u.email = 'often@members.example'`,
    )
    expect(JSON.stringify(rows)).not.toContain(mail.token ?? '-')
    expect(JSON.stringify(rows)).not.toContain(mail.code ?? '-')
    await ask('often@members.example')
    await ask('often@members.example')
    expect((await ask('often@members.example')).answer.status).toBe(429)
  })
})

describe('a new browser (T-199)', () => {
  it('is told of, by browser and network, but not at the first sign-in and not in a known browser', async () => {
    const email = 'device@members.example'
    await at.signedUp(email)
    const told = async () =>
      (await emailsTo(at, email)).filter(({ template }) => template === 'accounts.newBrowser')
    const first = await at.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(await told()).toHaveLength(0)
    await at.post('/api/auth/sign-in/email', { email, password: PASSWORD }, { cookie: browserOf(first) })
    expect(await told()).toHaveLength(0)
    const from = newAddress()
    const headers = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0',
    }
    await at.post('/api/auth/sign-in/email', { email, password: PASSWORD }, { from, headers })
    const [email1] = await told()
    expect(email1?.text).toContain(
      `Firefox on Windows, from the network ${from.split('.').slice(0, 3).join('.')}.x.`,
    )
    expect(email1?.text).not.toContain(from)
  })
})
