/** Our own words of the page about Calendly (T-065, T-168). */
export const calendlyTexts = {
  title: 'Calendly',
  lead: 'How it is connected, what it told last, and the bookings that wait for you.',
  connection: 'Connection',
  configured: 'Configured',
  notConfigured: 'Not configured',
  signature: 'Signature',
  signatureChecked: 'Every webhook is checked over its own bytes and refused after three minutes.',
  signatureMissing: 'Set CALENDLY_SIGNING_KEY, and webhooks are taken.',
  address: 'Webhook address',
  subscription: 'Subscription',
  subscriptionUnknown: 'Set CALENDLY_TOKEN, and the subscription is looked at every minute.',
  subscribe: 'Create subscription',
  subscribeAgain: 'Create subscription again',
  subscribing: 'Creating',
  subscriptionAsked: 'Asked for. Calendly is told within a minute.',
  subscribeFailed: 'Failed to ask for the subscription. Please try again.',
  subscriptionMeanwhile: 'Calendly is told within a minute.',
  /** How long the state has been so. */
  since: (moment: string) => `Since ${moment}.`,
  check: 'Looking for bookings',
  checkMissing: 'Set CALENDLY_TOKEN, and bookings are found that no webhook told of.',
  checkWaiting: 'Every minute. Nobody has looked yet.',
  checkedAt: (moment: string) => `Every minute, last on ${moment}.`,
  found: (count: number, moment: string) =>
    `On ${moment} it found ${count === 1 ? 'one change' : `${count} changes`} that no webhook had told of.`,
  foundMeanwhile: 'Until then bookings are looked for every minute, so none is lost.',
  bookings: 'Bookings',
  noBookings: 'No bookings from Calendly yet',
  webhooks: 'Last webhooks',
  noWebhooks: 'No webhooks yet',
  noShow: 'Nobody came',
  assign: 'Choose member',
  takeBack: 'Take back',
  assigned: 'Booking assigned',
  takenBack: 'Booking taken back',
  failed: 'Failed to assign booking. Please try again.',
  memberIs: (name: string) => `for ${name}`,
} as const

/** Why a booking from Calendly is no session yet, or not the one that it should be, and what a person can do about it. */
export const calendlyTroubleTexts = {
  no_member: {
    label: 'Whose is it?',
    hint: 'Neither our own link nor a confirmed address says whose booking this is. Choose the member.',
  },
  no_advisor: {
    label: 'No advisor',
    hint: 'The host in Calendly has no staff account here with that address. It is tried again every minute.',
  },
  failed: {
    label: 'Failed',
    hint: 'No session could be made of this booking. It is tried again every minute until its time is over.',
  },
  overlap: {
    label: 'Overlaps',
    hint: 'The advisor has another session then. Move one of the two; it is tried again every minute.',
  },
} as const

/** Whether webhooks are sent to us, and what a person can do where they are not. */
export const calendlySubscriptionTexts = {
  active: { label: 'Active', hint: 'Calendly sends every booking to the address above.' },
  disabled: {
    label: 'Disabled',
    hint: 'Calendly disabled the webhook subscription, as it does after a day of failed deliveries. It has to be created again.',
  },
  missing: {
    label: 'None',
    hint: 'There is no webhook subscription in Calendly for this address. It has to be created.',
  },
} as const

/** Why the last look at Calendly failed, and what a person can do about it. */
export const calendlyFailureTexts = {
  unauthorized: 'Calendly refused the token. Create a new one and set CALENDLY_TOKEN.',
  forbidden: "Calendly's plan doesn't include this. It is asked again every minute.",
  rate_limited: 'Calendly was asked too often. It goes on in a minute.',
  unreachable: "Calendly doesn't answer. It is asked again every minute.",
  unreadable: 'Some of what Calendly answered could not be read. It is asked again every minute.',
} as const
