import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/platform/config.ts'
import { pathOf } from './pathOf.ts'

const FILES = '/api/files/'

/**
 * Where files have a host of their own, they are there alone, and nothing else is: what somebody sent up is of another origin than
 * the pages, whatever a browser makes of it (ASVS 3.5.4).
 */
export function keepHostOfFiles(server: FastifyInstance, { filesUrl }: Pick<Config, 'filesUrl'>): void {
  if (!filesUrl) return
  server.addHook('onRequest', (request, reply, done) => {
    const isThere = request.host === filesUrl.host
    if (isThere === pathOf(request).startsWith(FILES)) return done()
    // A proxy's word decides about the host, and a cache in between must keep no answer for another one.
    reply.code(404).header('cache-control', 'no-store').send({ code: 'NOT_FOUND', message: 'Not found.' })
  })
}
