const ORIGIN = 'https://api.calendly.com'

/** What a visitor enters, and what our own link carried. */
export type Order = {
  startAt: Date
  minutes?: number
  name?: string
  email: string
  reference?: string | null
  title?: string
  /** Whose calendar it is; the account's own where nobody is named. */
  hostEmail?: string
}

/** One invitee of an event of their own; a moved booking has one before and one after. */
export type Booking = Required<Order> & {
  readonly uri: string
  readonly event: string
  status: 'active' | 'canceled'
  reason: string
  oldInvitee: string | null
  newInvitee: string | null
  noShowAt: string | null
  updatedAt: string
  readonly createdAt: string
}

/** The calendar of the stand-in. */
export class Bookings {
  readonly all: Booking[] = []
  readonly #hostEmail: string
  readonly #host: string
  #last = 0
  // Ids of one stand-in are no other's: several run on one product.
  readonly #run = Math.random().toString(36).slice(2, 10).toUpperCase()

  constructor(hostEmail: string, host: string) {
    this.#hostEmail = hostEmail
    this.#host = host
  }

  book(order: Order, oldInvitee: string | null = null): Booking {
    const id = `${this.#run}${String(this.all.length).padStart(6, '0')}`
    const event = `${ORIGIN}/scheduled_events/EVT${id}`
    const at = this.#now()
    const booking: Booking = {
      minutes: 60,
      name: 'Founder Example',
      reference: null,
      title: 'Strategy Session',
      hostEmail: this.#hostEmail,
      ...order,
      event,
      uri: `${event}/invitees/INV${id}`,
      status: 'active',
      reason: '',
      oldInvitee,
      newInvitee: null,
      noShowAt: null,
      createdAt: at,
      updatedAt: at,
    }
    this.all.push(booking)
    return booking
  }

  move(uri: string, startAt: Date): Booking {
    const before = this.#of(uri)
    const { minutes, name, email, reference, title, hostEmail } = before
    const after = this.book({ startAt, minutes, name, email, reference, title, hostEmail }, uri)
    this.cancel(uri, 'Rescheduled')
    before.newInvitee = after.uri
    return after
  }

  cancel(uri: string, reason: string): void {
    Object.assign(this.#of(uri), { status: 'canceled', reason, updatedAt: this.#now() })
  }

  sayNoShow(uri: string, isNoShow: boolean): void {
    this.#of(uri).noShowAt = isNoShow ? this.#now() : null
  }

  /** The earliest first, as the API sorts them. */
  events() {
    return this.all
      .toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime())
      .map((each) => this.#event(each))
  }

  inviteesOf(id: string) {
    return this.all.filter(({ event }) => event.endsWith(`/${id}`)).map((each) => this.#invitee(each))
  }

  webhook(event: string, uri: string) {
    const booking = this.#of(uri)
    return {
      event,
      created_at: this.#now(),
      created_by: this.#host,
      payload: { ...this.#invitee(booking), scheduled_event: this.#event(booking) },
    }
  }

  #of(uri: string): Booking {
    const booking = this.all.find((each) => each.uri === uri)
    if (!booking) throw new Error(`nobody booked ${uri}`)
    return booking
  }

  /** No two moments of the vendor's are the same. */
  #now(): string {
    this.#last = Math.max(this.#last + 1, Date.now())
    return new Date(this.#last).toISOString().replace('Z', '000Z')
  }

  #cancellation = (booking: Booking) =>
    booking.status === 'active'
      ? {}
      : {
          cancellation: {
            canceled_by: booking.name,
            reason: booking.reason,
            canceler_type: 'invitee',
            created_at: booking.updatedAt,
          },
        }

  #event(booking: Booking) {
    const endAt = new Date(booking.startAt.getTime() + booking.minutes * 60_000)
    return {
      uri: booking.event,
      name: booking.title,
      meeting_notes_plain: null,
      meeting_notes_html: null,
      status: booking.status,
      start_time: booking.startAt.toISOString(),
      end_time: endAt.toISOString(),
      event_type: `${ORIGIN}/event_types/TYPE000000000001`,
      location: {
        type: 'google_conference',
        status: 'pushed',
        join_url: `${booking.event.replace('api.', '').replace('scheduled_events', 'events')}/google_meet`,
      },
      invitees_counter: { total: 1, active: booking.status === 'active' ? 1 : 0, limit: 1 },
      created_at: booking.createdAt,
      updated_at: booking.updatedAt,
      event_memberships: [{ user: this.#host, user_email: booking.hostEmail, user_name: 'Advisor Example' }],
      event_guests: [],
      calendar_event: null,
      ...this.#cancellation(booking),
    }
  }

  #invitee(booking: Booking) {
    const { uri, name, email, noShowAt } = booking
    const [, id] = /\/([^/]+)$/.exec(uri) ?? []
    return {
      uri,
      email,
      first_name: null,
      last_name: null,
      name,
      status: booking.status,
      questions_and_answers: [],
      timezone: 'Europe/London',
      event: booking.event,
      created_at: booking.createdAt,
      updated_at: booking.updatedAt,
      tracking: {
        utm_campaign: null,
        utm_source: 'member_console',
        utm_medium: null,
        utm_content: booking.reference,
        utm_term: null,
        salesforce_uuid: null,
      },
      text_reminder_number: null,
      rescheduled: booking.newInvitee !== null,
      old_invitee: booking.oldInvitee,
      new_invitee: booking.newInvitee,
      cancel_url: `https://calendly.com/cancellations/${id}`,
      reschedule_url: `https://calendly.com/reschedulings/${id}`,
      routing_form_submission: null,
      payment: null,
      no_show: noShowAt ? { uri: `${ORIGIN}/invitee_no_shows/${id}`, created_at: noShowAt } : null,
      reconfirmation: null,
      scheduling_method: null,
      invitee_scheduled_by: null,
      ...this.#cancellation(booking),
    }
  }
}
