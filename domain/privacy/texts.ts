import type { CookieCategory } from './types.ts'

/** The version of the text of the banner; another wording needs another version, and then everybody is asked again (T-160). */
export const cookieVersion = '1.0'

/** What banner and dialog say; a receipt keeps the hash of it. The names of the buttons are the specification's (spec 1 §4). */
export const cookieText = {
  title: 'Cookies',
  lead: 'Essential ones keep you signed in. The others count visits and remember how you left your console, and they wait for your answer.',
  dialogTitle: 'Choose what may be stored',
  dialogLead: 'You can change this at any time from the foot of every page.',
  categories: {
    essential: 'Keeps you signed in and remembers this choice.',
    functional: 'Remembers how you left your console, such as which figures were open.',
    analytics: 'Counts pages on our own server. No address is kept.',
    marketing: 'Remembers which campaign page you came from.',
  } satisfies Record<CookieCategory, string>,
} as const

/** What the categories are called. */
export const cookieCategoryNames: Readonly<Record<CookieCategory, string>> = {
  essential: 'Essential',
  functional: 'Functional',
  analytics: 'Analytics',
  marketing: 'Marketing',
}

/** Buttons and answers around the choice; the first five are the specification's words (spec 1 §4). */
export const cookieTexts = {
  acceptAll: 'Accept All',
  rejectOptional: 'Reject Non-Essential',
  customize: 'Customize',
  cancel: 'Cancel',
  save: 'Save Preferences',
  everyEntry: 'Every entry, listed',
  versionNote: `Version ${cookieVersion}. You get a receipt number.`,
  failed: 'Your choice could not be stored. Please try again.',
  none: 'You have not chosen yet. Nothing but the essential entries is kept.',
  receipt: (receipt: string, day: string) => `Receipt ${receipt}, ${day}`,
} as const
