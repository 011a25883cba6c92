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

/** Why a booking from Calendly is no session yet, and what a person can do about it. */
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
