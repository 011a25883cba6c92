/** One invitee of a Calendly event as the vendor tells of them; instants are ISO texts in UTC, addresses are their keys (T-065). */
export type CalendlyInvitee = {
  readonly uri: string
  readonly email: string
  readonly name: string
  readonly title: string
  readonly startAt: string
  readonly endAt: string
  readonly timeZone: string
  readonly joinUrl: string | null
  /** The page on which this booking is moved. */
  readonly moveUrl: string | null
  readonly hostEmail: string | null
  /** What our own booking link carried; null for any other. */
  readonly reference: string | null
  readonly status: 'active' | 'canceled'
  readonly isRescheduled: boolean
  readonly reason: string
  readonly isNoShow: boolean
  /** When somebody last said whether they came, empty if nobody did. */
  readonly noShowAt: string
  readonly oldInvitee: string | null
  readonly newInvitee: string | null
  readonly updatedAt: string
}

/**
 * What two tellings of one invitee come to, whichever came first and however often: a cancelled one never comes back, a link to
 * the one before or after is never forgotten, and of the rest the newer stands.
 */
export function mergeInvitee(one: CalendlyInvitee, other: CalendlyInvitee): CalendlyInvitee {
  const [older, newer] = isBefore(one, other) ? [one, other] : [other, one]
  const said = older.noShowAt > newer.noShowAt ? older : newer
  return {
    ...newer,
    joinUrl: newer.joinUrl ?? older.joinUrl,
    moveUrl: newer.moveUrl ?? older.moveUrl ?? null,
    hostEmail: newer.hostEmail ?? older.hostEmail,
    reference: newer.reference ?? older.reference,
    status: one.status === 'canceled' ? 'canceled' : other.status,
    isRescheduled: one.isRescheduled || other.isRescheduled,
    reason: newer.reason || older.reason,
    isNoShow: said.isNoShow,
    noShowAt: said.noShowAt,
    oldInvitee: newer.oldInvitee ?? older.oldInvitee,
    newInvitee: newer.newInvitee ?? older.newInvitee,
  }
}

const isBefore = (one: CalendlyInvitee, other: CalendlyInvitee) =>
  one.updatedAt === other.updatedAt ? one.status === 'active' : one.updatedAt < other.updatedAt

/** What a booking has come to, with the invitee who says so: `moving` waits for the new time, and keeps the old until it is known. */
export type BookingTruth = {
  readonly state: 'scheduled' | 'cancelled' | 'moving'
  readonly invitee: CalendlyInvitee
}

/**
 * One booking through all its moves: a reschedule cancels one invitee and makes another, and the last of them counts. Whichever
 * of the two was told first, it is one booking (T-065). Null for no invitee.
 */
export function bookingTruth(chain: readonly CalendlyInvitee[]): BookingTruth | null {
  const known = new Set(chain.map(({ uri }) => uri))
  const left = new Set(chain.map(({ oldInvitee }) => oldInvitee))
  const last = chain
    .filter(({ uri, newInvitee }) => !left.has(uri) && !(newInvitee && known.has(newInvitee)))
    .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
  const invitee = last.find(({ status }) => status === 'active') ?? last[0]
  if (!invitee) return null
  if (invitee.status === 'active') return { state: 'scheduled', invitee }
  return { state: invitee.isRescheduled ? 'moving' : 'cancelled', invitee }
}

/** Whether a telling changed what is known of an invitee: that somebody looked again, or wrote the same anew, is no news. */
export function isNews(known: CalendlyInvitee, merged: CalendlyInvitee): boolean {
  const fields = Object.keys(merged) as (keyof CalendlyInvitee)[] // safe because an object has the keys of its type
  return fields.some(
    (field) => field !== 'noShowAt' && field !== 'updatedAt' && known[field] !== merged[field],
  )
}

/** Why Calendly could not be asked: its token is refused, the plan does not include it, too often, no answer, or no answer that can be read. */
export const calendlyFailures = [
  'unauthorized',
  'forbidden',
  'rate_limited',
  'unreachable',
  'unreadable',
] as const
export type CalendlyFailure = (typeof calendlyFailures)[number]

/** Whether Calendly sends webhooks to us: it stops after a day of deliveries that failed. */
export const subscriptionStates = ['active', 'disabled', 'missing'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]
