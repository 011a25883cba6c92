import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import type { Router } from '@orpc/server'
import { StrictGetMethodPlugin } from '@orpc/server/plugins'
import { StandardRPCHandler } from '@orpc/server/standard'
import { sendStandardResponse, toStandardLazyRequest } from '@orpc/standard-server-fastify'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CallMeta } from '#contract/call.ts'
import type { Contract } from '#contract/router.ts'
import { contract } from '#contract/router.ts'
import type { App } from '#server/platform/app.ts'
import type { CallContext } from './callContext.ts'
import { callContextOf } from './callContext.ts'
import { QueryCoercion } from './queryCoercion.ts'
import { countAnswer } from './rates.ts'
import { RawJson } from './rawJson.ts'

/** The calls under two prefixes: RPC for our own pages, REST described by OpenAPI for everybody's tools (mountDescription.ts). */
export async function mountApi(
  server: FastifyInstance,
  app: App,
  router: Router<Contract, CallContext>,
): Promise<void> {
  const rpc = new StandardRPCHandler(router, { plugins: [new StrictGetMethodPlugin()] })
  const rest = new StandardOpenAPIHandler(router, { plugins: [new QueryCoercion()] })
  await server.register(async (scope) => {
    readBodies(scope)
    // HEAD and OPTIONS pass the guard of origins as harmless, so they may not reach a call.
    scope.route({
      method: ['GET', 'POST'],
      url: '/api/rpc/*',
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const context = callContextOf(request, reply, app)
        const { matched, response } = await rpc.handle(toStandardLazyRequest(request, reply), {
          prefix: '/api/rpc',
          context,
        })
        return matched ? await send(reply, response, context) : missing(reply)
      },
    })
    scope.route({
      method: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
      url: '/api/v1/*',
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const context = callContextOf(request, reply, app)
        const { matched, response } = await rest.handle(toStandardLazyRequest(request, reply), {
          prefix: '/api/v1',
          context,
        })
        return matched ? await send(reply, response, context) : missing(reply)
      },
    })
  })
}

const DEFAULT_BYTES = 65_536
/** Calls that may bring more than the default, by their address under both prefixes; addresses with an id keep the default. */
const bodyLimits: ReadonlyMap<string, number> = new Map(
  Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).flatMap(([name, each]) => {
      const { meta, route } = each['~orpc']
      const limit = (meta as CallMeta).bodyLimit // safe because every call is built by contract/call.ts
      return limit
        ? ([
            [`/api/rpc/${feature}/${name}`, limit],
            [`/api/v1${route.path ?? ''}`, limit],
          ] as const)
        : []
    }),
  ),
)
const MOST_BYTES = Math.max(DEFAULT_BYTES, ...bodyLimits.values())

/** Bodies are JSON, and no longer than their call allows, whatever length they announce. */
function readBodies(scope: FastifyInstance): void {
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

const LONG_CHARACTERS = 4_096
type StandardResponse = Parameters<typeof sendStandardResponse>[1]

/** Writes an answer as its text, once, and counts how long it is: a large one costs as much as many (4.12.8). */
async function send(reply: FastifyReply, response: StandardResponse, context: CallContext) {
  const text = textOf(response.body)
  if (text === undefined) return await sendStandardResponse(reply, response)
  countAnswer(context, text.length)
  // A long text would be copied into one with the head, and measured before that; its bytes are neither.
  const payload = text.length < LONG_CHARACTERS ? text : Buffer.from(text)
  return reply.code(response.status).headers(response.headers).type('application/json').send(payload)
}

function textOf(body: StandardResponse['body']): string | undefined {
  if (body instanceof RawJson) return body.text
  if (typeof body !== 'object' || body === null || Object.getPrototypeOf(body) !== Object.prototype)
    return undefined
  return 'json' in body && body.json instanceof RawJson ? `{"json":${body.json.text}}` : JSON.stringify(body)
}

const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('application/json')
    .send(JSON.stringify({ code: 'NOT_FOUND', message: 'Not found.' }))
