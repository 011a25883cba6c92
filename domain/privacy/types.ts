/** What is stored in a browser is of one of these; the first needs no answer and cannot be refused (spec 1 §5). */
export const cookieCategories = ['essential', 'functional', 'analytics', 'marketing'] as const
export type CookieCategory = (typeof cookieCategories)[number]

/** The categories that wait for a yes (T-159). */
export const optionalCategories = ['functional', 'analytics', 'marketing'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

/** What somebody allows; essential is always part of it. */
export type AllowedCategories = { readonly [Each in OptionalCategory]: boolean }

/** A choice as a browser keeps it: the version of the text it was given to, when, and its receipt on the server (T-160). */
export type CookieChoice = AllowedCategories & {
  readonly version: string
  readonly essential: true
  /** ISO 8601 in UTC. */
  readonly timestamp: string
  readonly receipt: string
}

/** How long something is kept at most, in one unit (T-219). */
export type Period = { readonly months?: number; readonly days?: number; readonly hours?: number }

/** The kinds of a member's own data whose period they may shorten (T-219). */
export const shortenedKinds = ['transcripts', 'recordings', 'views'] as const

/** What has a period of its own; the periods stand in rules/periods.ts (T-219). */
export const periodNames = [
  'transcripts',
  'recordings',
  'views',
  'deleted',
  'requests',
  'messages',
  'lists',
  'leftLists',
  'deliveries',
  'suppressions',
  'emails',
  'signIns',
  'links',
  'bookingLinks',
  'calendly',
  'automation',
  'auditTrail',
  'errors',
  'pageCounts',
  'cookieReceipts',
  'modelCalls',
  'liveEvents',
  'limits',
  'demos',
  'exports',
  'deletions',
] as const
export type PeriodName = (typeof periodNames)[number]

/** What a person may ask of us about their own data (K37). */
export const dataRequestKinds = ['export', 'deletion'] as const

/** An export is queued, running, then ready or failed; a deletion waits out its grace, or was cancelled by a sign-in (K37). */
export const dataRequestStatuses = ['queued', 'running', 'ready', 'failed', 'waiting', 'cancelled'] as const

/** A deletion by address is asked for, then waits out its grace, or was cancelled; once it is done nothing of it is left (K37). */
export const deletionStatuses = ['asked', 'waiting', 'cancelled'] as const
export type DeletionStatus = (typeof deletionStatuses)[number]
