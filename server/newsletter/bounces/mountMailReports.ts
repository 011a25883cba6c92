import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { bounceIntake } from '#domain/newsletter/limits.ts'
import type { App } from '#server/platform/app.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import { sendRefusal, Unproven } from '#server/platform/http/endpoint.ts'
import { takeShared } from '#server/platform/http/rates.ts'
import { isSame } from '#server/platform/isSame.ts'
import { hashToken } from '#server/platform/signInCookie.ts'
import { readBounce } from './readBounce.ts'
import { takeBounce } from './takeBounce.ts'

const PATH = '/api/mail/reports'
const CALL = 'newsletter.report'

/**
 * Where our own mail server hands us each email that came back, as it came (RFC 3464, RFC 5965); not there without its token. The
 * token says who asks and nothing more: anybody can write to that mailbox, so what an email says counts only with a signed token of ours.
 * What is none of ours is taken and forgotten, so that it is not handed over again and again (K15).
 */
export function mountMailReports(server: FastifyInstance, app: App, jobsPool: pg.Pool): void {
  const token = app.config.mailReportsToken
  if (!token) return
  // Of one length, whatever is sent.
  const wanted = hashToken(`Bearer ${token}`)
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: bounceIntake.bytes },
      (_request, body, done) => done(null, body),
    )
    // Before the body is read: a stranger sends none.
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (isSame(hashToken(request.headers.authorization ?? ''), wanted)) return
      app.log.warn({ requestId: request.id }, 'a report of mail without its token')
      const refused = new Unproven('The token is not valid.')
      return sendRefusal(refused, callContextOf(request, reply, app), reply, CALL)
    })
    scope.post(PATH, async (request, reply) => {
      const context = callContextOf(request, reply, app)
      try {
        await takeShared(context, 'reports of mail', bounceIntake.perMinute, '1 minute')
        const bounce = Buffer.isBuffer(request.body) ? await readBounce(request.body) : null
        if (!bounce) return reply.code(200).send({ taken: false })
        const taken = await asJobs({ pool: jobsPool }, (db) =>
          takeBounce(db, bounce, request.id, app.clock.now()),
        )
        app.wake.live()
        return reply.code(200).send({ taken })
      } catch (error) {
        return sendRefusal(error, context, reply, CALL)
      }
    })
  })
}
