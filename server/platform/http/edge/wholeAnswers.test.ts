import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { RequestListener, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WholeAnswers } from './wholeAnswers.ts'

const bodies = {
  '/': Buffer.from('front'),
  '/about': Buffer.from('about us'),
  '/page': randomBytes(60_000),
  '/large': randomBytes(200_000),
}
const headers = Object.fromEntries(
  Object.entries(bodies).map(([path, bytes]) => [
    path,
    ['content-type', 'text/plain', 'content-length', String(bytes.length), 'x-of', path],
  ]),
)
const answers = new WholeAnswers()
const handle: RequestListener = (request, response) => {
  const path = request.url as keyof typeof bodies // safe because nothing else is asked for here
  const writeHead = vi.spyOn(response, 'writeHead')
  answers.send(response, 200, headers[path] ?? [], bodies[path])
  written.push(writeHead.mock.calls.length > 0)
  response.on('finish', () => finished.push(response))
}
const server = createServer(handle)
/** Whether Node wrote the head, for each answer in turn. */
let written: boolean[] = []
let finished: ServerResponse[] = []
let port: number

beforeAll(async () => {
  port = await listen(server)
})
afterEach(() => {
  written = []
  finished = []
  vi.restoreAllMocks()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function listen(one: Server): Promise<number> {
  await once(one.listen(0, '127.0.0.1'), 'listening')
  const address = one.address()
  return typeof address === 'object' && address ? address.port : 0
}

function open(at = port): Socket {
  return connect({ port: at, host: '127.0.0.1' })
}

/** Asks for one page after the other without reading, until the two ends of the connection take no more. */
async function stall(at = port): Promise<{ socket: Socket; asked: number }> {
  const socket = open(at).pause()
  socket.on('error', () => undefined)
  let asked = 0
  do {
    socket.write('GET /page HTTP/1.1\r\nhost: a\r\n\r\n')
    asked += 1
    await expect.poll(() => written.length, { interval: 2 }).toBe(asked)
    await pause(5)
  } while (finished.length === asked)
  return { socket, asked }
}

async function ask(socket: Socket, path: keyof typeof bodies): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return answer.toString('latin1')
}

const undated = (text: string) => text.replaceAll(/date: [^\r]+/gi, 'date')

describe('an answer asked for again within the second (0114)', () => {
  it('is the same bytes, with the head that Node wrote for the first', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(10_000)
    const socket = open()
    const first = await ask(socket, '/')
    expect(first).toMatch(
      /^HTTP\/1\.1 200 OK\r\ncontent-type: text\/plain\r\ncontent-length: 5\r\nx-of: \/\r\nDate: [^\r]+ GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\nfront$/,
    )
    const about = await ask(socket, '/about')
    expect(about).toContain('x-of: /about\r\n')
    for (const _time of [1, 2]) {
      expect(await ask(socket, '/')).toBe(first)
      expect(await ask(socket, '/about')).toBe(about)
    }
    expect(written).toEqual([true, true, false, false, false, false])
    await expect.poll(() => finished.length).toBe(6)
    socket.destroy()
  })

  it('is written anew a second later, so that it says the time', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(20_000)
    const socket = open()
    for (const at of [20_000, 20_999, 21_000, 21_001]) {
      now.mockReturnValue(at)
      await ask(socket, '/')
    }
    expect(written).toEqual([true, false, true, false])
    socket.destroy()
  })

  it('is written for itself where the connection closes behind it, and leaves nothing to others', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(30_000)
    const closing = async (head: string) => {
      const socket = open()
      let text = ''
      socket.setEncoding('latin1').on('data', (part: string) => {
        text += part
      })
      socket.write(head)
      await once(socket, 'close')
      return text
    }
    for (const head of ['GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 'GET / HTTP/1.0\r\n\r\n'])
      expect(await closing(head)).toMatch(/\r\nConnection: close\r\n\r\nfront$/)
    const socket = open()
    expect(await ask(socket, '/')).toContain('Connection: keep-alive')
    expect(await ask(socket, '/')).toContain('Connection: keep-alive')
    expect(await closing('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).toContain(
      'Connection: close',
    )
    expect(written).toEqual([true, true, true, false, true])
    socket.destroy()
  })

  it('comes in its turn where many are asked for together', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(40_000)
    const socket = open()
    const first = await ask(socket, '/')
    const about = await ask(socket, '/about')
    let text = ''
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part
    })
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\nGET /about HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(100))
    await expect.poll(() => undated(text)).toBe(undated((first + about).repeat(100)))
    await expect.poll(() => finished.length).toBe(202)
    socket.destroy()
  })

  it('ends with its last byte: not while nobody reads, and whole for who reads late', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(50_000)
    const { socket, asked } = await stall()
    expect([written.at(-1), finished.length]).toEqual([false, asked - 1])
    let text = ''
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part
    })
    socket.resume()
    await expect.poll(() => finished.length, { timeout: 10_000 }).toBe(asked)
    await expect
      .poll(() => text.split(bodies['/page'].toString('latin1')).length, { timeout: 10_000 })
      .toBe(asked + 1)
    socket.destroy()
  })

  it('is the bytes themselves where they are many, of which slow readers hold no copy', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(55_000)
    for (const _time of [1, 2]) {
      const socket = open()
      socket.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n')
      await once(socket, 'data')
      socket.destroy()
    }
    expect(written).toEqual([true, true])
  })

  it('holds up no stop while nobody reads it', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(57_000)
    const other = createServer(handle)
    const { socket } = await stall(await listen(other))
    const closed = once(other, 'close')
    other.close()
    // As often as the product looks (unusedSockets.ts).
    const sweep = setInterval(() => other.closeIdleConnections(), 100)
    await closed
    clearInterval(sweep)
    socket.destroy()
  })

  it('ends for the server where whoever asked is gone before it was read', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(60_000)
    const opened = once(server, 'connection') as Promise<Socket[]>
    const { socket: gone } = await stall()
    const [socket] = await opened
    expect(written.at(-1)).toBe(false)
    gone.destroy()
    await expect.poll(() => socket?.destroyed).toBe(true)
    const next = open()
    expect(await ask(next, '/')).toMatch(/front$/)
    next.destroy()
  })
})
