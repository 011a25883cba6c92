import type { ListedFeature } from '../types.ts'

/** What each feature of the table of rights is called in the console (spec 2 §2, K77). */
export const featureNames: Readonly<Record<ListedFeature, string>> = {
  board: 'JUL Board',
  sessions: 'Sessions',
  minutes: 'Session Deliverables',
  billing: 'Subscriptions',
  membership: 'Membership card',
  agreements: 'Agreements',
  rooms: 'YEL Room',
  templates: 'Templates',
  capture: 'Quick Add',
  media: 'Media Library',
  reflections: 'JUL Mode',
  sparks: 'JUL Sparks',
  assistant: 'AI assistant',
  notifications: 'Notifications',
  accounts: 'Account',
}

/** Our own words around how far each feature is (K77, T-049). */
export const stateTexts = {
  planned: 'Planned',
  usable: (count: number, all: number) => `${count} of ${all} available`,
  everything: 'Available',
  /** Whoever compares plans by price should not count what is not there. */
  lead: 'What you can use today, and what is planned. Planned features are left out of the comparison above and of every price, and have no date yet.',
  with: (plans: string) => `With ${plans}`,
} as const
