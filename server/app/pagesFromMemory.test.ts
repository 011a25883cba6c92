import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { choiceKey, keptChoice, rejectOptional, versionInForce } from '#domain/privacy/rules/choice.ts'
import { openPool } from '#server/platform/db/pool.ts'
import type { Page } from '#server/platform/http/site/page.ts'
import { rewritten } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { keepCookieSecret, signToken } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { buildServer } from './buildServer.ts'
import { openAuth } from './people/openAuth.ts'

const SECRET = 'a secret of the tests that is long enough'
const page = (text: string, more: Partial<Page> = {}): Page =>
  rewritten(
    {
      type: 'text/html; charset=utf-8',
      policy: "default-src 'none'; script-src 'self'",
      immutable: false,
      ...more,
    },
    text.length > 1_000 ? text : text.repeat(40),
  )

let at: TestApp
let site: Site
let server: FastifyInstance
let pool: { end(): Promise<void> }
let roads: string[]
let port: number

beforeAll(async () => {
  at = await testApp()
  keepCookieSecret(SECRET)
})
beforeEach(async () => {
  site = {
    pages: new Map([
      ['/', page('front', { ahead: true })],
      ['/about', page('about')],
      ['/long', page(randomBytes(50_000).toString('hex'))],
      ['/style.css', page('style', { type: 'text/css; charset=utf-8', policy: null, immutable: true })],
      ['/brand', page('for staff')],
      ['/company-manual', page('public summary')],
      ['/cookie-preferences', page('choice')],
      ['/auth sign-in', page('sign in')],
    ]),
    written: new Map(),
    shell: page('shell'),
    missing: page('missing'),
  }
  const authPool = openPool(at.authUrl, 2, 'app_auth')
  pool = authPool
  const auth = openAuth(at.app, authPool, SECRET)
  server = await buildServer({ app: at.app, auth, authPool, jobsPool: at.jobsPool, site, live: null })
  roads = []
  server.addHook('onRequest', async ({ url }) => void roads.push(url))
  await server.listen({ port: 0, host: '127.0.0.1' })
  const address = server.server.address()
  port = typeof address === 'object' && address ? address.port : 0
  return async () => {
    await server.close()
    await pool.end()
  }
})
afterAll(() => at.close())

type Answer = { status: number; headers: Record<string, string>; body: string }

/** Asks by a socket, where the server is entered as in production; an injected request begins behind it. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    const { host } = at.app.config.publicUrl
    const asked = request(
      { port, path, method, headers: { host, 'accept-encoding': 'br', ...headers } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const { date: _date, 'x-request-id': _id, ...rest } = response.headers
          resolve({
            status: response.statusCode ?? 0,
            headers: JSON.parse(JSON.stringify(rest)) as Record<string, string>, // safe because headers are text
            body: Buffer.concat(parts).toString('base64'),
          })
        })
      },
    )
    asked.on('error', reject).end()
  })
}

describe('a page from memory (0114)', () => {
  it.each([
    ['/', 'br'],
    ['/', 'gzip'],
    ['/about', 'gzip, br'],
    ['/style.css', 'br'],
  ])(
    '%s in %s is answered the second time without Fastify, and with the same bytes and headers',
    async (path, encoding) => {
      const first = await ask(path, { 'accept-encoding': encoding })
      expect([first.status, roads]).toEqual([200, [path]])
      // The second is written by Node, the third is what Node wrote.
      for (const _time of [2, 3]) expect(await ask(path, { 'accept-encoding': encoding })).toEqual(first)
      expect(roads).toEqual([path])
    },
  )

  it('is what stands there now: changed, taken off and brought back', async () => {
    const built = await ask('/about')
    await ask('/about')
    site.written?.set('/about', page('about us'))
    const changed = await ask('/about')
    expect(changed.body).not.toBe(built.body)
    expect(changed.headers.etag).not.toBe(built.headers.etag)
    site.gone = new Set(['/about'])
    expect((await ask('/about')).status).toBe(404)
    site.gone = new Set()
    expect(await ask('/about')).toEqual(changed)
  })

  it.each<[string, string, Record<string, string>, string, number]>([
    ['another host', '/', { host: 'elsewhere.example' }, 'GET', 200],
    ['a word about another host', '/', { 'x-forwarded-host': 'elsewhere.example' }, 'GET', 200],
    ['the flag of the phone', '/?mobile', {}, 'GET', 302],
    ['its head alone', '/', {}, 'HEAD', 200],
    ['saving data', '/', { 'save-data': 'on' }, 'GET', 200],
    ['a post', '/', { 'content-type': 'text/plain' }, 'POST', 404],
  ])('is left to Fastify where somebody asks with %s', async (_what, path, headers, method, status) => {
    await ask('/')
    roads.length = 0
    const answer = await ask(path, headers, method)
    expect([answer.status, roads]).toEqual([status, [path]])
    if ('save-data' in headers) expect(answer.headers).not.toHaveProperty('speculation-rules')
  })

  it('is unpacked for who can read nothing packed', async () => {
    for (const _time of [1, 2]) {
      const { headers, body } = await ask('/', { 'accept-encoding': 'identity' })
      expect(headers).not.toHaveProperty('content-encoding')
      expect(Buffer.from(body, 'base64').toString('utf8')).toBe('front'.repeat(40))
    }
  })

  it('is not at 127.0.0.1, which leads to the one name of the site (4.12.9)', async () => {
    await ask('/')
    expect((await ask('/', { host: '127.0.0.1:3000' })).status).toBe(307)
  })

  it('is from memory where a proxy says the host that was asked for', async () => {
    await ask('/')
    roads.length = 0
    expect((await ask('/', { 'x-forwarded-host': at.app.config.publicUrl.host })).status).toBe(200)
    expect(roads).toEqual([])
  })

  it('is given up with its connection where many are asked for together and none is read (F30)', async () => {
    const { host } = at.app.config.publicUrl
    await ask('/long')
    const opened = once(server.server, 'connection') as Promise<Socket[]>
    const reader = connect({ port, host: '127.0.0.1' }).pause()
    const [socket] = await opened
    reader.write(`GET /long HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`.repeat(200))
    await expect.poll(() => socket?.timeout, { timeout: 5_000 }).toBe(10_000)
    reader.destroy()
  })

  it('that is known is not sent again, and says what Fastify says of it', async () => {
    site.written?.set('/known', page('known'))
    const known = { 'if-none-match': site.written?.get('/known')?.etag ?? '' }
    const first = await ask('/known', known)
    expect([first.status, first.body, roads]).toEqual([304, '', ['/known']])
    const { body } = await ask('/known')
    roads.length = 0
    for (const _time of [2, 3]) expect(await ask('/known', known)).toEqual(first)
    // What stood there before is another page.
    const older = await ask('/known', { 'if-none-match': '"older"' })
    expect([older.status, older.body, roads]).toEqual([200, body, []])
  })

  it('counts among the requests', async () => {
    const count = async () =>
      Number(/jul_requests_total (\d+)/.exec((await server.inject({ url: '/metrics' })).body)?.[1])
    await ask('/')
    const before = await count()
    await ask('/')
    await ask('/')
    expect((await count()) - before).toBe(3)
  })
})

it('a page is given by nobody while the server closes', async () => {
  await ask('/')
  const opened = once(server.server, 'connection') as Promise<Socket[]>
  const socket = connect(port, '127.0.0.1')
  const [heard] = await opened
  socket.write(`GET / HTTP/1.1\r\nhost: ${at.app.config.publicUrl.host}\r\naccept-encoding: br\r\n`)
  await expect.poll(() => heard?.bytesRead).toBeGreaterThan(0)
  const closed = server.close()
  // The request was on its way when the stop began, and ends behind it.
  await expect.poll(() => server.server.listening).toBe(false)
  socket.write('\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString('latin1')).toMatch(/^HTTP\/1\.1 503 /)
  socket.destroy()
  await closed
})

describe('what not everybody may see is never from memory', () => {
  const cookieOf = async (roles: ('staff' | 'admin')[]) => ({
    cookie: `sid=${signToken((await at.person({ roles })).token)}`,
  })

  it('a page for staff is found by staff alone, however often they opened it', async () => {
    const staff = await cookieOf(['staff'])
    const opened = await ask('/brand', staff)
    expect(opened.status).toBe(200)
    expect(await ask('/brand', staff)).toEqual(opened)
    expect((await ask('/brand')).status).toBe(404)
  })

  it('a page whose own route looks at who asks is given to whoever brings no sign-in, and to nobody else', async () => {
    const first = await ask('/company-manual')
    expect([first.status, roads]).toEqual([200, ['/company-manual']])
    expect(await ask('/company-manual', { cookie: 'theme=dark' })).toEqual(first)
    expect(roads).toEqual(['/company-manual'])
    const staff = await cookieOf(['staff'])
    for (const cookie of [staff.cookie, `theme=dark; ${staff.cookie}`])
      expect((await ask('/company-manual', { cookie })).status).toBe(302)
    // What an address asks for is another page.
    expect((await ask('/company-manual?public', staff)).status).toBe(200)
  })

  it('is not learned from somebody who is signed in', async () => {
    const member = await cookieOf([])
    expect((await ask('/company-manual', member)).status).toBe(200)
    expect((await ask('/company-manual')).status).toBe(200)
    expect(roads).toEqual(['/company-manual', '/company-manual'])
  })

  it('a page that shows what this browser chose is filled for it, and from memory for the others', async () => {
    const first = await ask('/cookie-preferences')
    expect(await ask('/cookie-preferences')).toEqual(first)
    expect(roads).toEqual(['/cookie-preferences'])
    const choice = keptChoice(rejectOptional, at.app.clock.now(), randomUUID(), versionInForce(0))
    const cookie = `${choiceKey}=${encodeURIComponent(JSON.stringify(choice))}`
    expect((await ask('/cookie-preferences', { cookie })).headers['cache-control']).toBe('no-store')
    expect(roads).toEqual(['/cookie-preferences', '/cookie-preferences'])
  })

  it('a page that became private is left to Fastify', async () => {
    await ask('/about')
    site.written?.set('/about', page('about', { isPrivate: true }))
    roads.length = 0
    expect((await ask('/about')).headers['cache-control']).toBe('private, no-store')
    expect(roads).toEqual(['/about'])
  })

  it('a document that its query chooses, and what is not there, are asked for each time', async () => {
    for (const path of ['/auth', '/auth', '/nowhere', '/nowhere', '/dashboard', '/dashboard']) await ask(path)
    expect(roads).toEqual(['/auth', '/auth', '/nowhere', '/nowhere', '/dashboard', '/dashboard'])
  })
})
