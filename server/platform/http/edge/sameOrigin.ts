import type { FastifyInstance } from 'fastify'
import { yelmailPaths } from '#domain/newsletter/rules/issues.ts'
import type { Config } from '#server/platform/config.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A mail program that leaves a list for its reader comes from wherever it runs; the token in the address is all it says (RFC 8058). */
const ONE_CLICK = yelmailPaths.oneClick('')

/**
 * A write must come from our own pages: browsers say where a request comes from, and a page elsewhere
 * cannot make them lie. Webhooks carry signatures instead and are spared.
 */
export function guardOrigin(server: FastifyInstance, config: Config): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (SAFE.has(request.method) || request.url.startsWith('/api/webhooks/')) return done()
    if (request.method === 'POST' && request.url.startsWith(ONE_CLICK)) return done()
    const { origin, 'sec-fetch-site': site } = request.headers
    const foreign =
      origin !== undefined ? origin !== config.publicUrl.origin : site !== undefined && site !== 'same-origin'
    if (!foreign) return done()
    request.log.warn({ requestId: request.id, origin, site }, 'refused: another origin')
    reply.code(403).send({
      code: 'FORBIDDEN',
      message: "Cross-origin requests aren't allowed.",
      data: { reason: 'other_origin' },
    })
  })
}
