import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { settleCalendly } from '#server/app/calendly/settleCalendly.ts'
import { checkCalendly } from '#server/booking/calendly/checkCalendly.ts'
import { mountCalendly, webhookUrl } from '#server/booking/calendly/mountCalendly.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { Calendly } from '#tests/fakes/calendly/calendly.ts'
import { startCalendly } from '#tests/fakes/calendly/calendly.ts'
import type { Person, TestApp } from './testApp.ts'
import { testApp } from './testApp.ts'

export type CalendlyStage = {
  at: TestApp
  calendly: Calendly
  /** Hosts what is booked. */
  advisor: Person
  /** Looks for what no webhook told, due or not, and makes sessions of what is known. */
  look(): Promise<void>
  settle(): Promise<void>
  close(): Promise<void>
}

/** An app that takes webhooks from a Calendly on the loopback, and asks it. */
export async function calendlyStage(): Promise<CalendlyStage> {
  keepCookieSecret('a secret of the test that is long enough')
  const signingKey = 'signing key of the test'
  const server = Fastify()
  let own = ''
  const hostEmail = 'advisor@members.example'
  const calendly = await startCalendly({ token: 'token-1', signingKey, hostEmail, callbackUrl: () => own })
  const at = await testApp({
    CALENDLY_SIGNING_KEY: signingKey,
    CALENDLY_TOKEN: 'token-1',
    CALENDLY_URL: calendly.url,
  })
  mountCalendly(server, at.app, at.jobsPool)
  await server.listen({ port: 0, host: '127.0.0.1' })
  // safe because a server that listens has a port
  const { port } = server.server.address() as AddressInfo
  Object.assign(at.app.config, { publicUrl: new URL(`http://127.0.0.1:${port}`) })
  own = webhookUrl(at.app.config)
  const advisor = await at.person({ roles: ['staff'] })
  await at.query('update auth_users set email = $2 where id = $1', [advisor.id, hostEmail])
  const settle = async () => {
    while ((await settleCalendly(at.app, at.jobsPool)) > 0);
  }
  return {
    at,
    calendly,
    advisor,
    settle,
    look: async () => {
      await at.query(`update calendly_connections set next_check_at = now() - interval '1 day'`)
      await checkCalendly(at.app, at.jobsPool)
      await settle()
    },
    close: async () => {
      await server.close()
      await at.close()
      await calendly.close()
    },
  }
}
