import { ORPCError } from '@orpc/server'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerFaults } from './faults.ts'

it.each([
  ['TOO_MANY_REQUESTS', 429, { retryAfterSeconds: 30 }],
  ['SERVICE_UNAVAILABLE', 503, { retryAfterSeconds: 2 }],
  ['NOT_FOUND', 404, undefined],
])('a page whose call refuses with %s answers %i, as the call would', async (code, status, data) => {
  const server = Fastify()
  answerFaults(server)
  server.get('/page', async (_request, reply) => {
    reply.header('retry-after', '30')
    throw new ORPCError(code, { status, message: 'Later.', data })
  })
  const answer = await server.inject('/page')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, '30'])
  expect(answer.json()).toEqual({ code, message: 'Later.', ...(data ? { data } : {}) })
  await server.close()
})
