import type { z } from 'zod'
import type { SubscriptionState } from '#domain/booking/rules/calendly.ts'
import type { App } from '#server/platform/app.ts'
import { askCalendly, CalendlyError } from './askCalendly.ts'
import { Account, Invitee, Page, ScheduledEvent, Subscription } from './shapes.ts'

type Asking = Pick<App, 'config'>
export type CalendlyAccount = { readonly uri: string; readonly email: string; readonly organization: string }

const PAGE = 100
const MOST_PAGES_OF_EVENTS = 10
const MOST_PAGES = 3

/** Whose token it is. */
export async function readAccount(app: Asking): Promise<CalendlyAccount> {
  const { uri, email, current_organization } = (await askCalendly(app, '/users/me', {}, Account)).resource
  return { uri, email, organization: current_organization }
}

type Items<Item> = { items: Item[]; hasMore: boolean }

/** The pages of a list, no more than so many. What is not of its shape is left out. */
async function* readPages<Item extends z.ZodType>(
  app: Asking,
  path: string,
  query: Readonly<Record<string, string>>,
  item: Item,
  most: number,
): AsyncGenerator<Items<z.infer<Item>>> {
  let token: string | null = null
  for (let at = 0; at < most; at += 1) {
    const asked: Record<string, string> = { ...query, count: String(PAGE) }
    if (token) asked.page_token = token
    const page: z.infer<typeof Page> = await askCalendly(app, path, asked, Page)
    token = page.pagination.next_page_token ?? null
    const items = page.collection.flatMap((each) => {
      const read = item.safeParse(each)
      return read.success ? [read.data] : []
    })
    // A list of which nothing can be read is no empty one.
    if (items.length === 0 && page.collection.length > 0) throw new CalendlyError('unreadable')
    yield { items, hasMore: token !== null }
    if (!token) return
  }
}

/** Events of the whole organization that start from then on, cancelled ones too, the earliest first. */
export const readEvents = (app: Asking, account: CalendlyAccount, from: Date) =>
  readPages(
    app,
    '/scheduled_events',
    { organization: account.organization, min_start_time: from.toISOString(), sort: 'start_time:asc' },
    ScheduledEvent,
    MOST_PAGES_OF_EVENTS,
  )

/** Who booked an event. Its address is made anew from its id: the key goes to Calendly's own host and to no other. */
export async function readInvitees(app: Asking, event: ScheduledEvent): Promise<Invitee[]> {
  const [, id] = /\/([\w-]{1,100})$/.exec(event.uri) ?? []
  if (!id) throw new CalendlyError('unreadable')
  const invitees: Invitee[] = []
  for await (const { items } of readPages(app, `/scheduled_events/${id}/invitees`, {}, Invitee, MOST_PAGES))
    invitees.push(...items)
  return invitees
}

/** Whether webhooks are sent to an address, and the subscriptions of it that Calendly disabled. */
export type KnownSubscription = { readonly state: SubscriptionState; readonly disabled: readonly string[] }

/** Whether webhooks are sent to this address, for the organization or for whose token it is. */
export async function readSubscription(
  app: Asking,
  account: CalendlyAccount,
  callbackUrl: string,
): Promise<KnownSubscription> {
  const { organization, uri: user } = account
  const scopes: Record<string, string>[] = [
    { scope: 'organization', organization },
    { scope: 'user', organization, user },
  ]
  const disabled: string[] = []
  for (const query of scopes) {
    for await (const { items } of readPages(app, '/webhook_subscriptions', query, Subscription, MOST_PAGES)) {
      const ours = items.filter((each) => each.callback_url === callbackUrl)
      if (ours.some(({ state }) => state === 'active')) return { state: 'active', disabled: [] }
      disabled.push(...ours.map(({ uri }) => uri))
    }
  }
  return { state: disabled.length > 0 ? 'disabled' : 'missing', disabled }
}
