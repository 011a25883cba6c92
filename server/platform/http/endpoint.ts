import { ValidationError } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { callErrors } from '#contract/errors.ts'
import type { App } from '#server/platform/app.ts'
import { clearCookie, writeCookie } from '../signInCookie.ts'
import type { CallContext } from './callContext.ts'
import { callContextOf } from './callContext.ts'
import { Full } from './gate.ts'
import { refuse } from './refuse.ts'

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

/** A POST outside the contract: JSON in, one envelope of refusals out. Every other method is not found. */
export function mountEndpoint<Body>(
  server: FastifyInstance,
  app: App,
  endpoint: {
    path: string
    call: string
    body: z.ZodType<Body>
    answer(asked: EndpointRequest<Body>): Promise<Answered>
  },
): void {
  server.post(endpoint.path, async (request, reply) => {
    const context = callContextOf(request, reply, app)
    try {
      const answered = await endpoint.answer({
        context,
        body: read(endpoint.body, request.body ?? {}),
        cookie: request.headers.cookie,
      })
      if (answered.cookie === null) reply.header('set-cookie', clearCookie(app.config))
      else if (answered.cookie) reply.header('set-cookie', writeCookie(answered.cookie, app.config))
      for (const more of answered.moreCookies ?? []) reply.header('set-cookie', more)
      // After the commit: mail may be waiting for the jobs.
      app.wake.jobs()
      return await reply.headers(answered.headers ?? {}).send(answered.body)
    } catch (error) {
      return await turnAway(error, context, reply, endpoint.call)
    }
  })
}

/** One request at an endpoint, its body already checked. `cookie` is the header as it came. */
export type EndpointRequest<Body> = { context: CallContext; body: Body; cookie: string | undefined }

async function turnAway(error: unknown, context: CallContext, reply: FastifyReply, call: string) {
  if (error instanceof Unproven) return reply.code(401).send({ code: 'UNAUTHORIZED', message: error.message })
  if (error instanceof Full) {
    const { status, message } = callErrors.SERVICE_UNAVAILABLE
    const { retryAfterSeconds } = error
    return reply
      .code(status)
      .header('retry-after', String(retryAfterSeconds))
      .send({ code: 'SERVICE_UNAVAILABLE', message, data: { retryAfterSeconds } })
  }
  const { code, status, message, data } = refuse(error, context, call, null)
  return reply.code(status).send({ code, message, ...(data === undefined ? {} : { data }) })
}

function read<Body>(schema: z.ZodType<Body>, given: unknown): Body {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new ORPCError('BAD_REQUEST', {
    cause: new ValidationError({ message: 'not valid', issues: parsed.error.issues, data: undefined }),
  })
}
