import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/platform/config.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A write must come from our own pages: browsers say where a request comes from, and a page elsewhere
 * cannot make them lie. Webhooks carry signatures instead and are spared.
 */
export function guardOrigin(server: FastifyInstance, config: Config): void {
  server.addHook('onRequest', async (request, reply) => {
    if (SAFE.has(request.method) || request.url.startsWith('/api/webhooks/')) return
    const { origin, 'sec-fetch-site': site } = request.headers
    const foreign =
      origin !== undefined ? origin !== config.publicUrl.origin : site !== undefined && site !== 'same-origin'
    if (!foreign) return
    request.log.warn({ requestId: request.id, origin, site }, 'refused: another origin')
    return reply.code(403).send({
      code: 'FORBIDDEN',
      message: "Cross-origin requests aren't allowed.",
      data: { reason: 'other_origin' },
    })
  })
}
