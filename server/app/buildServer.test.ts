import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool } from '#server/platform/db/pool.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { inlineScripts } from '../platform/http/site/page.ts'
import type { Site } from '../platform/http/site/site.ts'
import { keepCookieSecret, signToken } from '../platform/signInCookie.ts'
import { buildServer } from './buildServer.ts'
import { openAuth } from './people/openAuth.ts'

const SECRET = 'a secret of the tests that is long enough'
const page = (text: string) => ({
  type: 'text/html; charset=utf-8',
  etag: `"${text}"`,
  bodies: { identity: Buffer.from(text), br: Buffer.from(`br ${text}`) },
  policy: "default-src 'none'",
  immutable: false,
})
const site: Site = {
  pages: new Map([
    ['/', page('front')],
    ['/company-manual', page('public summary')],
  ]),
  shell: page('shell'),
  missing: page('missing'),
}

let at: TestApp
let server: FastifyInstance
const pools: { end(): Promise<void> }[] = []

beforeAll(async () => {
  at = await testApp()
  keepCookieSecret(SECRET)
  const authPool = openPool(at.authUrl, 2, 'app_auth')
  pools.push(authPool)
  const auth = openAuth(at.app, authPool, SECRET)
  server = await buildServer({ app: at.app, auth, authPool, jobsPool: at.jobsPool, site, live: null })
})
afterAll(async () => {
  await server.close()
  await Promise.all(pools.map((pool) => pool.end()))
  await at.close()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { host: 'localhost:3000', ...headers } })

describe('the company manual (T-020)', () => {
  const asPerson = (person: Person) => ({ cookie: `sid=${signToken(person.token)}` })
  it('is the public page for everybody, and leads whoever works here to the manual, which others do not find', async () => {
    const [staff, member] = [await at.person({ roles: ['staff'] }), await at.person()]
    for (const headers of [{}, asPerson(member), { cookie: 'sid=forged' }]) {
      const answer = await get('/company-manual', headers)
      expect([answer.statusCode, answer.body]).toEqual([200, 'public summary'])
      expect((await get('/vip/manual', headers)).statusCode).toBe(404)
      expect([401, 404]).toContain((await get('/api/v1/content/manual', headers)).statusCode)
    }
    const led = await get('/company-manual', asPerson(staff))
    expect([led.statusCode, led.headers.location]).toEqual([302, '/vip/manual'])
    expect(led.headers['cache-control']).toBe('private, no-store')
    expect((await get('/company-manual?public', asPerson(staff))).body).toBe('public summary')
    const opened = await get('/vip/manual', asPerson(staff))
    expect([opened.statusCode, opened.headers['x-robots-tag']]).toEqual([200, 'noindex'])
  })
})

describe('every answer', () => {
  it.each(['/', '/nowhere', '/healthz', '/api/v1/openapi.json', '/api/v1/accounts/me', '/api/auth/nothing'])(
    'of %s carries the headers that keep it where it belongs (K33)',
    async (url) => {
      const { headers } = await get(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  it('about a person is kept by nobody', async () => {
    expect((await get('/api/v1/accounts/me')).headers['cache-control']).toBe('no-store')
  })
})

describe('pages', () => {
  it('are bytes from memory, compressed where the browser takes it, and not sent again when they are known', async () => {
    expect((await get('/', { 'accept-encoding': 'gzip, br' })).body).toBe('br front')
    const plain = await get('/')
    expect(plain.body).toBe('front')
    expect((await get('/', { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304)
  })

  it('below a console are its shell; anywhere else an unknown one is 404, not 200 (K03)', async () => {
    expect(await get('/app/julboard/card/x')).toMatchObject({ statusCode: 200, body: 'shell' })
    expect(await get('/app/julboard/')).toMatchObject({ statusCode: 200, body: 'shell' })
    expect(await get('/app/nothing')).toMatchObject({ statusCode: 404 })
    expect(await get('/dashboard/nothing')).toMatchObject({ statusCode: 404 })
    expect(await get('/nowhere')).toMatchObject({ statusCode: 404, body: 'missing' })
    expect(await get('/application')).toMatchObject({ statusCode: 404 })
  })

  it.each([
    ['a visitor', null, 404, 404],
    ['a member', [], 404, 404],
    ['staff', ['staff'], 200, 404],
    ['an admin', ['staff', 'admin'], 200, 200],
  ] as const)('of the staff area before any HTML: %s (T-019)', async (_who, roles, vip, admin) => {
    const person = roles ? await at.person({ roles: [...roles] }) : null
    const headers: Record<string, string> = person ? { cookie: `sid=${signToken(person.token)}` } : {}
    expect((await get('/vip/members', headers)).statusCode).toBe(vip)
    expect((await get('/admin', headers)).statusCode).toBe(admin)
    expect((await get('/admin/', headers)).statusCode).toBe(admin)
    expect((await get('/admin/jul-grid-upload', headers)).statusCode).toBe(vip)
  })

  it('leads whoever looks at a member’s console back into it, where its banner ends the view (T-203)', async () => {
    const [staff, member] = [await at.person({ roles: ['staff'] }), await at.person()]
    await at.query(
      'insert into member_advisors (id, user_id, advisor_id) values (gen_random_uuid(), $1, $2)',
      [member.id, staff.id],
    )
    await at.query('update auth_sessions set view_member = $1 where user_id = $2', [member.id, staff.id])
    const led = await get('/vip/members', { cookie: `sid=${signToken(staff.token)}` })
    expect([led.statusCode, led.headers.location]).toEqual([302, '/go/home'])
  })

  it('names every inline script of a page by its hash and no other', () => {
    const html =
      '<script src="/a.js"></script><script>let a</script><script type="application/ld+json">{}</script>'
    expect(inlineScripts(html)).toEqual([`sha256-${createHash('sha256').update('let a').digest('base64')}`])
  })

  it('go from 127.0.0.1 to the one name of the server (4.12.9)', async () => {
    const answer = await server.inject({ url: '/dashboard?tab=x', headers: { host: '127.0.0.1:3000' } })
    expect(answer).toMatchObject({
      statusCode: 307,
      headers: { location: 'http://localhost:3000/dashboard?tab=x' },
    })
  })

  it.each(['//', '///', '/\\', '//evil.example/x', '/\\evil.example', '/%5Cevil.example'])(
    'never send anybody to a host that a request names, nor fail at it: %s (K04)',
    async (pathname) => {
      const answer = await server.inject({ url: { pathname }, headers: { host: '127.0.0.1' } })
      expect(answer.statusCode).toBe(307)
      expect(answer.headers.location).toMatch(/^http:\/\/localhost:3000\/(?![/\\])/)
    },
  )
})

describe('calls', () => {
  const touch = (headers: Record<string, string>, payload = '{}') =>
    server.inject({
      method: 'POST',
      url: '/api/v1/accounts/touch',
      headers: { host: 'localhost:3000', ...headers },
      payload,
    })

  it.each([
    ['another origin', { origin: 'https://evil.example', 'content-type': 'application/json' }, 403],
    [
      'another site without an origin',
      { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      403,
    ],
    [
      'our own pages, signed out',
      { origin: 'http://localhost:3000', 'content-type': 'application/json' },
      401,
    ],
    ['a form', { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('from %s', async (_from, headers, status) => {
    expect((await touch(headers)).statusCode).toBe(status)
  })

  it.each([
    ['too long', JSON.stringify({ text: 'x'.repeat(70_000) }), 413],
    ['not JSON', '{', 400],
  ])('with a body %s are refused in the one envelope', async (_what, body, status) => {
    const answer = await touch({ origin: 'http://localhost:3000', 'content-type': 'application/json' }, body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    expect(answer.body).not.toMatch(/at .*\.ts|node_modules/)
  })

  it.each(['HEAD', 'OPTIONS'] as const)(
    'are reached by no %s, which the guard of origins lets pass as harmless',
    async (method) => {
      const person = await at.person()
      const until = () => at.query('select expires_at from auth_sessions where user_id = $1', [person.id])
      const before = await until()
      const answer = await server.inject({
        method,
        url: '/api/rpc/accounts/touchSignIn',
        headers: {
          host: 'localhost:3000',
          origin: 'https://elsewhere.example',
          cookie: `sid=${signToken(person.token)}`,
        },
      })
      expect(answer.statusCode).toBe(404)
      expect(await until()).toEqual(before)
    },
  )

  it('with an address or a time that cannot be read are the caller’s mistake, and say nothing of the server', async () => {
    const person = await at.person({ plans: ['desktop_pro'] })
    const cookie = `sid=${signToken(person.token)}`
    const cursor = (at: string) =>
      Buffer.from(JSON.stringify([at, '00000000-0000-4000-8000-000000000000'])).toString('base64url')
    const unread = await get('/api/rpc/%E0%A4%A')
    expect(unread).toMatchObject({ statusCode: 400, headers: { 'x-content-type-options': 'nosniff' } })
    expect(unread.json()).toEqual({ code: 'BAD_REQUEST', message: expect.any(String) })
    for (const url of [
      '/api/v1/sessions?from=0000-01-01T00:00:00Z',
      '/api/v1/sessions?to=9999-12-31T23:59:59-23:59',
      `/api/v1/sessions?cursor=${cursor('+275760-09-13T00:00:00.000Z')}`,
      `/api/v1/board/decisions?cursor=${cursor('2020')}`,
    ]) {
      const answer = await get(url, { cookie })
      expect([url, answer.statusCode]).toEqual([url, 400])
      expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', data: { problems: [{ field: '' }] } })
    }
  })

  it('of visitors are counted by network: an IPv6 customer has a bucket, not one for each of their addresses', async () => {
    const report = (host: number) =>
      server.inject({
        method: 'POST',
        url: '/api/rpc/newsletter/confirmByCode',
        remoteAddress: `2001:db8:7:7::${host}`,
        headers: { host: 'localhost:3000', 'content-type': 'application/json' },
        payload: JSON.stringify({ json: { email: 'nobody@members.example', code: 'AAAA-AAAA' } }),
      })
    const answers = []
    for (let host = 1; host <= 6; host++) answers.push((await report(host)).statusCode)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('with a forged cookie are nobody’s', async () => {
    const person = await at.person()
    const me = (cookie: string) => get('/api/v1/accounts/me', { cookie })
    expect((await me(`sid=${signToken(person.token)}`)).json().me.userId).toBe(person.id)
    expect((await me(`sid=${person.token}.forged`)).json().me).toBeNull()
    expect((await me(`sid=${person.token}`)).json().me).toBeNull()
  })

  it('are described at one address and readable at another', async () => {
    expect((await get('/api/v1/openapi.json')).json()).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
    })
    expect((await get('/api/docs')).body).toContain('/api/v1/board/cards')
  })

  it('slow down whoever asks too often, with the time to wait (K30)', async () => {
    const person = await at.person()
    const ask = () => get('/api/v1/board/counts', { cookie: `sid=${signToken(person.token)}` })
    let last = await ask()
    for (let n = 0; n < 600 && last.statusCode !== 429; n++) last = await ask()
    expect(last.statusCode).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(last.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: expect.any(Number) },
    })
  })
})

describe('health', () => {
  it('says that the process lives and that it can serve, and hides its figures from strangers', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
    expect((await get('/metrics')).body).toContain('jul_requests_total')
    const stranger = await server.inject({
      url: '/metrics',
      remoteAddress: '203.0.113.7',
      headers: { host: 'localhost:3000' },
    })
    expect(stranger.statusCode).toBe(404)
  })

  it('shows its figures to nobody in production without a token, not even to a proxy of this machine', async () => {
    const authPool = openPool(at.authUrl, 1, 'app_auth')
    const app = { ...at.app, config: { ...at.app.config, production: true } }
    const other = await buildServer({
      app,
      auth: openAuth(app, authPool, SECRET),
      authPool,
      jobsPool: at.jobsPool,
      site,
      live: null,
    })
    const answer = await other.inject({ url: '/metrics', headers: { host: 'localhost:3000' } })
    expect(answer.statusCode).toBe(404)
    await other.close()
    await authPool.end()
  })
})

describe('the mail of a server that sends none', () => {
  it('is read under its own name alone: a foreign name may be pointed at this machine', async () => {
    expect((await get('/dev/mail')).statusCode).toBe(200)
    const foreign = await server.inject({ url: '/dev/mail', headers: { host: 'rebound.example:3000' } })
    expect(foreign.statusCode).toBe(404)
  })
})
