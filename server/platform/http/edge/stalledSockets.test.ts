import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeStalledSockets } from './stalledSockets.ts'

const STALLED_MS = 1_000
// More than the two ends of a connection take off the server's hands.
const LARGE_BYTES = 30_000_000
const STEP_BYTES = 2_000_000

const server = Fastify()
let port: number
beforeAll(async () => {
  closeStalledSockets(server, STALLED_MS)
  server.get('/large', async () => Buffer.alloc(LARGE_BYTES))
  server.get('/slow', async () => {
    await pause(4 * STALLED_MS)
    return { made: true }
  })
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

async function open(path: string) {
  const socket = connect({ port, host: '127.0.0.1' })
  const gone = once(socket, 'close')
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
  return { socket, gone }
}

describe.concurrent('an answer that is not read (F30)', () => {
  it('is given up with its connection', async () => {
    const { socket, gone } = await open('/large')
    socket.pause()
    await pause(5 * STALLED_MS)
    socket.on('error', () => undefined).resume()
    await gone
    expect(socket.bytesRead).toBeLessThan(LARGE_BYTES)
  })

  it('is not given up while it is read slowly', async () => {
    const { socket, gone } = await open('/large')
    let next = STEP_BYTES
    socket.on('data', () => {
      if (socket.bytesRead < next) return
      next += STEP_BYTES
      socket.pause()
      setTimeout(() => socket.resume(), STALLED_MS / 4)
    })
    await gone
    expect(socket.bytesRead).toBeGreaterThan(LARGE_BYTES)
  })

  it('is waited for while it is still being made', async () => {
    const { socket, gone } = await open('/slow')
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    await gone
    expect(text).toContain('"made":true')
  })
})
