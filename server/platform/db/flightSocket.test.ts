import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { FlightSocket } from './flightSocket.ts'

const heard: string[] = []
const server = createServer((socket) => socket.on('data', (chunk) => heard.push(chunk.toString())))
let socket: FlightSocket

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  socket = new FlightSocket()
  socket.connect((server.address() as AddressInfo).port) // safe because the server listens on a port
  await new Promise((connected) => socket.once('connect', connected))
})
afterAll(() => {
  socket.destroy()
  server.close()
})

it('sends what is written in one turn in one write, however many promises lie between', async () => {
  // What the system is handed: one of these for each call of it.
  const single = vi.spyOn(socket, '_write')
  const joined = vi.spyOn(socket, '_writev')
  socket.write('begin;')
  socket.cork()
  socket.write('who;')
  socket.uncork()
  for (let n = 0; n < 20; n++) await null
  socket.write('rows;')
  expect(joined).not.toHaveBeenCalled()
  await expect.poll(() => heard.join('')).toBe('begin;who;rows;')
  expect(joined).toHaveBeenCalledTimes(1)

  await new Promise((turn) => setImmediate(turn))
  socket.write('commit;')
  await expect.poll(() => heard.join('')).toBe('begin;who;rows;commit;')
  expect(single.mock.calls.length + joined.mock.calls.length).toBe(2)
})
