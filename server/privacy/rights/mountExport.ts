import type { FastifyInstance } from 'fastify'
import { canLoadExport } from '#domain/privacy/permissions.ts'
import type { App } from '#server/platform/app.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { readTokenHash } from '#server/platform/signInCookie.ts'

const findArchive = sqlStatement<[id: string], { archive: Buffer }>(
  `select archive from data_requests where id = $1 and kind = 'export' and status = 'ready' and archive is not null`,
)
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The zip file of an export, for the person it is about, soon after a sign-in (K37). Whoever else asks learns nothing. */
export function mountExport(server: FastifyInstance, app: App): void {
  server.get<{ Params: { id: string } }>('/api/exports/:id', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { id } = request.params
    const tokenHash = readTokenHash(request.headers.cookie, app.config)
    const found =
      tokenHash && ID.test(id)
        ? await inTransaction(app.pool, { kind: 'signIn', tokenHash }, async (db, signIn) => {
            if (!signIn) return null
            const fresh = canLoadExport(new Date(signIn.signedInAt), app.clock.now())
            const [row] = await findArchive(db, id)
            return row ? { fresh, archive: row.archive } : null
          })
        : null
    if (!found) return reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found.' })
    if (!found.fresh.ok)
      return reply
        .code(403)
        .send({ code: 'FORBIDDEN', message: 'Sign in again.', data: { reason: found.fresh.reason } })
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="jul-export.zip"')
      .send(found.archive)
  })
}
