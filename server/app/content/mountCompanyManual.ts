import type { FastifyInstance } from 'fastify'
import { staffPages } from '#domain/content/rules/staffPages.ts'
import { publicSummary } from '#domain/content/texts/manual.ts'
import type { App } from '#server/platform/app.ts'
import { entranceOf, inTransaction } from '#server/platform/db/transaction.ts'
import type { PagesFromMemory } from '#server/platform/http/site/pagesFromMemory.ts'
import { cookieName, readTokenHash } from '#server/platform/signInCookie.ts'

const ADDRESS = '/company-manual'

/**
 * `/company-manual` is one page for everybody, and leads whoever works here and is signed in to the manual itself (T-020). They read
 * the public page by `?public`.
 */
export function mountCompanyManual(
  server: FastifyInstance,
  app: App,
  memory: Pick<PagesFromMemory, 'learn'>,
): void {
  server.get<{ Querystring: Record<string, string> }>(ADDRESS, async (request, reply) => {
    const tokenHash = readTokenHash(request.headers.cookie, app.config)
    if (!tokenHash) memory.learn(ADDRESS, cookieName(app.config))
    if (!tokenHash || publicSummary in request.query) return reply.callNotFound()
    const isStaff = await inTransaction(
      app.pool,
      entranceOf(tokenHash, app),
      async (_db, signIn) => (signIn?.roles.length ?? 0) > 0,
      // A public page is there while the database is not.
    ).catch(() => false)
    if (!isStaff) return reply.callNotFound()
    return reply.header('cache-control', 'private, no-store').redirect(staffPages.manual, 302)
  })
}
