import type { UserType } from '#domain/actor.ts'
import type { Currency } from '#domain/currencies.ts'

/** What a person is to the consultancy; the roles table alone decides it, never an address or a request (T-005, 4.12.4). */
export type Role = 'member' | 'staff' | 'admin'

/** The roles an admin gives and takes; a member is whoever has none. */
export const givenRoles = ['staff', 'admin'] as const satisfies readonly Role[]

/** The named grants beyond the roles (4.12.4). */
export const permissionNames = ['sessions.manage'] as const

/** The areas a member is told of when staff looked into them (T-203). */
export const viewedAreas = ['profile', 'board', 'sessions', 'minutes', 'console'] as const

/** What a member may say about themselves in onboarding; null until they have said (T-024). */
export const userTypes = ['founder', 'investor', 'advisory'] as const satisfies readonly UserType[]

/** How the screens look; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/**
 * What a member may write about themselves, and nothing else (T-023).
 * Empty text means 'not said'; `timeZone` is an IANA zone, `locale` a BCP 47 tag.
 */
export type ProfileFields = {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly companyWebsite: string
  readonly jobTitle: string
  readonly phone: string
  readonly linkedinUrl: string
  readonly userType: UserType | null
  readonly timeZone: string
  readonly locale: string
  readonly theme: Theme
  /** Null until they have picked one (K38). */
  readonly preferredCurrency: Currency | null
  /** The screen hides itself after 15 minutes without input (T-015). */
  readonly autoLock: boolean
  /** Home shows nudges (spec 2 §2). */
  readonly nudges: boolean
}

/** One name of the allow-list of T-023. */
export type ProfileField = Exclude<keyof ProfileFields, 'autoLock' | 'nudges'>

/** The allow-list of T-023: a write that names anything else is refused and logged. */
export const profileFields: readonly ProfileField[] = [
  'firstName',
  'lastName',
  'company',
  'companyWebsite',
  'jobTitle',
  'phone',
  'linkedinUrl',
  'userType',
  'timeZone',
  'locale',
  'theme',
  'preferredCurrency',
]

/** The switches of the same list: nothing about them can be written wrong. */
export const profileSwitches = ['autoLock', 'nudges'] as const satisfies readonly (keyof ProfileFields)[]

/** The areas of a member's rows that staff may ask to see (4.12.3). */
export type MemberArea =
  | 'directory'
  | 'requests'
  | 'sessions'
  | 'transcripts'
  | 'minutes'
  | 'board'
  | 'reflections'
