import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { App } from '#server/platform/app.ts'
import type { Config } from '#server/platform/config.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import { sendRefusal, Unproven } from '#server/platform/http/endpoint.ts'
import { parseAnswer } from '#server/platform/outside/parseAnswer.ts'
import { hashToken } from '#server/platform/signInCookie.ts'
import { calendlySignature } from '../rules/calendlySignature.ts'
import { readWebhook } from './readWebhook.ts'
import { storeInvitee, takeTurn } from './storeInvitee.ts'

const PATH = '/api/webhooks/calendly'
/** Where webhooks are sent. */
export const webhookUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => new URL(PATH, publicUrl).href
const MOST_BYTES = 262_144

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
        const refused = new Unproven('The signature is not valid.')
        return sendRefusal(refused, callContextOf(request, reply, app), reply, 'booking.webhook')
      }
      const webhook = readWebhook(parsed(body))
      // Signed and not about a booking: taken, so that it is not sent again and again.
      if (!webhook) return reply.code(200).send({ taken: false })
      await asJobs({ pool: jobsPool }, async (db) => {
        await takeTurn(db)
        const [noted] = await noteWebhook(db, hashToken(webhook.key), webhook.name, now)
        if (noted?.isNew) await storeInvitee(db, { ...webhook, polled: null }, app.clock.newId(), now)
      })
      return reply.code(200).send({ taken: true })
    })
  })
}

function parsed(body: Buffer): unknown {
  try {
    return parseAnswer(body.toString('utf8'))
  } catch {
    return null
  }
}
