const minute = 60_000
const hour = 60 * minute

/** Bounds of a password: at least 8 characters (spec 1 §5), at most 128 UTF-16 units so every layer counts alike. */
export const passwordLimits = { min: 8, max: 128 } as const

/** How long a browser's sign-in lives, in milliseconds: idle 30 min, warned at 25, at most 12 h, staff 8 h (T-014, T-016). */
export const signInLimits = {
  idleMs: 30 * minute,
  warningMs: 25 * minute,
  absoluteMs: 12 * hour,
  staffAbsoluteMs: 8 * hour,
  /** For how long somebody who proved who they are need not prove it again for what is sensitive (T-014). */
  proofMs: 10 * minute,
  /** For how long a password waits for the second factor. */
  factorMs: 10 * minute,
  /** After this long without input the screen hides what it shows (T-015). */
  lockMs: 15 * minute,
  /** A page reports activity at most this often (T-014). */
  activityEveryMs: minute,
} as const

/** The rate helper's own default, 10 actions in 60 s for each key (spec 1 §5, §9). */
export const defaultRate = { limit: 10, windowMs: minute } as const

/** Sensitive operations (T-209): 3 in 15 min. */
export const sensitiveRate = { limit: 3, windowMs: 15 * minute } as const

/** One-time codes: 5 tries in 15 min (4.12.8). */
export const codeRate = { limit: 5, windowMs: 15 * minute } as const

/** An email that signs in: a link and a code of six digits, good once and for 15 minutes (K22). */
export const signInMailLimits = { lifeMs: 15 * minute, digits: 6, tries: codeRate.limit } as const

/** A code by which another device of the same person signs in: two minutes, once (T-108). */
export const pairingMs = 2 * minute

/** A change of address: a day to confirm the new one, seven days in which the old one can undo it. */
export const addressLimits = { confirmMs: 24 * hour, undoMs: 7 * 24 * hour } as const

/** The second factor: ten recovery codes, at most ten passkeys, and a day before another admin's reset takes effect (T-200). */
export const factorLimits = {
  recoveryCodes: 10,
  passkeys: 10,
  resetMs: 24 * hour,
  nameLength: 60,
  reason: 500,
} as const

/** What makes a run of actions suspicious: over 5 in 10 s, or over 3 gaps with a variance below 10000 ms² (spec 1 §5). */
export const suspicion = { burst: 5, burstMs: 10_000, gaps: 3, variance: 10_000 } as const

/** Default bounds of a text field, in characters (spec 1 §5). */
export const fieldLengths = { min: 0, max: 1000 } as const

/** Nudges that were put away: for seven days, a hundred at most, each by a name of at most so many characters (T-205). */
export const nudgeLimits = { name: 200, most: 100, keptMs: 7 * 24 * hour } as const

/** The longest each text of a profile may be, in characters. */
export const profileLengths = {
  firstName: 100,
  lastName: 100,
  company: 200,
  companyWebsite: 500,
  jobTitle: 200,
  phone: 50,
  linkedinUrl: 500,
  timeZone: 64,
  locale: 35,
} as const

/** The longest first goal of a sign-up: the title of a card (T-199). */
export const firstGoalMax = 200

/** The longest e-mail address taken, in characters (RFC 5321 path). */
export const emailMax = 254

/** The longest `next` address taken after sign-in, in characters; anything longer falls to the default (T-201). */
export const nextMax = 2048
