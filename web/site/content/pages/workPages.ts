import type { SitePageEntry } from './entry.ts'

/** How one works with us. */
export const workPages: readonly SitePageEntry[] = [
  {
    path: '/advisory',
    aliases: ['/services'],
    label: 'Advisory',
    title: 'Advisory sessions: one question, one decision',
    description:
      'A strategy session takes one decision: ninety minutes with one advisor, a written report, and actions with an owner and a date on your board.',
    group: 'Work with us',
  },
  {
    path: '/pricing',
    aliases: ['/pricing-guide'],
    label: 'Pricing',
    title: 'Pricing: plans, sessions and retainer',
    description:
      'What the console, sessions and each plan cost. Set in euro; where a service has a price in pounds or dollars, the picker shows it. Nothing is converted.',
    group: 'Work with us',
  },
  {
    path: '/ventures',
    label: 'Ventures',
    title: 'Ventures: companies built together',
    description:
      'How we build a company together with its founders for 0.5 to 2 percent of equity, by agreement: entry criteria, stages, and what we do not do.',
    group: 'Work with us',
  },
  {
    path: '/sessions',
    label: 'Sessions',
    title: 'How a session works, from the question to the board',
    description:
      'Kinds of session, how to prepare, who comes, what is recorded and only with whose consent, and what the report looks like afterwards.',
    group: 'Work with us',
    isMinor: true,
  },
  {
    path: '/julstore',
    label: 'JUL store',
    title: 'JUL store: what can be bought, and what is delivered',
    description:
      'Sessions, retainer and readiness report: what each costs, what you get and when. Today everything is asked for here and paid by invoice.',
    group: 'Work with us',
    isMinor: true,
  },
  {
    path: '/contact',
    label: 'Contact',
    title: 'Contact: write to us',
    description:
      'How to reach us about sessions, ventures, partnership, membership, press or security, and how soon you get an answer: within two working days.',
    group: 'Work with us',
  },
  {
    path: '/advisory/request',
    label: 'Ask for a session',
    title: 'Ask for a session or a retainer',
    description:
      'Write the question in a sentence or two. An advisor answers within two working days: with a time, with another kind of session, or with whom else to ask.',
    group: 'Work with us',
    isMinor: true,
  },
  {
    path: '/ventures/apply',
    label: 'Apply as a venture',
    title: 'Apply to build a company with us',
    description:
      'What you make, who has paid for it and what you would want from us. Two of us read it, and you get a reasoned answer within ten working days.',
    group: 'Work with us',
    isMinor: true,
  },
]
