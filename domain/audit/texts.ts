import type { EventType, Severity } from './types.ts'

/** Our own words around the trail; what was verified is said only after it was (K34, 4.0 rule 4). */
export const auditTexts = {
  title: 'Audit trail',
  verify: 'Verify trail',
  verifiedUpTo: 'Trail verified up to',
  broken: 'The trail was altered. Verification fails from this event on:',
  nothingSealed: 'Nothing to verify yet. New events take a few seconds.',
  none: 'No events of this kind',
  noneFound: 'No events match these filters',
  export: 'Export',
  exported: (count: number) =>
    `${count.toLocaleString('en-GB')} ${count === 1 ? 'event' : 'events'} exported`,
  nothingToExport: 'No sealed events in this period',
  clear: 'Clear filters',
  given: (what: string) => `Given: ${what}`,
  taken: (what: string) => `Taken away: ${what}`,
  disabled: 'Disabled',
  enabled: 'Enabled again',
  credits: (count: number, service: string) =>
    `${count.toLocaleString('en-GB')} ${count === 1 ? 'credit' : 'credits'}${service ? ` for ${service}` : ''}`,
} as const

/** The types of events in words (spec 1 §3). */
export const eventTypeNames: Readonly<Record<EventType, string>> = {
  security: 'Security',
  auth: 'Sign-in',
  data_access: 'Data access',
  user_action: 'User action',
}

/** How grave an event is, in words. */
export const severityNames: Readonly<Record<Severity, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

/** To admins, about somebody who came too fast (T-029). */
export const suspicionTexts = {
  subject: (brand: string) => `${brand}: unusual activity`,
  body: (what: string) => `Someone made more than five attempts at "${what}" within ten seconds.`,
  limits:
    'The usual limits apply and nobody was locked out. The audit trail shows who it was and where it came from.',
  action: 'Open the audit trail',
} as const
