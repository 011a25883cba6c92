import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCard } from '#server/board/cards/commands.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import type { MatrixApp } from '#tests/matrix/matrixApp.ts'
import { matrixApp } from '#tests/matrix/matrixApp.ts'

let at: TestApp
let matrix: MatrixApp
let server: FastifyInstance
let port: number
beforeAll(async () => {
  at = await testApp()
  matrix = await matrixApp(at)
  server = matrix.server
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await matrix?.close()
  await at?.close()
})

/** Everything that comes back for bytes on a socket, until the server closes it. */
function send(bytes: string): Promise<{ text: string; isClosed: boolean }> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let text = ''
    const finish = (isClosed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ text, isClosed })
    }
    const timer = setTimeout(() => finish(false), 3_000)
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('end', () => finish(true)).on('error', () => finish(true))
    socket.write(bytes)
  })
}

const head =
  'POST /api/rpc/accounts/touchSignIn HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'

describe('one request ends in one place (T-SMUG)', () => {
  it.each([
    ['two lengths', `${head}content-length: 2\r\ncontent-length: 30\r\n\r\n{}`],
    ['a length and chunks', `${head}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a chunk whose size is no number', `${head}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
    ['a header folded onto a second line', `${head}x-a: b\r\n c: d\r\ncontent-length : 2\r\n\r\n{}`],
    ['an encoding nobody knows', `${head}transfer-encoding: cow\r\n\r\n{}`],
    ['a length with a sign', `${head}content-length: +2\r\n\r\n{}`],
    ['a line end inside a header', `${head}x-a: b\rcontent-length: 2\r\n\r\n{}`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ])('%s is 400, and nothing more is read from that connection', async (_what, bytes) => {
    const { text, isClosed } = await send(`${bytes}GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(isClosed).toBe(true)
    expect(text).not.toContain('"ok"')
  })

  it('headers past 16 KiB are 431, and the connection is closed', async () => {
    const { text, isClosed } = await send(
      `GET / HTTP/1.1\r\nhost: localhost\r\nx-a: ${'a'.repeat(20_000)}\r\n\r\n`,
    )
    expect(text).toMatch(/^HTTP\/1\.1 431 /)
    expect(isClosed).toBe(true)
  })
})

describe('methods', () => {
  it.each(['TRACE', 'CONNECT', 'TRACK', 'DEBUG'])(
    '%s is refused, and nothing of the request comes back',
    async (method) => {
      const { text } = await send(
        `${method} /api/v1/accounts/me HTTP/1.1\r\nhost: localhost\r\ncookie: sid=canary-value\r\nconnection: close\r\n\r\n`,
      )
      expect(text).not.toMatch(/^HTTP\/1\.1 2/)
      expect(text).not.toContain('canary-value')
    },
  )

  it.each(['PUT', 'DELETE', 'PATCH'] as const)(
    '%s where only GET and POST stand is 404 or 405',
    async (method) => {
      for (const url of ['/api/v1/accounts/me', '/api/rpc/accounts/getMe', '/', '/healthz']) {
        const answer = await server.inject({
          method,
          url,
          headers: { host: 'localhost', 'content-type': 'application/json' },
          payload: '{}',
        })
        expect([404, 405], `${method} ${url}`).toContain(answer.statusCode)
      }
    },
  )

  it('a field given twice in an address is refused or read once, never a 500', async () => {
    for (const query of [
      'limit=1&limit=2',
      'search=a&search=b',
      'cursor=a&cursor[]=b',
      '__proto__[x]=1',
      'constructor=1',
    ]) {
      const answer = await server.inject({
        url: `/api/v1/board/cards?${query}`,
        headers: { host: 'localhost' },
      })
      expect([400, 401], query).toContain(answer.statusCode)
    }
  })

  it('what is encoded twice is decoded once', async () => {
    for (const path of ['%252e%252e%252fpackage.json', '%25252e', 'a%2520b']) {
      const answer = await server.inject({ url: `/api/v1/sessions/${path}`, headers: { host: 'localhost' } })
      expect([400, 401, 404], path).toContain(answer.statusCode)
    }
  })

  it('gives a member what they wrote, decoded once on the way in and never on the way out', async () => {
    const member = await at.person({ plans: ['desktop_pro'] })
    const headers = { host: 'localhost', cookie: matrix.cookie(member.token) }
    const title = 'Half %2561 and &amp;lt;b&gt; of it'
    await at.call(member, createCard, { id: randomUUID(), title })
    const found = async (search: string) => {
      const answer = await server.inject({ url: `/api/v1/board/cards?search=${search}`, headers })
      expect(answer.statusCode, search).toBe(200)
      return answer.json<{ cards: { title: string }[] }>().cards.map((each) => each.title)
    }
    expect(await found('%252561')).toEqual([title])
    expect(await found('%26amp;lt')).toEqual([title])
    // Decoded twice these would be what was written.
    expect(await found('%25252561')).toEqual([])
    expect(await found('%26amp;amp;lt')).toEqual([])
  })

  it('a field given twice by somebody signed in is refused, and so is one that nobody declared', async () => {
    const member = await at.person({ plans: ['desktop_pro'] })
    const headers = { host: 'localhost', cookie: matrix.cookie(member.token) }
    for (const query of ['search=a&search=b', 'limit=1&limit=2', 'limit[]=1&limit[]=2', 'constructor=1']) {
      const answer = await server.inject({ url: `/api/v1/board/cards?${query}`, headers })
      expect(answer.statusCode, query).toBe(400)
    }
  })
})
