import type { App } from '#server/platform/app.ts'
import { CalendlyError, writeCalendly } from './askCalendly.ts'
import type { CalendlyAccount } from './readCalendly.ts'

const CREATED = 201
const EXISTS = 409
const DELETED = 204
const GONE = 404

/**
 * Makes Calendly send the bookings of the whole organization to this address, signed with our key. Disabled subscriptions of it go
 * first: Calendly starts none again, and takes no second one of an address. Whether somebody came is read and not told, since the
 * published contract of webhooks has no event for it.
 */
export async function makeSubscription(
  app: Pick<App, 'config'>,
  { organization }: CalendlyAccount,
  callbackUrl: string,
  disabled: readonly string[],
): Promise<void> {
  for (const uri of disabled) {
    // Its address is made anew from its id: the key goes to Calendly's own host and to no other.
    const [, id] = /\/([\w-]{1,100})$/.exec(uri) ?? []
    if (!id) throw new CalendlyError('unreadable')
    await writeCalendly(app, { method: 'DELETE', path: `/webhook_subscriptions/${id}` }, [DELETED, GONE])
  }
  const body = {
    url: callbackUrl,
    events: ['invitee.created', 'invitee.canceled'],
    organization,
    scope: 'organization',
    signing_key: app.config.calendlySigningKey,
  }
  await writeCalendly(app, { method: 'POST', path: '/webhook_subscriptions', body }, [CREATED, EXISTS])
}
