import type { SitePageEntry } from './entry.ts'

/** For whom: founders, investors, partners and members. */
export const audiencePages: readonly SitePageEntry[] = [
  {
    path: '/founders',
    label: 'Founders',
    title: 'For founders: from idea to Series A',
    description:
      'What you have to show at each stage, what we work on, and where to start. A board, decisions with reasons, and the figures investors ask for.',
    group: 'For you',
  },
  {
    path: '/investors',
    label: 'Investors',
    title: 'For investors: a plain reading of a company',
    description:
      'Session reports and decisions from the companies you hold, with their agreement. No investment advice, no arranging: facts and their sources.',
    group: 'For you',
  },
  {
    path: '/partnerships',
    label: 'Ecosystem',
    title: 'Ecosystem: partners and what each side gives',
    description:
      'How law firms, accountants, funds, accelerators and universities work with us, what each side gives, and why no referral is ever paid for.',
    group: 'For you',
  },
  {
    path: '/jul-membership',
    label: 'JUL Membership',
    title: 'JUL Membership: Forge, Workshop, Studio',
    description:
      'The three levels of membership, what each one opens in the console, and how a level follows from your plan. Forge is free.',
    group: 'For you',
  },
  {
    path: '/partnerships/request',
    label: 'Partnership request',
    title: 'Propose a partnership',
    description:
      'For law firms, accountants, funds, accelerators and universities: what each side would give, answered within five working days.',
    group: 'For you',
    isMinor: true,
  },
  {
    path: '/ecosystem-form',
    label: 'Partner or expert',
    title: 'Apply as a partner or an expert',
    description:
      'Areas, countries, one example and two references: how firms and experts become known to our clients. No fee and no commission.',
    group: 'For you',
    isMinor: true,
  },
  {
    path: '/juliverse-signup',
    label: 'Join the juliverse',
    title: 'Join the juliverse: make an account',
    description:
      'A free account for board, sessions and reports. Say what you are, your company and a first goal, and the console begins with what matters to you.',
    group: 'For you',
    isMinor: true,
  },
  {
    path: '/join-waitlist',
    label: 'Waitlist',
    title: 'Join the waitlist of the console',
    description:
      'Hear once when a new part of the console opens. Confirmed by email, no number in a queue, and left in one press.',
    group: 'For you',
    isMinor: true,
  },
  {
    path: '/membership-waitlist',
    label: 'Membership waitlist',
    title: 'Join the waitlist of the membership',
    description:
      'Hear once when the cards Forge, Workshop and Studio are given out. Confirmed by email, and left in one press.',
    group: 'For you',
    isMinor: true,
  },
]
