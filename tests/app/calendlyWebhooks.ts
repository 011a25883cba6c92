import { createHmac } from 'node:crypto'
import Fastify from 'fastify'
import { settleCalendly } from '#server/app/calendly/settleCalendly.ts'
import { mountCalendly } from '#server/booking/calendly/mountCalendly.ts'
import { getCalendly } from '#server/booking/calendly/queries.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { Person } from './testApp.ts'
import { testApp } from './testApp.ts'

const key = 'signing key of the test'
const hour = 3_600_000
type More = { email?: string; reference?: string; startInHours?: number; event?: string } & Record<
  string,
  unknown
>

/** An app that is told of bookings by webhooks of our own making, and asks nobody. */
export async function calendlyWebhooks() {
  keepCookieSecret('a secret of the test that is long enough')
  const at = await testApp({ CALENDLY_SIGNING_KEY: key })
  const base = at.app.clock.now().getTime()
  const member = await at.person({})
  /** Hosts what is booked. */
  const advisor = await at.person({ roles: ['staff'] })
  const manager = await at.person({ roles: ['staff', 'admin'] })
  const addressOf = async (who: Person) =>
    (await at.query<{ email: string }>('select email from auth_users where id = $1', [who.id]))[0]?.email ??
    ''
  const hostEmail = await addressOf(advisor)
  const server = Fastify()
  mountCalendly(server, at.app, at.jobsPool)

  const uri = (name: string) => `https://api.calendly.com/scheduled_events/${name}/invitees/${name}`
  function webhook(name: string, { email, reference, startInHours = 48, event, ...more }: More = {}) {
    const startAt = base + startInHours * hour
    return {
      event: event ?? 'invitee.created',
      created_at: new Date(startAt - 90 * hour).toISOString(),
      created_by: 'https://api.calendly.com/users/A',
      payload: {
        uri: uri(name),
        email: email ?? 'nobody@visitors.example',
        name: 'Founder Example',
        status: 'active',
        timezone: 'Europe/London',
        updated_at: new Date(startAt - 90 * hour).toISOString(),
        tracking: { utm_content: reference ?? null },
        rescheduled: false,
        old_invitee: null,
        new_invitee: null,
        no_show: null,
        scheduled_event: {
          uri: `https://api.calendly.com/scheduled_events/${name}`,
          name: 'Strategy Session',
          start_time: new Date(startAt).toISOString(),
          end_time: new Date(startAt + hour).toISOString(),
          location: {
            type: 'google_conference',
            join_url: `https://calendly.com/events/${name}/google_meet`,
          },
          event_memberships: [{ user_email: hostEmail }],
        },
        ...more,
      },
    }
  }
  async function send(body: object, header?: string) {
    const text = JSON.stringify(body)
    const seconds = Math.floor(at.app.clock.now().getTime() / 1_000)
    const mac = createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex')
    const answer = await server.inject({
      method: 'POST',
      url: '/api/webhooks/calendly',
      headers: {
        'content-type': 'application/json',
        'calendly-webhook-signature': header ?? `t=${seconds},v1=${mac}`,
      },
      payload: text,
    })
    return answer.statusCode
  }
  const settle = async () => await settleCalendly(at.app, at.jobsPool)
  const sessionsOf = async (who: Person) =>
    await at.query<{
      id: string
      status: string
      start_time: Date
      deleted_at: Date | null
      meeting_url: string
    }>(
      'select id, status, start_time, deleted_at, meeting_url from sessions where user_id = $1 and deleted_at is null order by start_time',
      [who.id],
    )
  const bookingOf = async (email: string) =>
    (await at.call(manager, getCalendly, undefined)).bookings.find((booking) => booking.email === email)

  return {
    ...{ at, base, member, advisor, manager, addressOf, uri, webhook, send, settle, sessionsOf, bookingOf },
    close: async () => {
      await server.close()
      await at.close()
    },
  }
}
