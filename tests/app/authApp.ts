import { call } from '@orpc/server'
import Fastify from 'fastify'
import type pg from 'pg'
import type { Me } from '#contract/accounts/profile.ts'
import type { Auth } from '#server/accounts/auth/buildAuth.ts'
import { getMe } from '#server/accounts/profile/queries.ts'
import { mountAuth } from '#server/accounts/signIn/mountAuth.ts'
import { demoSignIn } from '#server/app/demo/startDemo.ts'
import { openAuth } from '#server/app/people/openAuth.ts'
import { openPool } from '#server/platform/db/pool.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import { nearestProxy } from '#server/platform/http/edge/nearestProxy.ts'
import { guardOrigin } from '#server/platform/http/edge/sameOrigin.ts'
import { answerFaults } from '#server/platform/http/faults.ts'
import { readTokenHash } from '#server/platform/signInCookie.ts'
import { emailsTo } from './emails.ts'
import type { TestApp } from './testApp.ts'
import { testApp } from './testApp.ts'

export const SECRET = 'a secret of the tests that is long enough'
/** Keeps every rule: long, mixed, on no list. */
export const PASSWORD = 'Harbour-lamp 27 north'

type Asked = { cookie?: string | undefined; from?: string; headers?: Record<string, string> }
export type Answer = {
  status: number
  body: Record<string, unknown>
  /** The cookie of the sign-in; whatever else is set stands in the headers. */
  cookie: string | null
  headers: Record<string, unknown>
}

export type AuthApp = TestApp & {
  auth: Auth
  authPool: pg.Pool
  post(path: string, body: object, asked?: Asked): Promise<Answer>
  get(path: string, asked?: Asked): Promise<Answer>
  /** What the page of signing up sends; `more` changes or adds fields. */
  signUp(email: string, more?: Record<string, unknown>, asked?: Asked): Promise<Answer>
  /** The newest message to an address, with the token of its link. */
  emailTo(
    to: string,
  ): Promise<{ template: string; token: string | null; code: string | null; text: string } | null>
  /** A member with a password, who confirmed their address by email. */
  signedUp(email: string): Promise<void>
  signedIn(email: string): Promise<string>
  me(cookie: string | undefined): Promise<Me | null>
  /** What a call of the API gets from a request with this cookie. */
  callContextOf(cookie: string | undefined): CallContext
}

/** All cookies of an answer but that of the sign-in, as the browser sends them back. */
export function browserOf({ headers }: Answer): string {
  const set = [headers['set-cookie'] ?? []].flat().map((each) => String(each).split(';', 1)[0] ?? '')
  return set.filter((each) => !/^(__Host-)?sid=/.test(each)).join('; ')
}

let addresses = 0
/** An address nobody has asked from yet, so that one test's limits are not another's. */
export const newAddress = (): string =>
  `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`

/** An app with the endpoints of signing in, on a database of its own; requests name the address they come from. */
export async function authApp(environment: Record<string, string> = {}): Promise<AuthApp> {
  return await mount(await testApp({ TRUST_PROXY: '1', ...environment }))
}

/** A second node on the database of the first, with connections of its own. */
export async function secondNode(first: AuthApp): Promise<AuthApp> {
  const pool = openPool(first.loginUrl, 4)
  return await mount({ ...first, app: { ...first.app, pool }, close: () => pool.end() })
}

async function mount(at: TestApp): Promise<AuthApp> {
  const url = at.app.config.publicUrl
  const authPool = openPool(at.authUrl, 4, 'app_auth')
  const auth = openAuth(at.app, authPool, SECRET)
  const server = Fastify({ genReqId: () => at.app.clock.newId(), trustProxy: nearestProxy(at.app.config) })
  answerFaults(server)
  guardOrigin(server, at.app.config)
  mountAuth(server, at.app, auth, demoSignIn(at.app.config))
  const callContextOf = (cookie: string | undefined): CallContext => ({
    app: at.app,
    tokenHash: readTokenHash(cookie, at.app.config),
    origin: { requestId: at.app.clock.newId(), ipAddress: '10.0.0.1', userAgent: 'test' },
    setHeader: () => undefined,
    counted: { bucket: null },
  })
  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    body: object | undefined,
    asked: Asked = {},
  ): Promise<Answer> => {
    const answer = await server.inject({
      method,
      url: path,
      headers: {
        host: url.host,
        'x-forwarded-for': asked.from ?? newAddress(),
        ...(asked.cookie ? { cookie: asked.cookie } : {}),
        ...(method === 'POST' ? { 'content-type': 'application/json', origin: url.origin } : {}),
        ...asked.headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    const first = [answer.headers['set-cookie'] ?? []].flat().find((each) => /^(__Host-)?sid=/.test(each))
    return {
      status: answer.statusCode,
      body: answer.body ? JSON.parse(answer.body) : {},
      cookie: first?.split(';', 1)[0] ?? null,
      headers: answer.headers,
    }
  }
  const post: AuthApp['post'] = (path, body, asked) => ask('POST', path, body, asked)
  const signUp: AuthApp['signUp'] = (email, more = {}, asked = {}) =>
    post(
      '/api/auth/sign-up/email',
      { firstName: 'Ada', lastName: 'Nord', email, password: PASSWORD, ...more },
      asked,
    )
  const emailTo: AuthApp['emailTo'] = async (to) => {
    const [email] = await emailsTo(at, to)
    const token = email?.text.match(/token=([\w%-]+)/)?.[1]
    return email
      ? {
          template: email.template,
          text: email.text,
          token: token ? decodeURIComponent(token) : null,
          code:
            email.text
              .match(/code is (\d{3}) (\d{3})/)
              ?.slice(1)
              .join('') ?? null,
        }
      : null
  }
  const signedUp: AuthApp['signedUp'] = async (email) => {
    const made = await signUp(email)
    if (made.status !== 200) throw new Error(`sign-up: ${JSON.stringify(made.body)}`)
    const got = await emailTo(email)
    // A staff address confirms itself by choosing the password; any other by the link alone.
    const confirmed =
      got?.template === 'accounts.unconfirmed'
        ? await post('/api/auth/reset-password', { token: got.token, newPassword: PASSWORD })
        : await post('/api/auth/verify-email', { token: got?.token }, { cookie: browserOf(made) })
    if (confirmed.status !== 200) throw new Error(`verify: ${JSON.stringify(confirmed.body)}`)
    // The browser that signed up is signed in by it; nobody of these tests goes on there.
    await at.query(
      'delete from auth_sessions where user_id = (select id from auth_users where email = lower($1))',
      [email],
    )
    await at.query('update auth_users set signed_in_at = null where email = lower($1)', [email])
  }
  return {
    ...at,
    auth,
    authPool,
    post,
    signUp,
    emailTo,
    signedUp,
    get: (path, asked) => ask('GET', path, undefined, asked),
    signedIn: async (email) => {
      const answer = await post('/api/auth/sign-in/email', { email, password: PASSWORD })
      if (!answer.cookie) throw new Error(`sign-in: ${JSON.stringify(answer.body)}`)
      return answer.cookie
    },
    callContextOf,
    me: async (cookie) => (await call(getMe, undefined, { context: callContextOf(cookie) })).me,
    close: async () => {
      await server.close()
      await authPool.end()
      await at.close()
    },
  }
}
