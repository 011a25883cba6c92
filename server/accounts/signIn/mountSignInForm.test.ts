import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountUiTexts } from '#domain/accounts/texts.ts'
import { guardOrigin } from '#server/platform/http/edge/sameOrigin.ts'
import { answerFaults } from '#server/platform/http/faults.ts'
import type { Page, Site } from '#server/platform/http/site/site.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, newAddress, PASSWORD } from '#tests/app/authApp.ts'
import { totpNow } from '#tests/app/totp.ts'
import { mountSignInForm } from './mountSignInForm.ts'

const html = `<html><head><title>Sign in</title></head><body><p><span id="refused" data-fill="refused"></span></p>
<input name="email" data-fill="email"/><p><span id="email-problem" data-fill="email-problem"></span></p>
<input name="password" data-fill="password"/><p><span id="password-problem" data-fill="password-problem"></span></p></body></html>`
const page: Page = {
  type: 'text/html; charset=utf-8',
  etag: '"x"',
  policy: "default-src 'none'",
  immutable: false,
  bodies: { identity: Buffer.from(html) },
}
const site: Site = { pages: new Map([['/auth', page]]), shell: page, missing: page }

let at: AuthApp
const server = Fastify({ trustProxy: true })
beforeAll(async () => {
  at = await authApp()
  answerFaults(server)
  guardOrigin(server, at.app.config)
  mountSignInForm(server, at.app, at.auth, site)
})
afterAll(async () => {
  await server.close()
  await at.close()
})

type Asked = { from?: string; cookie?: string; url?: string; headers?: Record<string, string> }
const post = (typed: Record<string, string>, { from, cookie, url = '/auth', headers }: Asked = {}) =>
  server.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(typed).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': from ?? newAddress(),
      origin: at.app.config.publicUrl.origin,
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
  })
const cookieOf = (answer: Awaited<ReturnType<typeof post>>): string | undefined =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((each) => each.split(';', 1)[0])
    .find((each) => each?.startsWith('sid='))

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
