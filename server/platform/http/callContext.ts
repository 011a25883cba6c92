import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bucket } from '#contract/call.ts'
import type { App } from '#server/platform/app.ts'
import type { Origin } from '#server/platform/context/context.ts'
import { readTokenHash } from '../signInCookie.ts'

/** What the HTTP layer knows of a request before anybody has looked at a row. */
export type CallContext = {
  readonly app: App
  /** SHA-256 of the sign-in cookie's token; null for a visitor. */
  readonly tokenHash: string | null
  readonly origin: Origin
  setHeader(name: string, value: string): void
  /** Which rate the call counts against, once it has taken its token; a large answer is counted when it is sent. */
  readonly counted: { bucket: Bucket | null }
}

/** What a request brings to a call, whichever way it came. */
export function callContextOf(request: FastifyRequest, reply: FastifyReply, app: App): CallContext {
  return {
    app,
    tokenHash: readTokenHash(request.headers.cookie, app.config),
    origin: {
      requestId: request.id,
      ipAddress: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    },
    setHeader: (name, value) => void reply.header(name, value),
    counted: { bucket: null },
  }
}
