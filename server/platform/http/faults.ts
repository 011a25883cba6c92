import { ORPCError } from '@orpc/server'
import type { FastifyError, FastifyInstance } from 'fastify'
import { isBusy } from './databaseFault.ts'

const texts: Record<number, [code: string, message: string]> = {
  400: ['BAD_REQUEST', 'Malformed request.'],
  404: ['NOT_FOUND', 'Not found.'],
  413: ['PAYLOAD_TOO_LARGE', 'Request too large.'],
  414: ['BAD_REQUEST', 'URL too long.'],
  415: ['BAD_REQUEST', 'The request body must be JSON.'],
  431: ['BAD_REQUEST', 'Headers too large.'],
}

/** What goes wrong outside a call ends in the same envelope, and never shows its own message. */
export function answerFaults(server: FastifyInstance): void {
  server.setErrorHandler(async (error: FastifyError | ORPCError<string, unknown>, request, reply) => {
    // A page asked a call, which refused: it is in the trail and the log already, and says what every call would.
    if (error instanceof ORPCError) {
      const { code, status, message, data } = error
      return reply.code(status).send({ code, message, ...(data === undefined ? {} : { data }) })
    }
    if (isBusy(error)) {
      return reply
        .code(503)
        .header('retry-after', '2')
        .send({
          code: 'SERVICE_UNAVAILABLE',
          message: 'The server is busy. Try again in a moment.',
          data: { retryAfterSeconds: 2 },
        })
    }
    const status = error.statusCode ?? 500
    const known = texts[status]
    if (known) return reply.code(status).send({ code: known[0], message: known[1] })
    if (status < 500) return reply.code(status).send({ code: 'BAD_REQUEST', message: 'Malformed request.' })
    request.log.error({ err: error, requestId: request.id }, 'request failed')
    return reply
      .code(500)
      .send({ code: 'INTERNAL_SERVER_ERROR', message: `Something went wrong. Reference ${request.id}.` })
  })
}
