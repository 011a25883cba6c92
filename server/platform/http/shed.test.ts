import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { shedLoad } from './shed.ts'

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

it('a form that a browser posts by itself is a call, and so is one whose address is spelled otherwise (4.13.15)', async () => {
  const { server, hold, held, release } = holding({ calls: 10, callsOfOne: 1, keptForPeople: 0 })
  server.post('/contact', async () => 'taken')
  const running = [hold({ ...from('10.0.2.1'), url: '/%61pi/slow' })]
  await held(1)
  expect(await statusOf(server, from('10.0.2.1'))).toBe(503)
  const post = (remoteAddress: string) => server.inject({ method: 'POST', url: '/contact', remoteAddress })
  expect((await post('10.0.2.1')).statusCode).toBe(503)
  expect((await post('10.0.2.2')).statusCode).toBe(200)
  release()
  expect(await Promise.all(running)).toEqual([200])
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

it('a call over the bound is refused at once with the time to come back, and health is spared (F31)', async () => {
  const busy = Fastify()
  shedLoad(busy, { calls: 1 })
  let finish: () => void = () => undefined
  busy.get('/api/slow', () => new Promise((resolve) => (finish = () => resolve({}))))
  busy.get('/healthz', async () => ({ status: 'ok' }))
  const first = busy.inject('/api/slow')
  await new Promise((settle) => setTimeout(settle, 20))
  expect(await busy.inject('/api/slow')).toMatchObject({ statusCode: 503, headers: { 'retry-after': '1' } })
  expect((await busy.inject('/healthz')).statusCode).toBe(200)
  finish()
  expect((await first).statusCode).toBe(200)
  const again = busy.inject('/api/slow')
  await new Promise((settle) => setTimeout(settle, 20))
  finish()
  expect((await again).statusCode).toBe(200)
  await busy.close()
})

it('bodies still on their way take no place of a call, and one address has only some of them (F30)', async () => {
  const busy = Fastify()
  shedLoad(busy, { calls: 2, bodiesOfOne: 3 })
  busy.all('/api/call', async () => ({}))
  const address = await busy.listen({ port: 0, host: '127.0.0.1' })
  const open = () => {
    const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' })
    socket.write(
      'POST /api/call HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    )
    return socket
  }
  const slow = [open(), open(), open()]
  await new Promise((settle) => setTimeout(settle, 50))
  const post = () => fetch(`${address}/api/call`, { method: 'POST', body: 'a body' })
  expect((await fetch(`${address}/api/call`)).status).toBe(200)
  expect((await post()).status).toBe(503)
  for (const socket of slow) socket.destroy()
  await expect.poll(async () => (await post()).status, { timeout: 2_000 }).not.toBe(503)
  await busy.close()
})

it('answers that nobody reads take no place of a call, and one address has only so much of them (F30)', async () => {
  const busy = Fastify()
  // More than the two ends of a connection take off the server's hands.
  const large = Buffer.alloc(45_000_000)
  shedLoad(busy, { calls: 1, leavingBytes: 2 * large.length })
  busy.get('/api/large', async () => large)
  busy.get('/api/small', async () => ({}))
  const address = await busy.listen({ port: 0, host: '127.0.0.1' })
  const ask = async () => (await fetch(`${address}/api/small`)).status
  const unread = async () => {
    const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' })
    socket.on('error', () => undefined).pause()
    socket.write('GET /api/large HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await new Promise((settle) => setTimeout(settle, 300))
    return socket
  }
  const first = await unread()
  expect(await ask()).toBe(200)
  const second = await unread()
  expect(await ask()).toBe(503)
  first.destroy()
  await expect.poll(ask, { timeout: 2_000 }).toBe(200)
  second.destroy()
  await busy.close()
})
