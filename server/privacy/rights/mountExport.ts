import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { canLoadExport } from '#domain/privacy/permissions.ts'
import type { App } from '#server/platform/app.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import { entranceOf } from '#server/platform/http/entranceOf.ts'
import { makeGate } from '#server/platform/http/gate.ts'
import { takeToken } from '#server/platform/http/rates.ts'
import { TooMany } from '#server/platform/http/refusal.ts'

// An archive may be as large as all else the process holds: it is read and sent by pieces, as fast as its reader takes them.
const PIECE_BYTES = 1_048_576
const PIECES_AT_ONCE = 2
const PIECES_IN_LINE = 100

const isReady = `id = $1 and kind = 'export' and status = 'ready' and archive is not null`
const findArchive = sqlStatement<[id: string], { byteSize: number }>(
  `select length(archive) as "byteSize" from data_requests where ${isReady}`,
)
const findPiece = sqlStatement<[id: string, from: number, length: number], { piece: Buffer }>(
  `select substring(archive from $2 + 1 for $3) as piece from data_requests where ${isReady}`,
)
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The zip file of an export, for the person it is about, soon after a sign-in (K37). Whoever else asks learns nothing. */
export function mountExport(server: FastifyInstance, app: App): void {
  const gate = makeGate(PIECES_AT_ONCE, PIECES_IN_LINE)

  async function* read(tokenHash: string, id: string, byteSize: number): AsyncGenerator<Buffer> {
    for (let from = 0; from < byteSize; from += PIECE_BYTES) {
      // Under the row rules of the sign-in each time: one that ended reads no further.
      const [row] = await gate.run(() =>
        inTransaction(app.pool, entranceOf(tokenHash, app), (db) => findPiece(db, id, from, PIECE_BYTES)),
      )
      if (!row) throw new Error('the export went while it was loaded')
      yield row.piece
    }
  }

  server.get<{ Params: { id: string } }>('/api/exports/:id', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { id } = request.params
    const context = callContextOf(request, reply, app)
    const { tokenHash } = context
    if (!tokenHash || !ID.test(id)) return reply.code(404).send(notFound)
    try {
      await takeToken(context, 'sensitive', 'exports')
    } catch (error) {
      if (!(error instanceof TooMany)) throw error
      return reply
        .code(429)
        .header('retry-after', String(error.retryAfterSeconds))
        .send({ code: 'TOO_MANY_REQUESTS', message: 'Too many requests.' })
    }
    const found = await inTransaction(app.pool, entranceOf(tokenHash, app), async (db, signIn) => {
      if (!signIn) return null
      const fresh = canLoadExport(new Date(signIn.signedInAt), app.clock.now())
      const [row] = await findArchive(db, id)
      return row ? { fresh, byteSize: row.byteSize } : null
    })
    if (!found) return reply.code(404).send(notFound)
    if (!found.fresh.ok)
      return reply
        .code(403)
        .send({ code: 'FORBIDDEN', message: 'Sign in again.', data: { reason: found.fresh.reason } })
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="jul-export.zip"')
      .header('content-length', found.byteSize)
      .send(Readable.from(read(tokenHash, id, found.byteSize), { objectMode: false }))
  })
}

const notFound = { code: 'NOT_FOUND', message: 'Not found.' }
