import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import type pg from 'pg'
import { openClient } from '#server/platform/db/pool.ts'
import { median, residentMiB } from './processes.ts'
import type { BenchDatabase } from './product.ts'
import { startProduct } from './product.ts'
import type { Report } from './report.ts'
import { atLeast, ratio } from './report.ts'
import type { Member } from './seed.ts'
import { seed } from './seed.ts'

const STREAMS = 1_000
const EVENTS = 400
const ROUNDS = 3

/**
 * A thousand signed-in streams against a bare event stream. Each stream may hear every event here (staff who
 * hold a member's requests), so the audience is asked a thousand times an event.
 */
export async function measureLive(database: BenchDatabase): Promise<Report> {
  const owner = openClient({ connectionString: database.ownerUrl })
  await owner.connect()
  const members = await seed(owner, STREAMS * 100, STREAMS)
  await owner.query(`insert into roles (user_id, role) select id, 'staff' from auth_users`)
  const product = await startProduct(4307, database)
  const bare = bareStreams(4308)
  try {
    const before = residentMiB(product.pid)
    const productEars = await listen(4307, '/api/live', members)
    const perStream = ((residentMiB(product.pid) - before) * 1024) / STREAMS
    const bareEars = await listen(4308, '/', members)
    const rounds = { product: [] as number[], bare: [] as number[] }
    let lost = 0
    for (let n = 0; n < ROUNDS; n++) {
      for (const side of n % 2 === 0 ? (['product', 'bare'] as const) : (['bare', 'product'] as const)) {
        const ears = side === 'product' ? productEars : bareEars
        const say = side === 'product' ? () => publishAll(owner) : () => bare.sayAll(EVENTS)
        const { perSecond, missing } = await deliveries(ears, say)
        rounds[side].push(perSecond)
        lost += missing
      }
    }
    for (const ear of [...productEars, ...bareEars]) ear.socket.destroy()
    const share = median(rounds.product.map((each, n) => each / (rounds.bare[n] ?? 1)))
    return {
      title: `Live delivery to ${STREAMS} signed-in streams, ${EVENTS} stored events at once, ${ROUNDS} rounds in turn`,
      figures: [
        { name: 'product', value: `${median(rounds.product).toFixed(0)} deliveries/s` },
        { name: 'bare event stream', value: `${median(rounds.bare).toFixed(0)} deliveries/s` },
        { name: 'share of bare deliveries', value: ratio(share), ...atLeast(share, 0.8) },
        { name: 'lost', value: String(lost), holds: lost === 0 },
        { name: 'memory a stream', value: `${perStream.toFixed(0)} KiB` },
      ],
    }
  } finally {
    await owner.end()
    bare.close()
    await product.stop()
  }
}

async function publishAll(owner: pg.Client): Promise<void> {
  await owner.query(`insert into live_events (topic, entity, entity_id, version, kind, member_id)
    select 'inquiries', 'inquiry', '${randomUUID()}', n, 'inquiry.opened', null from generate_series(1, ${EVENTS}) n`)
  await owner.query('notify jul_look')
}

type Ear = { socket: Socket; heard: number }

async function listen(port: number, path: string, members: readonly Member[]): Promise<Ear[]> {
  const ears: Ear[] = []
  for (const member of members) {
    const socket = connect({ port, host: '127.0.0.1' })
    const ear: Ear = { socket, heard: 0 }
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.once('data', () => resolve())
      socket.once('connect', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: ${member.cookie}\r\n\r\n`),
      )
    })
    socket.on('data', (chunk: Buffer) => {
      for (let at = chunk.indexOf('data: {"topic'); at >= 0; at = chunk.indexOf('data: {"topic', at + 5))
        ear.heard += 1
    })
    ears.push(ear)
  }
  return ears
}

async function deliveries(
  ears: readonly Ear[],
  say: () => Promise<void> | void,
): Promise<{ perSecond: number; missing: number }> {
  for (const ear of ears) ear.heard = 0
  const wanted = ears.length * EVENTS
  const startedAt = performance.now()
  await say()
  let heard = 0
  while (performance.now() - startedAt < 20_000) {
    heard = ears.reduce((sum, ear) => sum + ear.heard, 0)
    if (heard >= wanted) break
    await new Promise((settle) => setTimeout(settle, 2))
  }
  // A chunk may be cut inside the text it is counted by; what was cut is not lost, and one in a thousand is the bound.
  const missing = Math.max(0, wanted - heard - Math.ceil(wanted / 1_000))
  return { perSecond: heard / ((performance.now() - startedAt) / 1000), missing }
}

/** What a loop over open responses does, with nothing else around it. */
function bareStreams(port: number) {
  const open = new Set<ServerResponse>()
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': hello\n\n')
    open.add(response)
  }).listen(port, '127.0.0.1')
  return {
    sayAll: (count: number) => {
      for (let n = 0; n < count; n++) {
        const text = `id: e:1:${n}\ndata: {"topic":"inquiries","entity":"inquiry","id":"${randomUUID()}","version":${n},"kind":"inquiry.opened"}\n\n`
        for (const response of open) response.write(text)
      }
    },
    close: () => {
      for (const response of open) response.destroy()
      server.close()
    },
  }
}
