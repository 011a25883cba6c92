import type { viewedAreas } from '../types.ts'

/** Looking at the consoles with another plan, or at a member's (T-007, T-009, T-203). */
export const viewTexts = {
  begun: 'You are viewing.',
  ended: 'You are viewing as yourself again.',
  asTier: (plans: string) => `You view the console as ${plans}. Nothing that costs can be done.`,
  asMember: (name: string) => `You view ${name}'s console. You can read it and change nothing.`,
  end: 'End view',
  panelTitle: 'View as',
  panelLead:
    'See this console as members with that plan do. It lasts until you end it or sign out, and gives nobody anything.',
  own: 'My own plan',
  start: 'View',
  viewConsole: 'View their console',
  viewNote: 'They see in their settings that you did.',
} as const

/** What each area is called where a member, or whoever advises them, reads who looked (T-203). */
export const viewedAreaNames: Readonly<Record<(typeof viewedAreas)[number], string>> = {
  profile: 'Profile',
  board: 'Board',
  sessions: 'Sessions',
  minutes: 'Minutes',
  console: 'Whole console',
}

/** Why whoever looks at a member's console changes nothing there, wherever they press (T-203). */
export const viewingRefusal = 'You are looking at somebody else’s console, where nothing can be changed.'
