import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { diskFullText } from '../../diskSpace.ts'
import { refuse } from '../refuse.ts'
import { mountHealth, noneServed } from './health.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

it('asks the database at most once a second, however often anybody wants to know (4.13.15)', async () => {
  let asked = 0
  const pool = new Proxy(at.app.pool, {
    get: (target, key) => {
      if (key === 'query') asked += 1
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const other = Fastify()
  mountHealth(other, { ...at.app, pool }, noneServed())
  const answers = await Promise.all(Array.from({ length: 50 }, () => other.inject('/readyz')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(asked).toBe(1)
  await other.close()
})

it('says that the disk is full, and is not ready while it is (F05)', async () => {
  const full = Object.assign(new Error('no room'), { code: '53100' })
  const context = {
    app: at.app,
    tokenHash: null,
    origin: { requestId: 'one', ipAddress: '10.0.0.9', userAgent: 'test' },
    setHeader: () => undefined,
    counted: { bucket: null },
  }
  expect(refuse(full, context, 'board.createCard', null)).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: diskFullText,
    data: { retryAfterSeconds: 30 },
  })
  const other = Fastify()
  mountHealth(other, at.app, noneServed())
  const answer = await other.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'disk full' }])
  await other.close()
})
