import Fastify from 'fastify'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audiences } from '#server/app/audiences.ts'
import { keepCookieSecret, signToken } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { mountLive } from './mount.ts'
import { LiveReader } from './reader.ts'
import { LiveStreams } from './streams.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  keepCookieSecret('a secret of the tests that is long enough')
})
afterAll(() => at.close())

describe('a stream', () => {
  it('that cannot catch up is closed: it is in no list that would end it with its sign-in', async () => {
    // safe because the replay asks the pool for nothing but rows
    const gone = { query: () => Promise.reject(new Error('gone')) } as unknown as pg.Pool
    const streams = new LiveStreams(audiences)
    const reader = new LiveReader({ jobsPool: gone, url: at.loginUrl, streams, log: at.app.log })
    const server = Fastify()
    mountLive(server, at.app, { streams, reader, jobsPool: gone })
    const person = await at.person()
    // The reader has not begun, so its epoch is empty and a cursor of it is valid.
    Object.defineProperty(reader, 'epoch', { value: 'e' })
    const answer = await server.inject({
      url: '/api/live',
      headers: { cookie: `sid=${signToken(person.token)}`, 'last-event-id': 'e:1:1' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('event: reset')
    expect(streams.size).toBe(0)
    await server.close()
  })

  it('is held by nobody who only asks for its head', async () => {
    const streams = new LiveStreams(audiences)
    const reader = new LiveReader({
      jobsPool: at.jobsPool,
      url: at.loginUrl,
      streams,
      log: at.app.log,
    })
    const server = Fastify()
    mountLive(server, at.app, { streams, reader, jobsPool: at.jobsPool })
    const { token } = await at.person()
    const headers = { cookie: `sid=${signToken(token)}` }
    expect((await server.inject({ method: 'HEAD', url: '/api/live', headers })).statusCode).toBe(404)
    expect(streams.size).toBe(0)
    await server.close()
  })

  it('ends within two seconds where its sign-in has locked itself, and none is opened until it is unlocked (T-015)', async () => {
    const streams = new LiveStreams(audiences)
    const reader = new LiveReader({ jobsPool: at.jobsPool, url: at.loginUrl, streams, log: at.app.log })
    const server = Fastify()
    mountLive(server, at.app, { streams, reader, jobsPool: at.jobsPool })
    const { id, token } = await at.person()
    const open = () => server.inject({ url: '/api/live', headers: { cookie: `sid=${signToken(token)}` } })
    const lock = (to: string) =>
      at.query(`update auth_sessions set locked_at = ${to} where user_id = $1`, [id])
    const answering = open()
    await expect.poll(() => streams.size).toBe(1)
    await lock('now()')
    expect((await answering).body).toMatch(/event: locked\ndata: \{\}\n\n$/)
    const refused = await open()
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'FORBIDDEN', data: { reason: 'locked' } }),
    ])
    expect(streams.size).toBe(0)
    await lock('null')
    const again = open()
    await expect.poll(() => streams.size).toBe(1)
    await server.close()
    expect((await again).body).toContain('event: closing')
  })
})
