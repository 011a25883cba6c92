import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WholeAnswers } from './wholeAnswers.ts'

const bodies = {
  '/': Buffer.from('front'),
  '/about': Buffer.from('about us'),
  '/large': randomBytes(20_000_000),
}
const headers = Object.fromEntries(
  Object.entries(bodies).map(([path, bytes]) => [
    path,
    ['content-type', 'text/plain', 'content-length', String(bytes.length), 'x-of', path],
  ]),
)
const answers = new WholeAnswers()
const server = createServer((request, response) => {
  const path = request.url as keyof typeof bodies // safe because nothing else is asked for here
  const writeHead = vi.spyOn(response, 'writeHead')
  answers.send(response, headers[path] ?? [], bodies[path])
  written.push(writeHead.mock.calls.length > 0)
  response.on('finish', () => finished.push(response))
})
/** Whether Node wrote the head, for each answer in turn. */
let written: boolean[] = []
let finished: ServerResponse[] = []
let port: number

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
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

function open(): Socket {
  return connect({ port, host: '127.0.0.1' })
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
    const got = async (socket: Socket) => {
      let length = 0
      for await (const part of socket) {
        const { length: bytes } = part as Buffer // safe because no encoding is set
        length += bytes
        if (length > bodies['/large'].length) return length
      }
      return length
    }
    const one = open()
    one.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n')
    const whole = await got(one)
    const late = open().pause()
    late.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n')
    await expect.poll(() => written).toEqual([true, false])
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(finished).toHaveLength(1)
    expect(await got(late)).toBe(whole)
    await expect.poll(() => finished.length).toBe(2)
  })

  it('ends for the server where whoever asked is gone before it was read', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(60_000)
    const opened = once(server, 'connection') as Promise<Socket[]>
    const gone = open().pause()
    const [socket] = await opened
    gone.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(2))
    await expect.poll(() => written.length).toBeGreaterThan(0)
    gone.destroy()
    await expect.poll(() => socket?.destroyed).toBe(true)
    const next = open()
    expect(await ask(next, '/')).toMatch(/front$/)
    next.destroy()
  })
})
