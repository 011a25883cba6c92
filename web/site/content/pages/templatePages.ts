import type { SitePageEntry } from './entry.ts'

/** Built once and filled by the server for each address below them; at their own address there is nothing, and search engines leave them out. */
export const templatePages: readonly SitePageEntry[] = [
  {
    path: '/card',
    label: 'Business card',
    title: 'Business card',
    description: 'How to reach one of us, and the same as a contact for an address book.',
    group: 'Work with us',
  },
  {
    path: '/landing',
    label: 'Landing page',
    title: 'Landing page',
    description: 'An offer of the firm for a time.',
    group: 'Work with us',
  },
]
