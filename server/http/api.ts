import { OpenAPIGenerator } from '@orpc/openapi'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { StrictGetMethodPlugin } from '@orpc/server/plugins'
import { StandardRPCHandler } from '@orpc/server/standard'
import { sendStandardResponse, toStandardLazyRequest } from '@orpc/standard-server-fastify'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contract } from '#contract/router.ts'
import type { House } from '#server/house.ts'
import { readBodies } from './bodyLimit.ts'
import type { CallContext } from './callContext.ts'
import { renderDocs } from './docs.ts'
import { sendPlain } from './plainPage.ts'
import { QueryCoercion } from './queryCoercion.ts'
import { RawJson } from './rawJson.ts'
import { router } from './router.ts'
import { readTokenHash } from './signInCookie.ts'

/** The calls under two roofs: RPC for our own pages, REST described by OpenAPI for everybody's tools. */
export async function mountApi(app: FastifyInstance, house: House): Promise<void> {
  const rpc = new StandardRPCHandler(router, { plugins: [new StrictGetMethodPlugin()] })
  const rest = new StandardOpenAPIHandler(router, { plugins: [new QueryCoercion()] })
  const description = JSON.stringify(await describe(house))
  const docs = renderDocs(JSON.parse(description))

  app.get('/api/v1/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json').send(description),
  )
  app.get('/api/docs', async (_request, reply) => sendPlain(reply.header('cache-control', 'no-cache'), docs))

  await app.register(async (scope) => {
    readBodies(scope)
    // HEAD and OPTIONS pass the guard of origins as harmless, so they may not reach a call.
    scope.route({
      method: ['GET', 'POST'],
      url: '/api/rpc/*',
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const { matched, response } = await rpc.handle(toStandardLazyRequest(request, reply), {
          prefix: '/api/rpc',
          context: contextOf(request, reply, house),
        })
        if (!matched) return missing(reply)
        const body: unknown = response.body
        const raw = typeof body === 'object' && body !== null && 'json' in body ? body.json : null
        if (raw instanceof RawJson) return sendRaw(reply, `{"json":${raw.text}}`)
        return await sendStandardResponse(reply, response)
      },
    })
    scope.route({
      method: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
      url: '/api/v1/*',
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const { matched, response } = await rest.handle(toStandardLazyRequest(request, reply), {
          prefix: '/api/v1',
          context: contextOf(request, reply, house),
        })
        if (!matched) return missing(reply)
        if (response.body instanceof RawJson) return sendRaw(reply, response.body.text)
        return await sendStandardResponse(reply, response)
      },
    })
  })
}

function contextOf(request: FastifyRequest, reply: FastifyReply, house: House): CallContext {
  return {
    house,
    tokenHash: readTokenHash(request.headers.cookie, house.config),
    origin: {
      requestId: request.id,
      ipAddress: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    },
    setHeader: (name, value) => void reply.header(name, value),
  }
}

const sendRaw = (reply: FastifyReply, text: string) => reply.code(200).type('application/json').send(text)

const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('application/json')
    .send(JSON.stringify({ code: 'NOT_FOUND', message: 'Not found.' }))

/** The OpenAPI description of every call, made from the contract alone. */
export async function describe(house: Pick<House, 'config'>) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return await generator.generate(contract, {
    info: { title: `${house.config.brandName} API`, version: '1' },
    servers: [{ url: new URL('/api/v1', house.config.publicUrl).href }],
  })
}
