import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { buildServer } from '#server/app/buildServer.ts'
import { openAuth } from '#server/app/people/openAuth.ts'
import type { App } from '#server/platform/app.ts'
import { Refusals } from '#server/platform/audit/refusals.ts'
import { openPool } from '#server/platform/db/pool.ts'
import { hashToken, signToken } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import type { Name } from './cast.ts'
import { isStaff } from './cast.ts'
import type { Call } from './contractCalls.ts'
import { putRows } from './putRows.ts'
import type { World } from './world.ts'

export const SECRET = 'a secret of the tests that is long enough'

export type Answer = {
  status: number
  body: unknown
  text: string
  headers: Readonly<Record<string, unknown>>
  ms: number
}
export type Protocol = 'rpc' | 'rest'

export type MatrixApp = {
  server: FastifyInstance
  /** One request of a call; `token` is the sign-in's, null for a visitor, who comes from an address of their own. */
  ask(protocol: Protocol, call: Call, input: unknown, token: string | null): Promise<Answer>
  /** The sign-in cookie of a token. */
  cookie(token: string): string
  close(): Promise<void>
}

/** The real HTTP layer over an app, reached without a socket. */
export async function matrixApp(at: TestApp, pool: pg.Pool = at.app.pool): Promise<MatrixApp> {
  const app: App = { ...at.app, pool, refusals: new Refusals(pool) }
  const authPool = openPool(at.authUrl, 1, 'app_auth')
  const auth = openAuth(app, authPool, SECRET)
  const server = await buildServer({ app, auth, authPool, jobsPool: at.jobsPool, site: null, live: null })
  const { origin, host } = app.config.publicUrl
  const cookie = (token: string) => `sid=${signToken(token)}`
  let visitors = 0
  return {
    server,
    cookie,
    ask: async (protocol, call, input, token) => {
      const { method, url, body } = protocol === 'rpc' ? rpcRequest(call, input) : restRequest(call, input)
      const began = performance.now()
      visitors += 1
      const answer = await server.inject({
        method,
        url,
        remoteAddress: `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
        headers: {
          host,
          origin,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { cookie: cookie(token) } : {}),
        },
        ...(body === undefined ? {} : { payload: body }),
      })
      // What a running server does once a second.
      await app.refusals.write()
      return {
        status: answer.statusCode,
        body: unwrap(protocol, answer.body),
        text: answer.body,
        headers: answer.headers,
        ms: performance.now() - began,
      }
    },
    close: async () => {
      await server.close()
      await authPool.end()
    },
  }
}

type Request = { method: Call['method']; url: string; body?: string | undefined }

function rpcRequest({ feature, name }: Call, input: unknown): Request {
  return {
    method: 'POST',
    url: `/api/rpc/${feature}/${name}`,
    body: JSON.stringify(input === undefined ? {} : { json: input }),
  }
}

/** Input fields that the path names go there, the rest into the query of a GET or the body of anything else. */
function restRequest({ method, path }: Call, input: unknown): Request {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input)
  const left: Record<string, unknown> = isObject ? { ...input } : {}
  const filled = path.replace(/\{(\w+)\}/g, (_all, field: string) => {
    const value = left[field]
    delete left[field]
    return encodeURIComponent(wellFormed(value))
  })
  const url = `/api/v1${filled}`
  if (method === 'GET') {
    const query = Object.entries(left)
      .filter(([, value]) => value !== undefined)
      .map(
        ([key, value]) => `${encodeURIComponent(wellFormed(key))}=${encodeURIComponent(wellFormed(value))}`,
      )
      .join('&')
    return { method, url: query ? `${url}?${query}` : url }
  }
  if (isObject || input === undefined) {
    return { method, url, body: Object.keys(left).length > 0 ? JSON.stringify(left) : undefined }
  }
  return { method, url, body: JSON.stringify(input) }
}

// A lone surrogate has no form in an address.
const wellFormed = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()

function unwrap(protocol: Protocol, text: string): unknown {
  try {
    const body: unknown = JSON.parse(text)
    return protocol === 'rpc' && typeof body === 'object' && body !== null && 'json' in body
      ? body.json
      : body
  } catch {
    return text
  }
}

/** Many sign-ins for one person, so that no rate of one sign-in is what answers (4.12.8). */
export async function manySignIns(
  at: TestApp,
  world: World,
  name: Name,
  count: number,
): Promise<readonly string[]> {
  const tokens = Array.from({ length: count }, () => randomUUID())
  const expiresAt = new Date(Date.now() + 30 * 60_000).toISOString()
  await putRows(
    at.owner,
    'auth_sessions',
    tokens.map((token) => ({
      id: randomUUID(),
      token: hashToken(token),
      user_id: world.people[name].id,
      expires_at: expiresAt,
      // Whoever has a role gave their second factor (T-200).
      factor_at: isStaff(name) ? new Date().toISOString() : null,
    })),
  )
  return tokens
}
