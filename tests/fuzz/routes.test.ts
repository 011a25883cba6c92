import { createHmac, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '#server/app/buildServer.ts'
import { fileKeepers } from '#server/app/fileKeepers.ts'
import { openAuth } from '#server/app/people/openAuth.ts'
import { openPool } from '#server/platform/db/pool.ts'
import type { Page } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { hashToken, keepCookieSecret, signToken } from '#server/platform/signInCookie.ts'
import { openStorage } from '#server/platform/storage/openStorage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { naughtyTexts } from './mutations.ts'

const SECRET = 'a secret of the tests that is long enough'
const LARGE = 10_000_000
/** Tables that a read may write: what was refused, what was counted, which rate was taken. */
const NOTED = ['audit_events', 'audit_details', 'rate_takes', 'page_counts']
// Our own files, the driver's words and the names of tables have no business in an answer.
const INSIDES = /node_modules|\.(ts|mjs|js):\d+|Failed query|syntax error at|relation "|auth_users|violates/

type Route = { method: string; url: string }
let at: TestApp
let server: FastifyInstance
let folder: string
let member: Person
let routes: Route[] = []
const ends: (() => Promise<unknown>)[] = []

const page: Page = {
  type: 'text/html; charset=utf-8',
  etag: '"page"',
  bodies: { identity: Buffer.from('<html><head><title>Page</title></head><body></body></html>') },
  policy: "default-src 'none'; frame-ancestors 'none'",
  immutable: false,
}
/** Every address has a page, so that every form and every filled page is mounted. */
const site: Site = {
  pages: new Proxy(new Map<string, Page>(), {
    get: (pages, name) =>
      name === 'get' ? () => page : name === 'has' ? () => true : Reflect.get(pages, name).bind?.(pages),
  }),
  shell: page,
  missing: page,
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jul-routes-'))
  at = await testApp({
    DATA_DIR: folder,
    CALENDLY_SIGNING_KEY: 'a signing key of the tests',
    MAIL_REPORTS_TOKEN: 'a token of the tests that is long enough',
  })
  keepCookieSecret(SECRET)
  const authPool = openPool(at.authUrl, 2, 'app_auth')
  const auth = openAuth(at.app, authPool, SECRET)
  const storage = await openStorage(at.app, at.jobsPool, fileKeepers)
  server = await buildServer({
    app: at.app,
    auth,
    authPool,
    jobsPool: at.jobsPool,
    site,
    live: null,
    storage,
  })
  await server.ready()
  routes = readRoutes(server.printRoutes())
  member = await at.person({ plans: ['desktop_pro', 'mobile_pro'] })
  ends.push(
    () => server.close(),
    () => authPool.end(),
    () => at.close(),
  )
})
afterAll(async () => {
  for (const end of ends) await end()
  rmSync(folder, { recursive: true, force: true })
})

/** The table of routes as the server prints it: a tree of beginnings. */
function readRoutes(tree: string): Route[] {
  const path: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', rest = ''] = line.match(/^((?:│ {3}| {4})*)[├└]── (.*)$/) ?? []
    if (rest === '') return []
    const [, part = '', methods = ''] = rest.match(/^(.*?)(?: \(([A-Z, ]+)\))?$/) ?? []
    path.length = indent.length / 4
    path.push(part)
    return methods ? methods.split(', ').map((method) => ({ method, url: path.join('') })) : []
  })
}

/** An address of a route, whatever its parameters are called. */
const filled = (url: string, value: string) => url.replace(/:\w+/g, value).replace(/\*$/, value)
const cookie = () => `sid=${signToken(member.token)}`
const { origin, host } = { origin: 'http://localhost:3000', host: 'localhost:3000' }
let from = 0
const send = (route: Route, url: string, headers: Record<string, string> = {}, payload?: string | Buffer) => {
  from += 1
  return server.inject({
    method: route.method as 'GET', // safe because the server said that it has it
    url,
    remoteAddress: `10.7.${(from >> 8) & 255}.${from & 255}`,
    headers: { host, ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
}
const writes = () => routes.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
const reads = () => routes.filter(({ method }) => method === 'GET')
/** The description of the calls is the same for everybody. */
const isPublic = ({ url }: Route) => ['/api/docs', '/api/v1/openapi.json'].includes(url)
const isOwnWay = ({ url }: Route) => url.startsWith('/api/webhooks/') || url.includes('one-click')

/** How many rows every table has, and which was written last. */
async function state(): Promise<string> {
  const tables = await at.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const parts = tables
    .filter(({ name }) => !NOTED.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${name}" t`,
    )
  return JSON.stringify(await at.query(parts.join(' union all ')))
}

describe('every route of the server (T-158, K33)', () => {
  it('is in its table', () => {
    process.stdout.write(`routes: ${routes.length}, ${writes().length} of them write\n`)
    expect(routes.length).toBeGreaterThan(60)
    for (const url of ['/api/exports/:id', '/api/files/:id', '/data-deletion', '/api/auth/sign-in/email'])
      expect(routes.map((each) => each.url)).toContain(url)
  })

  it('answers with every header that keeps a browser safe, whoever asks and whatever it answers', async () => {
    const wrong: string[] = []
    for (const route of routes) {
      for (const value of ['x', randomUUID()]) {
        for (const with_ of [{}, { cookie: cookie() }] as Record<string, string>[]) {
          const answer = await send(route, filled(route.url, value), { origin, ...with_ })
          const { headers, statusCode } = answer
          const say = (fault: string) => wrong.push(`${route.method} ${route.url} (${statusCode}): ${fault}`)
          if (statusCode >= 500) say('falls over')
          if (headers['x-content-type-options'] !== 'nosniff') say('may be sniffed')
          if (!String(headers['content-security-policy']).includes('frame-ancestors'))
            say('says nothing of frames')
          if (!headers['referrer-policy'] || !headers['permissions-policy']) say('lacks a policy')
          if (headers['cross-origin-resource-policy'] !== 'same-origin') say('is open to other origins')
          if (
            route.url.startsWith('/api/') &&
            !isPublic(route) &&
            !/no-store|private/.test(String(headers['cache-control'] ?? 'none'))
          )
            say(`may be kept: ${headers['cache-control']}`)
          if (
            Object.keys(headers).some(
              (name) => name.startsWith('access-control-allow-origin') && headers[name] === '*',
            )
          )
            say('lets every origin read')
          if (headers['x-powered-by'] || headers.server) say('says what it runs on')
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it('changes nothing by a GET, whatever it carries (T-199)', async () => {
    const before = await state()
    const texts = ['x', randomUUID(), '%00', '..%2f..%2fetc%2fpasswd', '__proto__', '9007199254740993']
    for (const route of reads())
      for (const text of texts) {
        const query = `?token=${text}&id=${text}&q=${text}&next=//evil.example&until=${text}&key=${text}`
        const answer = await send(route, filled(route.url, text) + query, { cookie: cookie() })
        expect([route.url, text, answer.statusCode < 500]).toEqual([route.url, text, true])
        expect(answer.body).not.toMatch(INSIDES)
        const { location } = answer.headers
        // A redirect stays here.
        if (location) expect(new URL(location, origin).origin, `${route.url} ${location}`).toBe(origin)
      }
    expect(await state()).toBe(before)
  })

  it('takes no write from another origin, and changes nothing by one', async () => {
    const before = await state()
    for (const route of writes().filter((each) => !isOwnWay(each)))
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ] as Record<string, string>[]) {
        const type = { 'content-type': 'text/plain', cookie: cookie() }
        const answer = await send(
          route,
          filled(route.url, randomUUID()),
          { ...type, ...headers },
          '{"json":{}}',
        )
        expect([route.method, route.url, answer.statusCode]).toEqual([route.method, route.url, 403])
      }
    expect(await state()).toBe(before)
  })

  it('takes bodies of no kind but its own, none of 10 MB, and falls over by none', {
    timeout: 120_000,
  }, async () => {
    const large = Buffer.alloc(LARGE, 'a')
    const bodies: readonly [type: string, body: string | Buffer][] = [
      ['application/json', '{'],
      ['application/json', `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}`],
      ['application/json', '{"id":9007199254740993,"email":"a\\u0000b","token":"\\ud800"}'],
      ['application/x-www-form-urlencoded', 'email=%00&token=%ed%a0%80&email[]=x&__proto__[isAdmin]=1'],
      ['application/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--',
      ],
      ['application/json', large],
      ['application/octet-stream', large],
    ]
    const wrong: string[] = []
    for (const route of writes())
      for (const [type, body] of bodies) {
        const answer = await send(
          route,
          filled(route.url, randomUUID()),
          { origin, 'content-type': type },
          body,
        )
        if (answer.statusCode >= 500 || INSIDES.test(answer.body))
          wrong.push(`${route.method} ${route.url} ${type}: ${answer.statusCode} ${answer.body.slice(0, 80)}`)
        if (body === large && answer.statusCode === 200)
          wrong.push(`${route.method} ${route.url} takes 10 MB`)
      }
    expect(wrong).toEqual([])
    expect(Object.keys({}.constructor.prototype)).toEqual([])
    expect(await at.query('select from roles')).toEqual([])
  })

  it('knows a person by the signed cookie alone: no header, no query and no body says who asks', async () => {
    const admin = await at.person({ roles: ['admin'] })
    const forged = (token: string) =>
      `sid=${encodeURIComponent(`${token}.${createHmac('sha256', 'another secret').update(token).digest('base64')}`)}`
    const claims: Record<string, string>[] = [
      { authorization: `Bearer ${admin.token}` },
      { authorization: `Basic ${Buffer.from(`${admin.email}:x`).toString('base64')}` },
      { 'x-user-id': admin.id, 'x-role': 'admin', 'x-forwarded-user': admin.id },
      { cookie: `sid=${admin.token}` },
      { cookie: `sid=${hashToken(admin.token)}` },
      { cookie: forged(admin.token) },
      { cookie: `better-auth.session_token=${signToken(admin.token)}` },
      { cookie: `${cookie()}; sid=${admin.token}`, 'x-http-method-override': 'DELETE' },
    ]
    const asked = ['/api/v1/accounts/people?withRole=false&limit=10', '/api/v1/privacy/retention']
    for (const url of asked)
      for (const headers of claims) {
        const answer = await send({ method: 'GET', url }, `${url}`, headers)
        expect([url, Object.keys(headers)[0], [401, 404].includes(answer.statusCode)]).toEqual([
          url,
          Object.keys(headers)[0],
          true,
        ])
        expect(answer.body).not.toContain(admin.email)
      }
    const inBody = await send(
      { method: 'POST', url: '' },
      '/api/rpc/accounts/getMe',
      { origin, 'content-type': 'application/json' },
      JSON.stringify({ json: { token: admin.token, sid: signToken(admin.token), userId: admin.id } }),
    )
    expect(inBody.body).not.toContain(admin.email)
  })

  it('reads every naughty text in every address without falling over', { timeout: 600_000 }, async () => {
    const wrong: string[] = []
    for (const route of reads())
      for (const text of naughtyTexts) {
        const value = encodeURIComponent(text.toWellFormed()).slice(0, 190)
        const answer = await send(route, `${filled(route.url, value || 'x')}?q=${value}&token=${value}`, {
          cookie: cookie(),
        })
        if (answer.statusCode >= 500 || INSIDES.test(answer.body))
          wrong.push(`${route.url} ${value.slice(0, 40)}: ${answer.statusCode}`)
      }
    expect(wrong).toEqual([])
  })
})
