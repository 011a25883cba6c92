import { contractOf } from '../contracts.ts'
import { openApi } from '../openApi.ts'
import type { Heard, Said, StandIn } from '../standIn.ts'
import { startStandIn } from '../standIn.ts'
import type { Booking, Order } from './bookings.ts'
import { Bookings } from './bookings.ts'
import type { Delivery } from './deliver.ts'
import { deliver } from './deliver.ts'

const api = openApi('calendly/openapi.v2.2023-04.trimmed.json')
const webhook = contractOf('calendly/webhook-payload.schema.json')?.('#')

const ORIGIN = 'https://api.calendly.com'
const account = {
  uri: `${ORIGIN}/users/HOST000000000001`,
  current_organization: `${ORIGIN}/organizations/ORG0000000000001`,
}

/** Calendly on the loopback: its API, what visitors do there, and the webhooks that it sends of that. */
export type Calendly = StandIn & {
  /** Somebody books; every change is told by webhooks, as the deliveries say. */
  book(order: Order): Promise<Booking>
  move(uri: string, startAt: Date): Promise<Booking>
  cancel(uri: string, reason?: string): Promise<void>
  sayNoShow(uri: string, isNoShow: boolean): Promise<void>
  /** What becomes of the webhooks of the next change; they are sent as they are where nothing is said. */
  deliverNext(delivery: Delivery): void
  /** Whether webhooks are sent there, as the API says. */
  subscription: 'active' | 'disabled' | 'missing'
  readonly bookings: readonly Booking[]
}

type Options = {
  token: string
  signingKey: string
  hostEmail: string
  /** Where the product takes webhooks; read when one is sent. */
  callbackUrl: () => string
  port?: number
}

export async function startCalendly(options: Options): Promise<Calendly> {
  const kept = new Bookings(options.hostEmail, account.uri)
  const orders: Delivery[] = []
  const broken: string[] = []

  async function tell(told: readonly { event: string; invitee: string }[]): Promise<void> {
    const bodies = told.map(({ event, invitee }) => kept.webhook(event, invitee))
    // The vendor's schema speaks of bookings and cancellations; of no-shows its documents alone do.
    for (const body of bodies.filter(({ event }) => !event.startsWith('invitee_no_show')))
      broken.push(...(webhook?.(body) ?? []).map((each) => `webhook: ${each}`))
    await deliver(bodies, orders.shift() ?? 'sent', { ...options, url: options.callbackUrl() })
  }

  const standIn = await startStandIn(
    {
      check: (heard) => {
        if (heard.headers.authorization !== `Bearer ${options.token}`) return ['wrong token']
        return api?.check(heard) ?? []
      },
      answer: (heard, mode) => answerOf(heard, mode),
      checkAnswer: (heard, said) => api?.checkAnswer(heard, said) ?? [],
      refuse: (wrong) => ({
        status: wrong.includes('wrong token') ? 401 : 400,
        body: { title: 'Invalid Argument', message: wrong.join('; ') },
      }),
    },
    options.port,
  )

  function answerOf({ method, path, query, body }: Heard, mode: string | null): Said {
    if (path === '/users/me') return { status: 200, body: { resource: userOf(options.hostEmail) } }
    if (path === '/webhook_subscriptions' && method === 'POST') return subscribe(JSON.parse(body.toString()))
    if (path.startsWith('/webhook_subscriptions/')) return unsubscribe(path)
    if (path === '/webhook_subscriptions') return page(subscriptions(query.scope), query, mode)
    const [, , id, of] = path.split('/')
    if (of === 'invitees') return page(kept.inviteesOf(id ?? ''), query, mode)
    const { min_start_time: from = '' } = query
    const events = kept.events().filter((event) => Date.parse(event.start_time) >= Date.parse(from))
    return page(events, query, mode)
  }

  // One address has one subscription, in whatever state.
  function subscribe(asked: { url: string; signing_key?: string }): Said {
    if (calendly.subscription !== 'missing')
      return { status: 409, body: { title: 'Already Exists', message: 'Hook with this url already exists' } }
    if (asked.url !== options.callbackUrl() || asked.signing_key !== options.signingKey)
      return { status: 400, body: { title: 'Invalid Argument', message: 'another address or key' } }
    calendly.subscription = 'active'
    return { status: 201, body: { resource: subscriptions('organization')[0] } }
  }
  function unsubscribe(path: string): Said {
    if (calendly.subscription === 'missing' || !path.endsWith('/HOOK000000000001'))
      return { status: 404, body: { title: 'Resource Not Found', message: 'not found' } }
    calendly.subscription = 'missing'
    return { status: 204, body: '' }
  }

  const subscriptions = (scope: string | undefined) =>
    calendly.subscription === 'missing' || scope !== 'organization'
      ? []
      : [
          {
            uri: `${ORIGIN}/webhook_subscriptions/HOOK000000000001`,
            callback_url: options.callbackUrl(),
            created_at: '2026-01-01T00:00:00.000000Z',
            updated_at: '2026-01-01T00:00:00.000000Z',
            retry_started_at: null,
            state: calendly.subscription,
            events: ['invitee.created', 'invitee.canceled'],
            scope: 'organization',
            organization: account.current_organization,
            user: account.uri,
            creator: account.uri,
          },
        ]

  const calendly: Calendly = Object.assign(standIn, {
    subscription: 'active' as const,
    bookings: kept.all,
    deliverNext: (delivery: Delivery) => void orders.push(delivery),
    trouble: ((own) => () => [...own(), ...broken])(standIn.trouble),
    book: async (order: Order) => {
      const booking = kept.book(order)
      await tell([{ event: 'invitee.created', invitee: booking.uri }])
      return booking
    },
    move: async (uri: string, startAt: Date) => {
      const booking = kept.move(uri, startAt)
      await tell([
        { event: 'invitee.canceled', invitee: uri },
        { event: 'invitee.created', invitee: booking.uri },
      ])
      return booking
    },
    cancel: async (uri: string, reason = '') => {
      kept.cancel(uri, reason)
      await tell([{ event: 'invitee.canceled', invitee: uri }])
    },
    sayNoShow: async (uri: string, isNoShow: boolean) => {
      kept.sayNoShow(uri, isNoShow)
      await tell([{ event: `invitee_no_show.${isNoShow ? 'created' : 'deleted'}`, invitee: uri }])
    },
  })
  return calendly
}

function page(all: readonly object[], query: Record<string, string>, mode: string | null): Said {
  const from = Number(query.page_token ?? 0)
  const size = mode?.startsWith('page-size-') ? Number(mode.slice(10)) : Number(query.count ?? 20)
  const collection = mode === 'empty-list' ? [] : all.slice(from, from + size)
  const next = mode !== 'empty-list' && from + size < all.length ? String(from + size) : null
  return {
    status: 200,
    body: {
      collection,
      pagination: {
        count: collection.length,
        next_page: null,
        previous_page: null,
        next_page_token: next,
        previous_page_token: null,
      },
    },
  }
}

const userOf = (email: string) => ({
  ...account,
  name: 'Advisor Example',
  slug: 'advisor',
  email,
  scheduling_url: 'https://calendly.com/advisor',
  timezone: 'Europe/London',
  avatar_url: null,
  created_at: '2026-01-01T00:00:00.000000Z',
  updated_at: '2026-01-01T00:00:00.000000Z',
})
