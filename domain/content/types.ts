/** A page of the public site as its header, quick navigation and footer name it (spec 1 §2). */
export type Place = {
  readonly label: string
  readonly path: string
  /** One line under the entry while it is pointed at or has the keyboard. */
  readonly tooltip: string
}

/** The campaign page a visitor came by; kept in this browser only (spec 1 §4). */
export type LandingVisit = { readonly path: string; readonly visitedAt: Date }

/** What the site knows of whoever looks: a hint in this browser, which draws the header and grants nothing. */
export type Looker = { readonly isSignedIn: boolean; readonly isStaff: boolean }

/** What the search of the site looks through, in the order of its filters (K10). */
export const documentKinds = ['page', 'question', 'playbook', 'issue', 'legal'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Which boundary caught an error (spec 1 §8); `global` is one that no boundary saw. */
export const errorLevels = ['critical', 'component', 'whole_app', 'global'] as const
export type ErrorLevel = (typeof errorLevels)[number]

/** The kinds of pages that staff write (K07). */
export const siteTextKinds = [
  ...(['landing', 'question', 'lesson', 'myth', 'resource', 'store', 'person', 'tile', 'legal'] as const),
] as const
export type SiteTextKind = (typeof siteTextKinds)[number]
/** What visitors see of such a page: nothing yet, nothing before a time, it, it while its draft has changed, nothing any more. */
export const siteTextStates = ['draft', 'scheduled', 'published', 'changed', 'withdrawn'] as const
export type SiteTextState = (typeof siteTextStates)[number]

/** What staff write of such a page, by the names of its kind's fields; what each may hold, `textKinds` says (K90). */
export type SiteTextFields = Readonly<Record<string, string>>

/** A text as visitors get it: what staff published in place of what the build brought, or that it is gone. */
export type ShownText = {
  readonly kind: SiteTextKind
  readonly slug: string
  readonly fields: SiteTextFields
  readonly isWithdrawn: boolean
}

/** A version of a legal text that is or was in force. */
export type LegalVersion = Pick<ShownText, 'slug' | 'fields'>

/** A page of the site drawn with what staff wrote: the inside of its document and how it calls itself. */
export type DrawnPage = {
  readonly path: string
  /** The built page in whose frame it stands; its own where the build has one. */
  readonly frame: string
  /** Null where it is gone. */
  readonly main: string | null
  /** Where what is in force now stands, which search engines keep instead; only an earlier version has one. */
  readonly current?: string
  readonly title: string
  readonly description: string
  /** Structured data as schema.org objects. */
  readonly graph: readonly Readonly<Record<string, unknown>>[]
}

/**
 * Draws the pages that these texts touch, and each earlier version of a legal text; `today` is a day of the server, by which offers end,
 * and the history has of each text the version that came last first.
 */
export type Draw = (
  texts: readonly ShownText[],
  today: string,
  history: readonly LegalVersion[],
) => readonly DrawnPage[]

/** A text that the build brings. */
export type BuiltText = Pick<ShownText, 'kind' | 'slug' | 'fields'>

/** The services of others that the server asks (T-220). */
export const serviceNames = [
  'mail',
  'bucket',
  'scanner',
  'drive',
  'transcription',
  'reports',
  'calendlyWebhooks',
  'calendlyBookings',
] as const
export type ServiceName = (typeof serviceNames)[number]

/** On, off, being asked, or on without an answer: off says what it means and is no failure (T-220). */
export const serviceStates = ['on', 'off', 'asking', 'away'] as const
export type ServiceState = (typeof serviceStates)[number]
