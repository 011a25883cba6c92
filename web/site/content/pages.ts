import { lessons } from './playbook/lessons.ts'

/** Where the footer and the list of all pages put a page. */
export const pageGroups = ['Work with us', 'For you', 'Read', 'Legal'] as const
export type PageGroup = (typeof pageGroups)[number]

/** A page of the site that is written at build: its one address, and how it calls itself everywhere. */
export type SitePageEntry = {
  readonly path: string
  /** Other addresses that show the same page; its canonical address stays `path` (K02). */
  readonly aliases?: readonly string[]
  readonly label: string
  readonly title: string
  /** What a search engine shows under the title, at most 160 characters. */
  readonly description: string
  readonly group: PageGroup
  /** Listed on /sitemap and not in the footer, which would grow too long. */
  readonly isMinor?: boolean
}

/** Addresses that pages build from something they hold. */
export const sitePath = {
  playbook: '/jul-playbook',
  myths: '/jul-playbook/myth-files',
  lesson: (slug: string) => `/jul-playbook/${slug}`,
} as const

/** Every page of the site but the front page, in the order of its lists. */
export const sitePageEntries: readonly SitePageEntry[] = [
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
    path: '/about',
    label: 'About',
    title: 'About: why the firm exists and how it works',
    description:
      'An advisory firm that keeps to a fixed form: evidence before opinion, one advisor per client, confidentiality, and no interest in your answer.',
    group: 'Read',
  },
  {
    path: '/faq',
    label: 'FAQ',
    title: 'Questions and answers',
    description:
      'Booking, prices and refunds, recordings and consent, drafted minutes, plans, your data: short answers, each with an address of its own.',
    group: 'Read',
  },
  {
    path: sitePath.playbook,
    label: 'JUL Playbook',
    title: 'The JUL Playbook: the method in twelve lessons',
    description:
      'The method of our sessions to do without us: twelve short lessons on facts, choices and rhythm, each with a checklist, and eight myth files.',
    group: 'Read',
  },
  ...lessons.map((lesson) => ({
    path: sitePath.lesson(lesson.slug),
    label: lesson.title,
    title: `${lesson.title}: JUL Playbook`,
    description: lesson.goal.length <= 160 ? lesson.goal : `${lesson.goal.slice(0, 157)}...`,
    group: 'Read' as const,
    isMinor: true,
  })),
  {
    path: sitePath.myths,
    label: 'Myth files',
    title: 'Myth files: what everybody says about raising money',
    description:
      'Eight beliefs about raising money and growing: what speaks for and against each, with sources where somebody measured it, and what to do instead.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: '/funding-gaps-report',
    label: 'Funding gaps report',
    title: 'Funding gaps: where capital is missing',
    description:
      'By stage, by region and by founders: what published figures show, what each gap means for a round, and what nobody has measured well.',
    group: 'Read',
  },
  {
    path: '/funding-gaps-report/access',
    label: 'The whole report',
    title: 'Read the whole funding gaps report',
    description:
      'Method, limits, every source with its sentence and the figures as a table, after one email that confirms your address.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: '/resources',
    label: 'Resources',
    title: 'Resources: guides, forms and a glossary',
    description:
      'Open guides, forms to copy and the words of raising money explained in a sentence each. No address asked for in return.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: '/brand-assets',
    label: 'Brand assets',
    title: 'Brand assets for press and partners',
    description:
      'The wordmark, the colours, a text in one sentence and in a paragraph, and the rules that go with them.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: '/jul-console-handbook',
    label: 'Console handbook',
    title: 'Console handbook: every task, step by step',
    description:
      'How to do each thing in the console: first day, cards, decisions, milestones, figures, sessions, minutes, plans, privacy and keyboard.',
    group: 'Read',
  },
  {
    path: '/juliverse',
    label: 'Juliverse',
    title: 'Juliverse: the map of everything called JUL',
    description:
      'One page that says what each name means: JUL, the console, the board, Forge, Workshop, Studio, and which of them exists today.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: '/company-manual',
    label: 'Company manual',
    title: 'Company manual, the public summary',
    description:
      'How the firm runs itself: how advisors prepare, what is written down, how conflicts of interest are handled and how mistakes are corrected.',
    group: 'Read',
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
      'Write the question in a sentence or two. An advisor answers within two working days: with a time, with another form, or with whom else to ask.',
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
  {
    path: '/responsible-disclosure/report',
    label: 'Report a weakness',
    title: 'Report a weakness in our security',
    description:
      'What you found and the steps to see it. A person confirms within two working days that it arrived; good faith is safe with us.',
    group: 'Legal',
    isMinor: true,
  },
  {
    path: '/privacy-policy',
    label: 'Privacy policy',
    title: 'Privacy policy',
    description:
      'What we hold, why, on which legal basis, for how long and who helps us; your rights and how to use them. Written feature by feature.',
    group: 'Legal',
  },
  {
    path: '/terms-of-service',
    label: 'Terms of service',
    title: 'Terms of service',
    description:
      'The agreement between you and us: accounts, acceptable use, fees, sessions and recordings, deliverables, liability, ending and law.',
    group: 'Legal',
  },
  {
    path: '/cookie-preferences',
    label: 'Cookie preferences',
    title: 'Cookies and what this site keeps in your browser',
    description:
      'Every cookie and storage key this site sets, what it is for and how long it stays. Essential ones apart, they wait for your answer.',
    group: 'Legal',
  },
  {
    path: '/accessibility',
    label: 'Accessibility',
    title: 'Accessibility statement',
    description:
      'The standard we build to, what is covered, the gaps we know, and how to tell us about a barrier you met.',
    group: 'Legal',
  },
  {
    path: '/sitemap',
    label: 'Sitemap',
    title: 'All pages',
    description: 'Every public page of this site by group, on one page.',
    group: 'Legal',
  },
  {
    path: '/service-cards-terms',
    label: 'Service terms',
    title: 'Terms of single services',
    description:
      'What a strategy session and a retainer include, how to move or cancel them, refunds, no-shows, recording, and the right of withdrawal.',
    group: 'Legal',
    isMinor: true,
  },
  {
    path: '/data-processing-agreement',
    label: 'Data processing agreement',
    title: 'Data processing agreement (Article 28 GDPR)',
    description:
      'The terms on which we process personal data on your behalf: subject, duration, instructions, security, sub-processors, deletion, audits.',
    group: 'Legal',
    isMinor: true,
  },
  {
    path: '/mobile-app-terms',
    label: 'Phone console terms',
    title: 'Terms of the console on the phone',
    description:
      'What the console on the phone may use of your device and why, what it keeps there, how updates reach it, and how to remove everything.',
    group: 'Legal',
    isMinor: true,
  },
  {
    path: '/api-terms-of-use',
    label: 'API terms',
    title: 'API terms of use',
    description:
      'Who may use the programming interface, how access works, the limits that apply, what counts as fair use, and how changes are announced.',
    group: 'Legal',
    isMinor: true,
  },
  {
    path: '/security-whitepaper',
    label: 'Security whitepaper',
    title: 'Security whitepaper',
    description:
      'How data flows and where it rests, who can reach it, what is encrypted, how the audit trail works, and which rules of ASVS are met.',
    group: 'Legal',
    isMinor: true,
  },
  {
    path: '/responsible-disclosure',
    label: 'Responsible disclosure',
    title: 'Responsible disclosure',
    description:
      'How to report a weakness: what is in scope, what we promise to people who look in good faith, and how soon you hear from us.',
    group: 'Legal',
    isMinor: true,
  },
  {
    path: '/data-deletion',
    label: 'Data deletion',
    title: 'Deleting your data',
    description:
      'What is deleted, what has to be kept and why, how long it takes, and how to ask for it, also without an account.',
    group: 'Legal',
    isMinor: true,
  },
]

/** Pages that an act leads to and no list does: they say nothing to anybody else, and search engines leave them out. */
export const unlistedPages: readonly SitePageEntry[] = [
  {
    path: '/search',
    label: 'Search',
    title: 'Search',
    description: 'Search the pages, questions, playbook lessons and legal texts of this site.',
    group: 'Read',
  },
  {
    path: '/contact/sent',
    label: 'Message sent',
    title: 'Your message is with us',
    description: 'Your message has arrived. A person answers within two working days.',
    group: 'Work with us',
  },
  {
    path: '/funding-gaps-report/full',
    label: 'Funding gaps, the report',
    title: 'Funding gaps, the whole report',
    description: 'All figures with their sources, method and limits.',
    group: 'Read',
  },
  {
    path: '/funding-gaps-report/sent',
    label: 'Report asked for',
    title: 'One press is left to open the report',
    description: 'An email asks you to confirm your address.',
    group: 'Read',
  },
  {
    path: '/waitlist-thanks',
    label: 'Waitlist',
    title: 'One press is left to join the waitlist',
    description: 'An email asks you to confirm your address, and what happens next.',
    group: 'For you',
  },
  {
    path: '/lists/confirm',
    label: 'Confirm',
    title: 'Confirm your address',
    description: 'The button confirms the address an email came to.',
    group: 'For you',
  },
  {
    path: '/lists/confirmed',
    label: 'Confirmed',
    title: 'Your address is confirmed',
    description: 'You are on the list.',
    group: 'For you',
  },
  {
    path: '/lists/leave',
    label: 'Leave',
    title: 'Leave every list',
    description: 'The button takes an address off every list.',
    group: 'For you',
  },
  {
    path: '/lists/left',
    label: 'Left',
    title: 'You are on no list',
    description: 'Nothing more comes from our lists.',
    group: 'For you',
  },
  {
    path: '/advisory/sent',
    label: 'Advisory request sent',
    title: 'Your advisory request is with us',
    description: 'What you sent has arrived, and what happens next.',
    group: 'Work with us',
  },
  {
    path: '/ventures/sent',
    label: 'Application sent',
    title: 'Your application to build with us has arrived',
    description: 'What you sent has arrived, and what happens next.',
    group: 'Work with us',
  },
  {
    path: '/partnerships/sent',
    label: 'Partnership request sent',
    title: 'Your partnership request is with us',
    description: 'What you sent has arrived, and what happens next.',
    group: 'Work with us',
  },
  {
    path: '/ecosystem-form/sent',
    label: 'Application sent',
    title: 'Your application as partner or expert has arrived',
    description: 'What you sent has arrived, and what happens next.',
    group: 'Work with us',
  },
  {
    path: '/responsible-disclosure/sent',
    label: 'Report sent',
    title: 'Your report is with us',
    description: 'What you sent has arrived, and what happens next.',
    group: 'Legal',
  },
]

/** Whether two addresses show the same page. */
export function isSamePage(one: string, other: string): boolean {
  const canonical = (at: string) =>
    sitePageEntries.find(({ path, aliases }) => path === at || aliases?.includes(at))?.path ?? at
  return canonical(one) === canonical(other)
}
