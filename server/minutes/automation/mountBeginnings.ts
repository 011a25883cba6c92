import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { z } from 'zod'
import { canListenToMatch } from '#domain/minutes/permissions.ts'
import { driveTexts } from '#domain/minutes/rules/driveWords.ts'
import type { App } from '#server/platform/app.ts'
import { toActor } from '#server/platform/context/toActor.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { entranceOf, inTransaction } from '#server/platform/db/transaction.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { isId } from '#server/platform/isId.ts'
import { openDownload } from '#server/platform/outside/google/openDownload.ts'
import { holds } from '#server/platform/storage/address.ts'
import { readAll, readingFile, runFfmpeg } from '#server/platform/storage/runFfmpeg.ts'
import { workFolder } from '#server/platform/storage/workFolder.ts'
import { askDrive } from './connectToDrive.ts'
import { loadListening } from './listenToMatch.ts'

const Asked = z.object({ until: z.coerce.number().int(), key: z.string().max(100) })

// Half a minute of a meeting in full definition; of a larger file no byte behind this is asked for.
const MOST_TAKEN = 32 * 1024 * 1024
const MOST_GIVEN = 2 * 1024 * 1024
const SECONDS = 30
const CUT_MS = 30_000
const MOST_AT_ONCE = 2

const driveIdOf = sqlStatement<[id: string], { driveFileId: string }>(
  'select drive_file_id as "driveFileId" from recordings where id = $1 and session_id is null',
)

/**
 * How a recording of the drive begins, half a minute of its sound and no picture, for whoever was just given its address. Who asks
 * and what was agreed to is looked up again each time; nothing of it stays on this machine.
 */
export function mountBeginnings(server: FastifyInstance, app: App, jobsPool: pg.Pool): void {
  let running = 0
  server.get('/api/beginnings/:id', async (request, reply) => {
    const { id } = request.params as { id: string } // safe because the route has this one
    const asked = Asked.safeParse(request.query)
    const { tokenHash } = callContextOf(request, reply, app)
    const missing = () => reply.code(404).send({ code: 'NOT_FOUND', message: driveTexts.notAccessible })
    if (!asked.success || !tokenHash || !isId(id)) return missing()
    const found = await inTransaction(app.pool, entranceOf(tokenHash, app), async (db, signIn) => {
      if (!signIn || signIn.isDisabled || signIn.isLocked) return null
      const { userId } = signIn
      if (!holds({ fileId: id, userId }, { use: 'play', ...asked.data }, app.clock.now())) return null
      const listening = await loadListening(db, id)
      if (!canListenToMatch(toActor(signIn, app), listening).ok) return null
      return (await driveIdOf(db, id))[0] ?? null
    }).catch((error: unknown) => {
      if (error instanceof NotFound) return null
      throw error
    })
    if (!found) return missing()
    if (running >= MOST_AT_ONCE)
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ code: 'SERVICE_UNAVAILABLE', message: 'Try again in a moment.' })
    running += 1
    try {
      const sound = await cutBeginning({ ...app, pool: jobsPool }, found.driveFileId)
      return reply.headers({ 'content-type': 'audio/mpeg', 'cache-control': 'private, no-store' }).send(sound)
    } catch (error) {
      app.log.warn({ err: error, recording: id }, 'the beginning of a recording was not played')
      return missing()
    } finally {
      running -= 1
    }
  })
}

async function cutBeginning(app: App, driveFileId: string): Promise<Buffer> {
  const path = join(await workFolder(app.config, 'beginnings'), app.clock.newId())
  try {
    const { body } = await askDrive(app, (token) => openDownload(app, token, driveFileId, 0))
    await pipeline(Readable.from(firstOf(body)), createWriteStream(path, { mode: 0o600 }))
    const sound = [
      '-t',
      String(SECONDS),
      '-i',
      path,
      '-map',
      '0:a:0',
      '-vn',
      '-ac',
      '1',
      '-b:a',
      '64k',
      '-f',
      'mp3',
      '-',
    ]
    return await runFfmpeg('ffmpeg', ['-nostdin', '-v', 'error', ...readingFile, ...sound], CUT_MS, (out) =>
      readAll(out, MOST_GIVEN),
    )
  } finally {
    await rm(path, { force: true })
  }
}

async function* firstOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    yield chunk.subarray(0, MOST_TAKEN - size)
    size += chunk.length
    if (size >= MOST_TAKEN) return
  }
}
