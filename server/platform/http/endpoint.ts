import { ValidationError } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Bucket } from '#contract/call.ts'
import { callErrors } from '#contract/errors.ts'
import type { App } from '#server/platform/app.ts'
import { clearCookie, writeCookie } from '../signInCookie.ts'
import type { CallContext } from './callContext.ts'
import { callContextOf } from './callContext.ts'
import { Full } from './gate.ts'
import { takeToken, whoOf } from './rates.ts'
import { refuse, unauthorized } from './refuse.ts'
import { watchTiming } from './timing.ts'

/** Whoever asked did not prove who they are; the text is the same whatever was wrong (T-199). */
export class Unproven extends Error {}

/** What an endpoint answers: a body, and what becomes of the sign-in cookie (a signed value, or null to clear it). */
export type Answered = {
  body: Record<string, unknown>
  cookie?: string | null
  /** Whole headers of further cookies. */
  moreCookies?: readonly string[]
  headers?: Record<string, string>
}

export type Endpoint<Body> = {
  call: string
  body: z.ZodType<Body>
  answer(asked: EndpointRequest<Body>): Promise<Answered>
}

/** A POST outside the contract: JSON in, one envelope of refusals out. Every other method is not found. */
export function mountEndpoint<Body>(
  server: FastifyInstance,
  app: App,
  endpoint: Endpoint<Body> & { path: string },
): void {
  server.post(endpoint.path, async (request, reply) => {
    const { answered, refused } = await askEndpoint(app, endpoint, request, reply, request.body ?? {})
    return answered ? reply.send(answered.body) : sendRefused(reply, refused)
  })
}

/** Why an endpoint refused, as its envelope says it. */
export type EndpointRefusal = { code: string; status: number; message: string; data?: unknown }

/** Answers with a refusal in the envelope that every call has. */
export const sendRefused = (reply: FastifyReply, { code, status, message, data }: EndpointRefusal) =>
  reply.code(status).send({ code, message, ...(data === undefined ? {} : { data }) })

/** Asks an endpoint, whichever way its body came; cookies and headers stand in the reply, whose body the caller writes. */
export async function askEndpoint<Body>(
  app: App,
  endpoint: Endpoint<Body>,
  request: FastifyRequest,
  reply: FastifyReply,
  given: unknown,
): Promise<{ answered: Answered; refused?: never } | { refused: EndpointRefusal; answered?: never }> {
  const context = callContextOf(request, reply, app)
  watchTiming(context, endpoint.call, whoOf(context))
  try {
    const body = read(endpoint.body, given)
    const answered = await endpoint.answer({ context, body, cookie: request.headers.cookie })
    if (answered.cookie === null) reply.header('set-cookie', clearCookie(app.config))
    else if (answered.cookie) reply.header('set-cookie', writeCookie(answered.cookie, app.config))
    for (const more of answered.moreCookies ?? []) reply.header('set-cookie', more)
    // After the commit: mail may be waiting for the jobs.
    app.wake.jobs()
    reply.headers(answered.headers ?? {})
    return { answered }
  } catch (error) {
    return { refused: turnAway(error, context, reply, endpoint.call) }
  }
}

/** Answers a request outside the contract with what every call would say of this, and counts it like theirs. */
export const sendRefusal = (
  error: unknown,
  context: CallContext,
  reply: FastifyReply,
  call: string,
): FastifyReply => sendRefused(reply, turnAway(error, context, reply, call))

/** One request for bytes by somebody who brings a sign-in; whether it holds, the first look at a row says. */
export type DownloadRequest = {
  request: FastifyRequest
  reply: FastifyReply
  context: CallContext
  tokenHash: string
}

/** A GET outside the contract that answers bytes: its refusals are those of every call, and in the trail like theirs. */
export function mountDownload(
  server: FastifyInstance,
  app: App,
  download: {
    path: string
    call: string
    /** Which rate its bytes count against; a HEAD, which gives none, is a read. */
    bucket?: Bucket
    /** By which sign-in, where that is not the cookie's. */
    tokenHashOf?(request: FastifyRequest, context: CallContext): string | null
    answer(asked: DownloadRequest): Promise<FastifyReply>
  },
): void {
  server.get(download.path, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const brought = callContextOf(request, reply, app)
    const tokenHash = download.tokenHashOf ? download.tokenHashOf(request, brought) : brought.tokenHash
    const context = { ...brought, tokenHash }
    try {
      const bucket = request.method === 'HEAD' ? 'read' : (download.bucket ?? 'read')
      await takeToken(context, bucket, download.call)
      if (!tokenHash) throw unauthorized()
      return await download.answer({ request, reply, context, tokenHash })
    } catch (error) {
      // Its reader went away in the middle: there is nobody to refuse anything to.
      if (reply.sent) throw error
      return sendRefusal(error, context, reply, download.call)
    }
  })
}

/** One request at an endpoint, its body already checked. `cookie` is the header as it came. */
export type EndpointRequest<Body> = { context: CallContext; body: Body; cookie: string | undefined }

function turnAway(error: unknown, context: CallContext, reply: FastifyReply, call: string): EndpointRefusal {
  if (error instanceof Unproven) return { code: 'UNAUTHORIZED', status: 401, message: error.message }
  if (error instanceof Full) {
    const { status, message } = callErrors.SERVICE_UNAVAILABLE
    const { retryAfterSeconds } = error
    reply.header('retry-after', String(retryAfterSeconds))
    return { code: 'SERVICE_UNAVAILABLE', status, message, data: { retryAfterSeconds } }
  }
  return refuse(error, context, call, null)
}

function read<Body>(schema: z.ZodType<Body>, given: unknown): Body {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new ORPCError('BAD_REQUEST', {
    cause: new ValidationError({ message: 'not valid', issues: parsed.error.issues, data: undefined }),
  })
}
