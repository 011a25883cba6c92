import { call } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import { yelmailPaths } from '#domain/newsletter/rules/issues.ts'
import { listPaths } from '#domain/newsletter/rules.ts'
import type { App } from '#server/platform/app.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import { queryOf } from '#server/platform/http/queryOf.ts'
import { leaveNewsletter } from './commands.ts'

const BODY_BYTES = 4_096

/**
 * Where a mail program leaves YELMail for its reader (RFC 8058): a POST without a sign-in, in either form that the standard
 * names. Opened as a page it changes nothing and leads to the preferences: programs open links, too (K15, T-169).
 */
export function mountOneClick(server: FastifyInstance, app: App): void {
  const path = yelmailPaths.oneClick('').split('?', 1)[0] ?? ''
  const tokenOf = (request: { url: string }) => (queryOf(request).get('token') ?? '').slice(0, 200)
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The token in the address says everything; what the body says is always the same.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.get(path, async (request, reply) => reply.redirect(listPaths.preferences(tokenOf(request)), 303))
    scope.post(path, async (request, reply) => {
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
      const isOneClick =
        typeof request.body === 'string' && /List-Unsubscribe[\s\S]{0,200}One-Click/i.test(request.body)
      if (!isOneClick) return reply.code(400).send('Say List-Unsubscribe=One-Click.\n')
      const { isKnown } = await call(
        leaveNewsletter,
        { token: tokenOf(request) },
        { path: ['newsletter', 'leaveNewsletter'], context: callContextOf(request, reply, app) },
      )
      return isKnown ? 'Unsubscribed.\n' : reply.code(404).send('No such subscription.\n')
    })
  })
}
