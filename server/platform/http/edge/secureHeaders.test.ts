import { existsSync } from 'node:fs'
import { join } from 'node:path'
import csp from 'csp_evaluator'
import parser from 'csp_evaluator/dist/parser.js'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '#server/app/buildServer.ts'
import { openAuth } from '#server/app/people/openAuth.ts'
import { readConfig } from '#server/platform/config.ts'
import { openPool } from '#server/platform/db/pool.ts'
import { plainPolicy } from '#server/platform/plainPage.ts'
import { keepCookieSecret, signToken } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import type { Site } from '../site/site.ts'
import { loadSite } from '../site/site.ts'
import { contentPolicy } from './secureHeaders.ts'

const SECRET = 'a secret of the tests that is long enough'
// The evaluator's own grades: the smaller, the worse. What it calls a possible weakness of 'self' is 50.
const HIGH = 10
const MEDIUM = 30
const built = join(import.meta.dirname, '../../../../build/client')

const page = {
  type: 'text/html; charset=utf-8',
  etag: '"page"',
  bodies: { identity: Buffer.from('page') },
  policy: contentPolicy([], true),
  immutable: false,
}
const site: Site = { pages: new Map([['/', page]]), shell: page, missing: page }

let at: TestApp
let server: FastifyInstance
let authPool: ReturnType<typeof openPool>
beforeAll(async () => {
  at = await testApp({ PUBLIC_URL: 'https://jul.example' })
  keepCookieSecret(SECRET)
  authPool = openPool(at.authUrl, 1, 'app_auth')
  const auth = openAuth(at.app, authPool, SECRET)
  server = await buildServer({ app: at.app, auth, authPool, jobsPool: at.jobsPool, site, live: null })
})
afterAll(async () => {
  await server?.close()
  await authPool?.end()
  await at?.close()
})

const host = 'jul.example'
const everywhere = ['/', '/dashboard', '/vip', '/nowhere', '/healthz', '/api/v1/accounts/me', '/api/docs']

function findings(policy: string) {
  return new csp.CspEvaluator(new parser.CspParser(policy).csp).evaluate()
}

describe('the content policy (T-158, K33)', () => {
  it.each([
    ['of a page on https', contentPolicy(['sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='], true)],
    ['of a page on this machine', contentPolicy([], false)],
    ['of the pages without script', plainPolicy],
    ['of everything that is no page', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"],
  ])('%s has no finding of high or middle severity', (_whose, policy) => {
    expect(findings(policy).filter(({ severity }) => severity <= MEDIUM)).toEqual([])
    expect(policy).not.toMatch(/unsafe-|https?:|\*/)
  })

  it('would be found out if it let inline scripts run', () => {
    const weak = contentPolicy([], true).replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    expect(findings(weak).some(({ severity }) => severity === HIGH)).toBe(true)
  })

  it.runIf(existsSync(built))('of every built page and of the console shell has none either', async () => {
    const { pages, shell, missing } = await loadSite(built, readConfig({ PUBLIC_URL: 'https://jul.example' }))
    const documents = [...pages, ['shell', shell] as const, ['missing', missing] as const].filter(
      ([, each]) => each.policy !== null,
    )
    expect(documents.length).toBeGreaterThan(5)
    for (const [name, each] of documents) {
      const bad = findings(each.policy ?? '').filter(({ severity }) => severity <= MEDIUM)
      expect(bad, name).toEqual([])
    }
  })
})

describe('answers of a server on https', () => {
  it.each(everywhere)('%s asks for https from now on, for two years and every name below', async (url) => {
    const { headers } = await server.inject({ url, headers: { host } })
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  })

  it.each(everywhere)('%s may not be framed, and says its type and its encoding', async (url) => {
    const { headers } = await server.inject({ url, headers: { host } })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-type']).toMatch(/^(?:text\/html|application\/json); charset=utf-8$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    'https://evil.example',
    'null',
    'https://sub.jul.example',
    'https://jul.example.evil.example',
    'https://notjul.example',
  ])('give no other origin a word, neither asked for leave nor at once: %s', async (origin) => {
    for (const url of ['/api/v1/accounts/me', '/api/rpc/accounts/getMe', '/api/auth/sign-in/email', '/']) {
      for (const method of ['OPTIONS', 'GET'] as const) {
        const { headers } = await server.inject({
          method,
          url,
          headers: { host, origin, 'access-control-request-method': 'POST' },
        })
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
      }
    }
  })

  it('keep what is about a person out of every cache, refusals included', async () => {
    const { token } = await at.person()
    const cookie = `__Host-sid=${signToken(token)}`
    for (const url of [
      '/api/v1/accounts/me',
      '/api/v1/board/cards',
      '/api/v1/nothing',
      '/api/v1/billing/mine',
      '/%61pi/v1/accounts/me',
    ]) {
      for (const headers of [{ host }, { host, cookie }]) {
        expect((await server.inject({ url, headers })).headers['cache-control'], url).toBe('no-store')
      }
    }
  })

  it('never send a write over to another address', async () => {
    for (const address of ['/api/v1/board/cards', '/api/rpc/board/createCard', '/api/auth/sign-in/email']) {
      const answer = await server.inject({
        method: 'POST',
        url: address,
        headers: { host: '127.0.0.1', 'content-type': 'application/json' },
        payload: '{}',
      })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.headers.location).toBeUndefined()
    }
  })
})

describe('addresses that have no business here', () => {
  it.each([
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/package-lock.json',
    '/server/main.mjs',
    '/assets/',
    '/assets/root.js.map',
    '/data/secret',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('%s is not there', async (url) => {
    expect((await server.inject({ url, headers: { host } })).statusCode).toBe(404)
  })

  it.runIf(existsSync(built))(
    'the built site holds no source map and nothing that starts with a dot',
    async () => {
      const { pages } = await loadSite(built, readConfig({ PUBLIC_URL: 'https://jul.example' }))
      expect([...pages.keys()].filter((path) => path.endsWith('.map'))).toEqual([])
      expect([...pages.keys()].filter((path) => /\/\.(?!well-known\/)/.test(path))).toEqual([])
    },
  )

  it.each(['/dev/mail', '/api/demo-session'])('in production %s is not there either', async (url) => {
    const production = await buildProduction()
    try {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await production.inject({
          method,
          url,
          headers: { host, 'content-type': 'application/json' },
          ...(method === 'POST' ? { payload: '{}' } : {}),
        })
        expect(answer.statusCode, method).toBe(404)
      }
    } finally {
      await production.close()
    }
  })
})

/** The same server as it runs in production. */
async function buildProduction(): Promise<FastifyInstance> {
  const app = { ...at.app, config: { ...at.app.config, production: true, demo: false } }
  const auth = openAuth(app, authPool, SECRET)
  return await buildServer({ app, auth, authPool, jobsPool: at.jobsPool, site, live: null })
}
