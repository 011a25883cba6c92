import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { shedLoad } from './shed.ts'
import { slowRefusals } from './slowRefusals.ts'

const bringsSignIn = ({ headers }: { headers: { cookie?: string | undefined } }) =>
  headers.cookie === 'sid=good'
const from = (address: string, cookie?: string) => ({
  url: '/api/slow',
  remoteAddress: address,
  ...(cookie ? { headers: { cookie } } : {}),
})

/** A server whose calls last until they are let go. */
function holding(bounds: Parameters<typeof shedLoad>[1]) {
  const server = Fastify()
  const waiting: (() => void)[] = []
  shedLoad(server, { bringsSignIn, ...bounds })
  server.get('/api/slow', () => new Promise((resolve) => waiting.push(() => resolve({}))))
  return {
    server,
    hold: (asked: ReturnType<typeof from>) => server.inject(asked).then(({ statusCode }) => statusCode),
    held: (count: number) => expect.poll(() => waiting.length).toBe(count),
    release: () => {
      for (const finish of waiting) finish()
    },
  }
}
const statusOf = async (server: FastifyInstance, asked: ReturnType<typeof from>) =>
  (await server.inject(asked)).statusCode

it('one address has only so many running calls, whoever asks from there (4.13.15)', async () => {
  const { server, hold, held, release } = holding({ calls: 10, callsOfOne: 2, keptForPeople: 0 })
  const running = [hold(from('10.0.0.1')), hold(from('10.0.0.1', 'sid=good'))]
  await held(2)
  expect(await statusOf(server, from('10.0.0.1', 'sid=good'))).toBe(503)
  running.push(hold(from('10.0.0.2')))
  await held(3)
  release()
  expect(await Promise.all(running)).toEqual([200, 200, 200])
  await server.close()
})

it('visitors leave places to people with a sign-in, from however many addresses they come (4.13.15)', async () => {
  const { server, hold, held, release } = holding({ calls: 4, keptForPeople: 2 })
  const running = [hold(from('10.0.1.1')), hold(from('10.0.1.2'))]
  await held(2)
  expect(await statusOf(server, from('10.0.1.3'))).toBe(503)
  expect(await statusOf(server, from('10.0.1.4', 'sid=ended'))).toBe(503)
  running.push(hold(from('10.0.1.5', 'sid=good')), hold(from('10.0.1.6', 'sid=good')))
  await held(4)
  expect(await statusOf(server, from('10.0.1.7', 'sid=good'))).toBe(503)
  release()
  expect(await Promise.all(running)).toEqual([200, 200, 200, 200])
  await server.close()
})

it('a visitor who is refused again and again hears it later each time; nobody else does (4.13.15)', async () => {
  const server = Fastify()
  slowRefusals(server, { bringsSignIn, prompt: 2, laterMs: 200 })
  server.get('/api/slow', async (_request, reply) => reply.code(401).send({}))
  const time = async (asked: ReturnType<typeof from>) => {
    const began = performance.now()
    expect(await statusOf(server, asked)).toBe(401)
    return performance.now() - began
  }
  for (let n = 0; n < 2; n++) expect(await time(from('10.0.2.1'))).toBeLessThan(190)
  expect(await time(from('10.0.2.1'))).toBeGreaterThan(190)
  expect(await time(from('10.0.2.2'))).toBeLessThan(190)
  expect(await time(from('10.0.2.1', 'sid=good'))).toBeLessThan(190)
  await server.close()
})
