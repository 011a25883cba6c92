import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addRecording } from '#server/app/recordings/commands.ts'
import { listRecordings } from '#server/app/recordings/queries.ts'
import type { FilesApp } from '#tests/app/filesApp.ts'
import { filesApp } from '#tests/app/filesApp.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person } from '#tests/app/testApp.ts'

const MB = 1024 * 1024
const CUTS = 20
// Sound of 100 minutes as a sound file holds it, most of it silence: 2 GB less what one piece more would pass.
const BYTES = 2 * 1024 * MB - MB
const HEAD = 44
const LOUD_BYTES = 4 * MB

let at: FilesApp
let advisor: Person
let member: Person
beforeAll(async () => {
  at = await filesApp()
  advisor = await at.person({ roles: ['staff'] })
  member = await at.person({ plans: ['mobile_premium'] })
})
afterAll(() => at.close())

/** A sound file of that size: a header, some seconds of noise, and a hole of zeros, which takes no disk. */
async function soundFile(path: string): Promise<void> {
  const rate = 176_400
  const head = Buffer.alloc(HEAD)
  head.write('RIFF', 0)
  head.writeUInt32LE(BYTES - 8, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(2, 22)
  head.writeUInt32LE(rate / 4, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(4, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(BYTES - HEAD, 40)
  const loud = Buffer.alloc(LOUD_BYTES)
  for (let place = 0; place < loud.length; place += 2) loud.writeInt16LE((place * 7_919) % 20_000, place)
  const file = await open(path, 'w')
  await file.write(head, 0, HEAD, 0)
  await file.write(loud, 0, loud.length, HEAD)
  await file.truncate(BYTES)
  await file.close()
}

const hashOf = async (path: string) => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: MB }), hash)
  return hash.digest('hex')
}

/** Sends from `offset` and tears the connection after about `most` bytes; all of it where `most` is null. */
async function sendUntil(id: string, path: string, offset: number, most: number | null): Promise<void> {
  const headers = {
    cookie: at.cookie(advisor),
    'tus-resumable': '1.0.0',
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
    'content-length': String(BYTES - offset),
  }
  const sending = request(`${at.url}/api/uploads/${id}`, { method: 'PATCH', headers })
  const answered = new Promise<void>((done) => {
    sending.once('close', () => done())
    sending.once('response', (answer) => answer.resume())
  })
  const end = most === null ? BYTES - 1 : Math.min(BYTES, offset + most) - 1
  try {
    await pipeline(createReadStream(path, { start: offset, end, highWaterMark: MB }), sending, {
      end: most === null,
    })
    if (most !== null) sending.destroy()
  } catch {
    // A torn connection is what this is about.
  }
  await answered
}

it('an upload of 2 GB that is cut twenty times arrives whole, in little memory', async () => {
  const stage = sessionStage(at)
  const sessionId = await stage.schedule(advisor, member)
  await stage.agree(sessionId, advisor, member)
  const path = join(at.folder, 'long.wav')
  await soundFile(path)
  const wanted = await hashOf(path)
  const id = randomUUID()
  await at.call(advisor, addRecording, { id, sessionId, name: 'long.wav', byteSize: BYTES })
  const offset = async () => Number((await at.sentSoFar(advisor, id)).headers.get('upload-offset'))
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  const began = performance.now()
  const seen: number[] = []
  for (let cut = 0; cut < CUTS; cut++) {
    await sendUntil(id, path, await offset(), Math.floor(BYTES / (CUTS + 1)))
    seen.push(await offset())
  }
  await sendUntil(id, path, await offset(), null)
  clearInterval(watch)
  const seconds = (performance.now() - began) / 1_000
  // Each piece goes on behind the one before; nothing that arrived is sent again.
  expect(seen).toEqual([...seen].sort((one, other) => one - other))
  expect(new Set(seen).size).toBe(CUTS)
  await at.settled()
  const { recordings } = await at.call(advisor, listRecordings, { sessionId })
  expect(recordings).toMatchObject([{ id, status: 'ready', byteSize: BYTES }])
  expect(await at.query('select sha256 from files where id = $1', [id])).toEqual([{ sha256: wanted }])
  const grown = Math.round((most - before) / MB)
  process.stdout.write(
    `upload: ${Math.round(BYTES / MB)} MB cut ${CUTS} times in ${seconds.toFixed(1)} s (${Math.round(BYTES / MB / seconds)} MB/s), memory +${grown} MB at most\n`,
  )
  expect(grown).toBeLessThan(250)
  expect((await stat(path)).size).toBe(BYTES)
}, 300_000)
