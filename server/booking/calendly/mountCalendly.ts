import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { App } from '#server/platform/app.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { hashToken } from '#server/platform/signInCookie.ts'
import { calendlySignature } from '../rules/calendlySignature.ts'
import { readWebhook } from './readWebhook.ts'
import { storeInvitee, takeTurn } from './storeInvitee.ts'

const PATH = '/api/webhooks/calendly'
const MOST_BYTES = 262_144
/** What the database does as the jobs, with nobody in front of it. */
const AS_JOBS = { kind: 'user', role: 'app_jobs', userId: '' } as const

const noteWebhook = sqlStatement<[key: string, event: string, now: Date], { isNew: boolean }>(
  `insert into calendly_webhooks (key, event, received_at) values ($1, $2, $3)
    on conflict (key) do update set times = calendly_webhooks.times + 1 returning times = 1 as "isNew"`,
)

/**
 * Takes webhooks of Calendly (T-065): the signature over the bytes as they came, no older than three minutes, then what is told is
 * kept and answered at once; a routine makes sessions of it. The same one again is answered alike and changes nothing.
 */
export function mountCalendly(server: FastifyInstance, app: App, jobsPool: pg.Pool): void {
  const key = app.config.calendlySigningKey
  if (!key) return
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(PATH, async (request, reply) => {
      const now = app.clock.now()
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const header = String(request.headers['calendly-webhook-signature'] ?? '')
      if (!calendlySignature(header, body, key, now)) {
        app.log.warn({ requestId: request.id }, 'a webhook of Calendly without its signature')
        return reply.code(401).send({ code: 'UNAUTHORIZED', message: 'The signature is not valid.' })
      }
      const webhook = readWebhook(parsed(body))
      // Signed and not about a booking: taken, so that it is not sent again and again.
      if (!webhook) return reply.code(200).send({ taken: false })
      await inTransaction(jobsPool, AS_JOBS, async (db) => {
        await takeTurn(db)
        const [noted] = await noteWebhook(db, hashToken(webhook.key), webhook.event, now)
        if (noted?.isNew) await storeInvitee(db, webhook.invitee, app.clock.newId(), now)
      })
      return reply.code(200).send({ taken: true })
    })
  })
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
