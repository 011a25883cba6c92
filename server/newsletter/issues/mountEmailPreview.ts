import { call, ORPCError } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import type { App } from '#server/platform/app.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import { isId } from '#server/platform/isId.ts'
import { previewIssue } from './queries.ts'

/** The email of an issue as a page of its own, for staff: it may run and load nothing but its own look and the name at its head. */
export function mountEmailPreview(server: FastifyInstance, app: App): void {
  server.get<{ Params: { id: string } }>('/api/newsletter/issues/:id/email', async (request, reply) => {
    if (!isId(request.params.id)) return reply.callNotFound()
    try {
      const { html } = await call(
        previewIssue,
        { id: request.params.id },
        { path: ['newsletter', 'previewIssue'], context: callContextOf(request, reply, app) },
      )
      return reply
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; sandbox allow-popups",
        )
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(html)
    } catch (error) {
      // Whoever may not see it learns no more than that there is none.
      if (error instanceof ORPCError && error.status < 500) return reply.callNotFound()
      throw error
    }
  })
}
