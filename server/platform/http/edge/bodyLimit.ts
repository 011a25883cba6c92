import type { FastifyInstance } from 'fastify'
import { bodyLimits } from './bodyLimits.ts'

const DEFAULT_BYTES = 65_536
const MOST_BYTES = Math.max(DEFAULT_BYTES, ...bodyLimits.values())

/** Bodies are JSON, and no longer than their call allows, whatever length they announce. */
export function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    (request, body: Buffer, done) => {
      const limit = bodyLimits.get(request.url.split('?', 1)[0] ?? '') ?? DEFAULT_BYTES
      if (body.length > limit) return done(fault(413, 'PAYLOAD_TOO_LARGE', 'Request too large.'))
      if (body.length === 0) return done(null, undefined)
      try {
        done(null, JSON.parse(body.toString('utf8')))
      } catch {
        done(fault(400, 'BAD_REQUEST', 'Invalid JSON.'))
      }
    },
  )
  scope.addContentTypeParser('*', (_request, _payload, done) =>
    done(fault(415, 'BAD_REQUEST', 'The request body must be JSON.')),
  )
}

function fault(statusCode: number, code: string, message: string): Error {
  return Object.assign(new Error(message), { statusCode, code })
}
