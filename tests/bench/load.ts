import type { Socket } from 'node:net'
import { connect } from 'node:net'

export type Request = { method?: string; path: string; headers?: Record<string, string>; body?: string }
/** How long a load goes on: for a time or a count of answers; at a fixed rate where one is given, else as fast as it is answered. */
export type Limit = { seconds?: number; answers?: number; perSecond?: number }
export type Load = { perSecond: number; p50Ms: number; p99Ms: number; answers: number; failures: number }

/**
 * A closed loop over keep-alive sockets: each sends its next request when the last is answered whole. Reads
 * answers by their length alone, so that the generator costs little compared to what it measures.
 */
export async function load(
  port: number,
  connections: number,
  { seconds = 600, answers = Number.POSITIVE_INFINITY, perSecond }: Limit,
  next: (turn: number) => Request,
): Promise<Load> {
  const times: number[] = []
  let failures = 0
  let turn = 0
  const began = performance.now()
  const until = began + seconds * 1000
  // At a fixed rate each request has its moment, and waits for it; a late answer counts from that moment on.
  const due = (asked: number) => (perSecond ? began + (asked * 1000) / perSecond : performance.now())
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const line = await open(port)
      while (performance.now() < until && turn < answers) {
        const startedAt = due(turn)
        const asked = next(turn++)
        const early = startedAt - performance.now()
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
        const status = await line.ask(asked)
        times.push(performance.now() - startedAt)
        if (status >= 400) failures += 1
      }
      line.close()
    }),
  )
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    perSecond: (times.length * 1000) / (performance.now() - began),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    answers: times.length,
    failures,
  }
}

type Line = { ask(request: Request): Promise<number>; close(): void }

async function open(port: number): Promise<Line> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let pending: { resolve(status: number): void; reject(error: Error): void } | null = null
  let head: { status: number; left: number } | null = null
  let buffered: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    if (!head) {
      buffered = buffered.length > 0 ? Buffer.concat([buffered, chunk]) : chunk
      const end = buffered.indexOf('\r\n\r\n')
      if (end < 0) return
      const text = buffered.toString('latin1', 0, end)
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0)
      head = { status: Number(text.slice(9, 12)), left: length - (buffered.length - end - 4) }
      buffered = Buffer.alloc(0)
    } else head.left -= chunk.length
    if (head.left <= 0) {
      const { status } = head
      head = null
      pending?.resolve(status)
    }
  })
  const fail = (error?: Error) => pending?.reject(error ?? new Error('the connection was closed'))
  socket.on('error', fail)
  socket.on('close', () => fail())
  return {
    ask: ({ method = 'GET', path, headers = {}, body = '' }) =>
      new Promise((resolve, reject) => {
        pending = { resolve, reject }
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
        const length = body
          ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
          : ''
        socket.write(
          `${method} ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${lines.join('')}${length}\r\n${body}`,
        )
      }),
    close: () => {
      pending = null
      socket.destroy()
    },
  }
}
