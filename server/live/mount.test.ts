import Fastify from 'fastify'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepCookieSecret, signToken } from '#server/http/signInCookie.ts'
import type { TestHouse } from '#tests/house/testHouse.ts'
import { testHouse } from '#tests/house/testHouse.ts'
import { audiences } from './audiences.ts'
import { mountLive } from './mount.ts'
import { LiveReader } from './reader.ts'
import { LiveStreams } from './streams.ts'

let at: TestHouse
beforeAll(async () => {
  at = await testHouse()
  keepCookieSecret('a secret of the tests that is long enough')
})
afterAll(() => at.close())

describe('a stream', () => {
  it('that cannot catch up is closed: it is in no list that would end it with its sign-in', async () => {
    // safe because the replay asks the pool for nothing but rows
    const gone = { query: () => Promise.reject(new Error('gone')) } as unknown as pg.Pool
    const streams = new LiveStreams(audiences)
    const reader = new LiveReader({ jobsPool: gone, url: at.loginUrl, streams, log: at.house.log })
    const app = Fastify()
    mountLive(app, at.house, { streams, reader, jobsPool: gone })
    const person = await at.person()
    // The reader has not begun, so its epoch is empty and a mark of it is one of ours.
    Object.defineProperty(reader, 'epoch', { value: 'e' })
    const answer = await app.inject({
      url: '/api/live',
      headers: { cookie: `sid=${signToken(person.token)}`, 'last-event-id': 'e:1:1' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('event: reset')
    expect(streams.size).toBe(0)
    await app.close()
  })

  it('is held by nobody who only asks for its head', async () => {
    const streams = new LiveStreams(audiences)
    const reader = new LiveReader({
      jobsPool: at.jobsPool,
      url: at.loginUrl,
      streams,
      log: at.house.log,
    })
    const app = Fastify()
    mountLive(app, at.house, { streams, reader, jobsPool: at.jobsPool })
    const { token } = await at.person()
    const headers = { cookie: `sid=${signToken(token)}` }
    expect((await app.inject({ method: 'HEAD', url: '/api/live', headers })).statusCode).toBe(404)
    expect(streams.size).toBe(0)
    await app.close()
  })
})
