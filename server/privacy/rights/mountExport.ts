import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { App } from '#server/platform/app.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { entranceOf, inTransaction } from '#server/platform/db/transaction.ts'
import { requireProof } from '#server/platform/http/admit.ts'
import { mountDownload } from '#server/platform/http/endpoint.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { isId } from '#server/platform/isId.ts'
import type { Store } from '#server/platform/storage/store.ts'

// An archive may be larger than all else together: it is read and sent by pieces, as fast as its reader takes them.
const PIECE_BYTES = 8_388_608

const findArchive = sqlStatement<[id: string], { key: string; byteSize: number }>(
  `select archive_key as key, byte_size::float8 as "byteSize" from data_requests
   where id = $1 and kind = 'export' and status = 'ready' and archive_key is not null`,
)

/** The zip file of an export, for the person it is about, soon after they proved who they are (K37, T-014). Whoever else asks learns nothing. */
export function mountExport(server: FastifyInstance, app: App, store: Store): void {
  /** The archive, for a sign-in that lives and is nobody's who only looks. */
  const find = (tokenHash: string, id: string) =>
    inTransaction(app.pool, entranceOf(tokenHash, app), async (db, signIn) => {
      const isClosed = !signIn || signIn.isLocked || signIn.isDisabled || signIn.viewerId
      const [row] = isClosed ? [] : await findArchive(db, id)
      if (!row || !signIn) throw new NotFound('export')
      return { ...row, signIn }
    })

  async function* read(tokenHash: string, id: string, { key, byteSize }: { key: string; byteSize: number }) {
    for (let start = 0; start < byteSize; start += PIECE_BYTES) {
      // Under the row rules of the sign-in each time: one that ended reads no further.
      if (start > 0) await find(tokenHash, id)
      yield* await store.read(key, { start, end: Math.min(start + PIECE_BYTES, byteSize) - 1 })
    }
  }

  mountDownload(server, app, {
    path: '/api/exports/:id',
    call: 'privacy.loadExport',
    bucket: 'sensitive',
    answer: async ({ request, reply, tokenHash }) => {
      const { id } = request.params as { id: string } // safe because the route has this one
      if (!isId(id)) throw new NotFound('export')
      const { key, byteSize, signIn } = await find(tokenHash, id)
      // A demo has no password to prove anything by, and nothing of anybody's.
      if (!signIn.isDemo) requireProof(signIn, app.clock.now())
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="jul-export.zip"',
        'content-length': byteSize,
      })
      if (request.method === 'HEAD') return await reply.send('')
      return await reply.send(Readable.from(read(tokenHash, id, { key, byteSize }), { objectMode: false }))
    },
  })
}
