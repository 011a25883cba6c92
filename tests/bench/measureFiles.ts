import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Fastify from 'fastify'
import pg from 'pg'
import pino from 'pino'
import { fileKeepers } from '#server/app/fileKeepers.ts'
import type { App } from '#server/platform/app.ts'
import { Refusals } from '#server/platform/audit/refusals.ts'
import { readConfig } from '#server/platform/config.ts'
import { openPool } from '#server/platform/db/pool.ts'
import type { DatabaseUrls } from '#server/platform/db/prepare/logins.ts'
import { keepCookieSecret, signToken } from '#server/platform/signInCookie.ts'
import { fileAddress } from '#server/platform/storage/address.ts'
import { mountFiles } from '#server/platform/storage/mountFiles.ts'
import { mountUploads } from '#server/platform/storage/mountUploads.ts'
import { openStorage } from '#server/platform/storage/openStorage.ts'
import { systemClock } from '#server/platform/systemClock.ts'
import { makePerson } from '#tests/app/testApp.ts'
import type { Report } from './report.ts'
import { atLeast, ratio } from './report.ts'

const MB = 1024 * 1024
const PLAYED = 64 * MB
const SENT = 512 * MB
const RANGE = 512 * 1024
const ASKED = 240
const AT_ONCE = 8
const ROUNDS = 3

/** Playing a file by ranges against a bare file server, and sending one by tus against a bare stream to disk. */
export async function measureFiles(urls: DatabaseUrls & { ownerUrl: string }): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'jul-bench-files-'))
  const owner = new pg.Pool({ connectionString: urls.ownerUrl, max: 1 })
  const pool = openPool(urls.loginUrl, 6)
  const jobsPool = openPool(urls.jobsUrl, 2, 'app_jobs')
  keepCookieSecret('a secret of the bench that is long enough')
  // More than a person asks for in a minute: the bound of reads is not what is measured.
  let now = Date.now()
  const app: App = {
    config: readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }),
    log: pino({ level: 'silent' }),
    pool,
    clock: { ...systemClock, now: () => new Date(now) },
    wake: { live: () => undefined, jobs: () => undefined },
    refusals: new Refusals(pool),
  }
  const storage = await openStorage(app, jobsPool, fileKeepers)
  const server = Fastify()
  mountFiles(server, app, storage.store)
  await mountUploads(server, app, storage)
  const product = await server.listen({ port: 0, host: '127.0.0.1' })

  const person = await makePerson(owner, {})
  const cookie = `sid=${signToken(person.token)}`
  const file = async (byteSize: number, status: string) => {
    const [id, key] = [randomUUID(), randomUUID()]
    await owner.query(
      `insert into files (id, user_id, created_by, kind, name, byte_size, type, key, status)
       values ($1, $2, $2, 'audio', 'long.mp3', $3, 'audio/mpeg', $4, $5)`,
      [id, person.id, byteSize, key, status],
    )
    return { id, key }
  }
  const played = await file(PLAYED, 'stored')
  const plain = join(folder, 'plain')
  // The beginning of an MP3 file, so that what is sent is taken for one.
  writeFileSync(plain, Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), randomBytes(PLAYED - 4)]))
  await storage.store.put(played.key, plain)

  const bare = createServer(
    (asked, answer) =>
      void serveBare(asked, plain, folder, (status, head, body) => {
        answer.writeHead(status, head)
        if (body) body.pipe(answer)
        else answer.end()
      }),
  )
  await new Promise<void>((open) => bare.listen(0, '127.0.0.1', open))
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}` // safe because it listens on a port

  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const range = (address: string) => async () => {
    const start = Math.floor(Math.random() * (PLAYED - RANGE))
    const headers = { cookie, range: `bytes=${start}-${start + RANGE - 1}` }
    const answer = await ask(address, { agent, headers })
    if (answer.bytes !== RANGE)
      throw new Error(`${address} answered ${answer.status} with ${answer.bytes} bytes`)
  }
  const rates = { product: 0, bare: 0 }
  const sending = { product: 0, bare: 0 }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      now += 120_000
      const reader = {
        ...{ app: { config: { filesUrl: null } }, actor: { userId: person.id } },
        ...{ now: new Date(now), tokenHash: null },
      }
      const address = new URL(fileAddress(played.id, reader, 'play'), product).href
      rates.product = Math.max(rates.product, await perSecond(range(address)))
      rates.bare = Math.max(rates.bare, await perSecond(range(bareUrl)))
    }
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await file(SENT + 1, 'arriving')
      const headers = {
        cookie,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      }
      sending.product = Math.max(
        sending.product,
        await sendOnce(`${product}/api/uploads/${id}`, headers, plain),
      )
      await storage.arrivals.remove(id)
      sending.bare = Math.max(sending.bare, await sendOnce(bareUrl, {}, plain))
    }
  } finally {
    agent.destroy()
    bare.closeAllConnections()
    bare.close()
    await server.close()
    await Promise.all([pool.end(), jobsPool.end(), owner.end()])
    rmSync(folder, { recursive: true, force: true })
  }
  const [play, send] = [rates.product / rates.bare, sending.product / sending.bare]
  return {
    title: 'Files (best of 3)',
    figures: [
      {
        name: 'ranges of 512 KB a second, product and bare',
        value: `${Math.round(rates.product)}, ${Math.round(rates.bare)}`,
      },
      { name: 'of a bare file server', value: ratio(play), ...atLeast(play, 0.6) },
      {
        name: 'MB a second sent, tus and bare',
        value: `${Math.round(sending.product)}, ${Math.round(sending.bare)}`,
      },
      { name: 'of a bare stream to disk', value: ratio(send), ...atLeast(send, 0.6) },
    ],
  }
}

type Write = (status: number, head: Record<string, string | number>, body?: Readable) => void

/** What a person would write in ten minutes: a range of one file, or a body into another. */
async function serveBare(asked: IncomingMessage, path: string, folder: string, write: Write): Promise<void> {
  if (asked.method === 'PATCH') {
    await pipeline(asked, createWriteStream(join(folder, 'bare')))
    return write(204, {})
  }
  const [, from = '0', to = '0'] = asked.headers.range?.match(/^bytes=(\d+)-(\d+)$/) ?? []
  const [start, end] = [Number(from), Number(to)]
  const head = { 'content-length': end - start + 1, 'content-range': `bytes ${start}-${end}/${PLAYED}` }
  write(206, head, createReadStream(path, { start, end }))
}

function ask(address: string, options: { agent?: Agent; headers: Record<string, string> }) {
  return new Promise<{ status: number; bytes: number }>((done, failed) => {
    request(address, options, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, bytes }))
    })
      .on('error', failed)
      .end()
  })
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  let left = ASKED
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1
        await work()
      }
    }),
  )
  return ASKED / ((performance.now() - began) / 1_000)
}

/** Megabytes a second of one body, as long as `SENT`. */
async function sendOnce(address: string, headers: Record<string, string>, plain: string): Promise<number> {
  const began = performance.now()
  await new Promise<void>((done, failed) => {
    const sending = request(
      address,
      { method: 'PATCH', headers: { ...headers, 'content-length': SENT } },
      (answer) => {
        answer.resume()
        answer.on('end', () =>
          answer.statusCode === 204 ? done() : failed(new Error(`${address} answered ${answer.statusCode}`)),
        )
      },
    )
    sending.on('error', failed)
    const pieces = async function* () {
      for (let sent = 0; sent < SENT; sent += PLAYED) yield* createReadStream(plain, { highWaterMark: MB })
    }
    pipeline(Readable.from(pieces()), sending).catch(failed)
  })
  return SENT / MB / ((performance.now() - began) / 1_000)
}
