import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { slowRefusals } from './slowRefusals.ts'

it('a visitor who is refused again and again hears it later each time; nobody else does (4.13.15)', async () => {
  const server = Fastify()
  const waiting: (() => void)[] = []
  slowRefusals(server, {
    bringsSignIn: ({ headers }) => headers.cookie === 'sid=good',
    prompt: 2,
    wait: () => new Promise((resolve) => waiting.push(resolve)),
  })
  server.get('/api/refused', async (_request, reply) => reply.code(401).send({}))
  const ask = async (remoteAddress: string, headers = {}, url = '/api/refused') =>
    (await server.inject({ url, remoteAddress, headers })).statusCode

  // Each of these is answered while nobody lets a refusal go.
  for (let n = 0; n < 2; n++) expect(await ask('10.0.2.1')).toBe(401)
  expect(waiting).toHaveLength(0)

  for (const count of [1, 2]) {
    let isAnswered = false
    // However the address is spelled.
    const url = count === 1 ? '/api/refused' : '/%61pi/refused'
    const held = ask('10.0.2.1', {}, url).finally(() => (isAnswered = true))
    await expect.poll(() => waiting.length).toBe(count)
    expect(await ask('10.0.2.2')).toBe(401)
    expect(await ask('10.0.2.1', { cookie: 'sid=good' })).toBe(401)
    expect(isAnswered).toBe(false)
    waiting.at(-1)?.()
    expect(await held).toBe(401)
  }
  expect(waiting).toHaveLength(2)
  await server.close()
})
