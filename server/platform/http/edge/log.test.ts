import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '#server/app/buildServer.ts'
import { openAuth } from '#server/app/people/openAuth.ts'
import { openPool } from '#server/platform/db/pool.ts'
import { keepCookieSecret, signToken } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { logOptions } from './logOptions.ts'

const SECRET = 'a secret of the tests that is long enough'
const origin = 'http://localhost:3000'
const json = { host: 'localhost:3000', origin, 'content-type': 'application/json' }

let at: TestApp
let server: FastifyInstance
let authPool: ReturnType<typeof openPool>
let written = ''
beforeAll(async () => {
  at = await testApp({ LOG_LEVEL: 'debug' })
  keepCookieSecret(SECRET)
  authPool = openPool(at.authUrl, 1, 'app_auth')
  const log = pino(logOptions('debug'), {
    write: (line: string) => {
      written += line
    },
  })
  const app = { ...at.app, log }
  const auth = openAuth(app, authPool, SECRET)
  server = await buildServer({ app, auth, authPool, jobsPool: at.jobsPool, site: null, live: null })
  server.get('/api/falls', async () => {
    throw new Error('the reason that only the log may know')
  })
})
afterAll(async () => {
  await server?.close()
  await authPool?.end()
  await at?.close()
})

type Line = { time: number; level: number; msg: string; requestId?: string; path?: string; status?: number }
const lines = (): Line[] =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line) // safe because a line that is none fails the test here

describe('the log (T-LOG)', () => {
  it('holds no password, token, cookie, email or word of a person', async () => {
    const canary = 'canary4711'
    const person = await at.person({ plans: ['desktop_pro'] })
    const cookie = `sid=${signToken(person.token)}`
    const send = (method: 'GET' | 'POST', url: string, payload?: object, headers: object = {}) =>
      server.inject({
        method,
        url,
        headers: { ...json, ...headers },
        ...(payload ? { payload: JSON.stringify(payload) } : {}),
      })
    await send('POST', '/api/auth/sign-up/email', {
      email: `${canary}@members.example`,
      password: `Aa1!${canary}`,
      firstName: canary,
      lastName: canary,
    })
    await send('POST', '/api/auth/sign-in/email', { email: person.email, password: canary })
    await send('POST', '/api/auth/reset-password', { token: canary, newPassword: canary })
    await send('POST', '/api/rpc/board/createCard', { json: { title: canary, bad: canary } }, { cookie })
    await send('GET', `/api/v1/board/cards?search=${canary}&${canary}=1`, undefined, { cookie })
    await send('GET', `/api/v1/nothing?token=${canary}`, undefined, {
      authorization: `Bearer ${canary}`,
      'user-agent': canary,
      referer: `${origin}/auth/verify?token=${canary}`,
    })
    await send('POST', '/api/rpc/accounts/touchSignIn', {}, { cookie: `sid=${canary}.${canary}` })
    expect(written).not.toContain(canary)
    expect(written).not.toContain(person.token)
    expect(written).not.toContain(person.email)
    expect(lines().length).toBeGreaterThan(4)
  })

  it('holds none of them either when the database cannot take what was sent', async () => {
    const canary = 'canary4712'
    const person = await at.person({ plans: ['desktop_pro'] })
    const cookie = `sid=${signToken(person.token)}`
    const send = (url: string, payload: object, headers: object = {}) =>
      server.inject({
        method: 'POST',
        url,
        headers: { ...json, ...headers },
        payload: JSON.stringify(payload),
      })
    const before = lines().length
    // A busy database answers with the same kind of error, and with the values in it.
    await at.query('alter table mail_messages add constraint refuses check (length(template) < 1) not valid')
    await at.query('alter table julboard_tasks add constraint refuses check (length(title) < 1) not valid')
    try {
      const [message, made] = await Promise.all([
        send('/api/auth/sign-up/email', {
          email: `${canary}@members.example`,
          password: 'Harbour-lamp 27 north',
          firstName: canary,
          lastName: canary,
        }),
        send(
          '/api/rpc/board/createCard',
          { json: { id: randomUUID(), title: canary, description: canary } },
          { cookie },
        ),
      ])
      expect([message.statusCode, made.statusCode]).toEqual([500, 500])
    } finally {
      await at.query('alter table mail_messages drop constraint refuses')
      await at.query('alter table julboard_tasks drop constraint refuses')
    }
    const told = JSON.stringify(lines().slice(before))
    expect(told).not.toContain(canary)
    expect(told).not.toContain('token=')
    // What it does hold is enough to find the place.
    expect(told).toContain('call failed')
    expect(told).toContain('"constraint":"refuses"')
    expect(told).toMatch(/(createCard|commands)\.ts:\d+/)
  })

  it('says of every call and every refusal when, what, how it ended and under which id', async () => {
    const answer = await server.inject({ url: '/api/v1/accounts/me', headers: json })
    const line = lines().find((each) => each.requestId === answer.headers['x-request-id'])
    expect(line).toMatchObject({
      time: expect.any(Number),
      method: 'GET',
      path: '/api/v1/accounts/me',
      status: 200,
      ms: expect.any(Number),
    })
  })

  it('tells of a request from another origin', async () => {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/rpc/accounts/touchSignIn',
      headers: { ...json, origin: 'https://evil.example' },
      payload: '{}',
    })
    const told = lines().filter((each) => each.requestId === answer.headers['x-request-id'])
    expect(told.map((each) => each.msg)).toContain('refused: another origin')
  })

  it('keeps what went wrong, under the id that the person is told, who hears nothing else', async () => {
    const answer = await server.inject({ url: '/api/falls', headers: json })
    const id = String(answer.headers['x-request-id'])
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      message: `Something went wrong. Reference ${id}.`,
    })
    const told = lines().find((each) => each.requestId === id && each.msg === 'request failed')
    expect(JSON.stringify(told)).toContain('the reason that only the log may know')
  })

  it('is one line of JSON each, whatever a request holds', async () => {
    const before = lines().length
    for (const path of ['/api/%0d%0a{"level":60}', '/api/%1b[31mred', '/api/a%0ab', '/api/%e2%80%a8x'])
      await server.inject({ url: path, headers: json })
    expect(lines().length).toBe(before + 4)
    expect(written).not.toContain('\u001b')
  })
})
