/**
 * What each public page has to tell (K01): an item, and the heading or sentence in which it stands; null for what waits for
 * something that is not built. The crawl finds every sign on its page, and counts what waits.
 */
export const pageItems: readonly (readonly [path: string, items: Readonly<Record<string, string | null>>])[] =
  [
    [
      '/',
      {
        'who is served': 'founders',
        'primary action': 'Book a strategy session',
        'three doors': 'For advisory clients',
        'four steps': 'Four steps, the same every time',
        'the three paths': 'Equity Partnership',
        'a sample of a report': 'Read a sample report',
        'a newsletter': 'One useful email, twice a month',
      },
    ],
    [
      '/about',
      {
        'how it works': 'How we work',
        principles: 'Evidence before opinion',
        'one advisor per client': 'One advisor per client',
        'conflicts of interest': 'Conflicts of interest',
        'company details': 'Company details',
        // Its people are there once staff write of them: staff-changes-what-the-site-says.journey.ts.
        'who it is': 'Who you work with',
      },
    ],
    [
      '/partnerships',
      {
        'kinds of partner': 'Kinds of partner',
        'law firms': 'Law firms',
        accelerators: 'Accelerators and programmes',
        'referral and independence': 'Referral and independence',
      },
    ],
    ['/partnerships/request', { 'partner form': 'What each side would give' }],
    [
      '/advisory',
      {
        'what happens before it': 'Before the day',
        'what happens in it': 'How the ninety minutes run',
        'what one holds afterwards': 'What you keep afterwards',
        'who it is for': 'Ask for it when',
        price: 'Strategy Session',
        recording: 'The record, if everyone agreed',
        confidentiality: 'What stays in the room',
        booking: 'Book a strategy session',
      },
    ],
    ['/advisory/request', { 'request form': 'The question, in a sentence or two' }],
    [
      '/ventures',
      {
        'entry criteria': 'What has to be true first',
        'what equity is for': 'What the share pays for',
        stages: 'Four stages, each with a way out',
        'what the firm does not do': 'What we do not do',
        portfolio: 'Companies',
      },
    ],
    ['/ventures/apply', { 'apply form': 'What you make, and who has paid for it' }],
    [
      '/founders',
      {
        'journey by stage': 'What changes at each stage',
        'nine levels': 'Nine levels, and the money that fits each',
        'quick wins': 'Quick wins',
        'console tour': 'The console, in one minute',
        'pricing link': 'Plans and prices',
        questions: 'Founders ask',
        'a self-assessment that answers': null,
      },
    ],
    [
      '/investors',
      {
        'what they get': 'What you get',
        'portfolio oversight': 'Oversight by sides',
        'request an update': 'Ask for an update',
        'how reports are made and checked': 'How a reading is made and checked',
        'no investment advice': 'Where the line is',
      },
    ],
    [
      '/contact',
      {
        'form with topics': 'What is it about?',
        'expected answer time': 'Within two working days',
        address: 'Name, address and register',
        'link to booking': 'Book a strategy session',
        'link to help': 'Console handbook',
      },
    ],
    [
      '/faq',
      {
        booking: 'Can I book before I have an account?',
        payment: 'How do I pay?',
        'prices and refunds': 'Prices and refunds',
        'recordings and consent': 'Recordings and consent',
        'AI use': 'Drafted minutes',
        tiers: 'Plans and levels',
        data: 'Your data',
        reports: 'Reports',
      },
    ],
    [
      '/funding-gaps-report',
      {
        'by stage': 'By stage',
        'by region': 'By region',
        'by founders': 'By founders',
        'figures with sources': 'European Investment Bank, 2024',
        limits: 'What is not known',
      },
    ],
    ['/funding-gaps-report/access', { 'consent to contact, apart': 'This is not needed to read it' }],
    [
      '/privacy-policy',
      {
        controller: 'Who is responsible',
        purposes: 'What we hold, and why',
        processors: 'Who helps us',
        transfers: 'Transfers to other countries',
        retention: 'How long',
        rights: 'Your rights',
      },
    ],
    [
      '/accessibility',
      {
        standard: 'What we aim at',
        'known gaps': 'What is missing',
        'dates of gaps': 'Review by',
        'how to report': 'Tell us',
        complaints: 'Complaints',
      },
    ],
    ['/cookie-preferences', { 'list by category': 'Categories, and what each is used for' }],
    [
      '/terms-of-service',
      {
        accounts: 'Accounts',
        'acceptable use': 'Acceptable use',
        'no advice': 'What advice is and is not',
        recordings: 'Sessions and recordings',
        'intellectual property': 'Who owns what',
        liability: 'Liability',
        ending: 'Ending',
        law: 'Law and disputes',
      },
    ],
    [
      '/data-deletion',
      {
        'what is deleted': 'What is deleted',
        'what is kept': 'What is kept, and why',
        'without an account': 'If you have no account',
        'a form': 'Email me the link',
      },
    ],
    [
      '/responsible-disclosure',
      {
        scope: 'What is in scope',
        'safe harbour': 'What we promise',
        'how to report': 'How to report',
        thanks: 'Thanks',
      },
    ],
    ['/responsible-disclosure/report', { 'report form': 'What you found, and the steps to see it' }],
    [
      '/service-cards-terms',
      {
        'reschedule and cancel': 'Moving and cancelling',
        refund: 'Refunds',
        recording: 'Recording and minutes',
        withdrawal: 'Right of withdrawal for consumers',
      },
    ],
    [
      '/security-whitepaper',
      {
        'data flow': 'How data flows',
        encryption: 'Encryption',
        'access control': 'Who can reach what',
        audit: 'The audit trail',
        backups: 'Backups',
        incidents: 'Incidents',
        ASVS: 'Measured against ASVS',
        'sub-processors': 'Sub-processors',
      },
    ],
    [
      '/data-processing-agreement',
      {
        instructions: 'Instructions',
        confidentiality: 'Confidentiality',
        'sub-processors': 'Sub-processors',
        deletion: 'Deletion and return',
        audits: 'Proof and audits',
        'a file to keep': 'Text file',
        'acceptance with a record': 'Accept it for your company',
      },
    ],
    [
      '/mobile-app-terms',
      {
        permissions: 'Permissions',
        'offline storage': 'What is kept on the device',
        stores: 'If it is ever in a store',
      },
    ],
    [
      '/api-terms-of-use',
      {
        'who may use it': 'Who may use it',
        limits: 'Limits',
        webhooks: 'Webhooks',
        'fair use': 'Fair use',
        changes: 'Changes',
      },
    ],
    [
      '/jul-membership',
      {
        'three levels': 'The three levels',
        forge: 'JUL FORGE',
        'a card to get and verify': null,
        wallet: null,
      },
    ],
    [
      '/resources',
      {
        guides: 'Guides',
        templates: 'Data room in eight parts',
        filters: 'Everything',
        glossary: 'Runway',
        // They are there once staff give one: staff-changes-what-the-site-says.journey.ts.
        recordings: null,
      },
    ],
    [
      '/sample-readiness-report',
      {
        score: 'Developing',
        sides: 'Eight sides',
        evidence: 'Document attached',
        gaps: 'What will be pressed',
        plan: 'Ninety days',
        limits: 'Method and limits',
      },
    ],
    [
      '/pricing',
      {
        phone: 'The console on the phone',
        desktop: 'The console on the desktop',
        'how plans combine': 'How plans combine',
        retainer: 'Monthly Retainer',
      },
    ],
    [
      '/jul-console-handbook',
      {
        'by task': 'The first day',
        board: 'Move a card',
        'signing in': 'Make a passkey',
        versions: 'What changed',
        pictures: 'Home on the desktop',
      },
    ],
    [
      '/join-waitlist',
      {
        fields: 'You are',
        consent: 'I agree to get an email',
        'no promise of a place': 'we promise no place',
      },
    ],
    [
      '/membership-waitlist',
      { 'what it is for': 'Forge, Workshop and Studio', consent: 'I agree to get an email' },
    ],
    [
      '/julstore',
      {
        'paid items': 'Capital readiness report',
        price: 'Strategy Session',
        'what is delivered, and when': 'What you get, and when',
        'link to the history of orders': null,
      },
    ],
    ['/jh-admin', { 'sign-in of staff': 'Sign in as staff', 'second factor': 'second factor' }],
    [
      '/juliverse-signup',
      {
        'user type': 'What describes you best?',
        company: 'Company',
        consents: 'I agree to the terms of service',
        'first goal': 'Your first goal',
      },
    ],
    ['/juliverse-signup/investor', { 'next step by type': 'How a reading is made' }],
    [
      '/jul-playbook',
      {
        'parts of the method': 'Take off the corners',
        'myth files': 'Myth files',
        'progress of members': 'to see which lessons you have done',
      },
    ],
    [
      '/jul-playbook/count-the-buyers',
      {
        goal: 'A list of names does both',
        checklist: 'Checklist',
        'to the board': 'Add unticked lines to my board',
        'said to be done': 'I have done this lesson',
      },
    ],
    ['/jul-playbook/myth-files', { evidence: 'For and against', 'what to do': 'What to do instead' }],
    [
      '/ecosystem-form',
      {
        areas: 'Areas',
        regions: 'Countries you work in',
        references: 'Two people we may ask about your work',
        consent: 'I agree that this application',
      },
    ],
    [
      '/join-yelmail',
      {
        'topic choice': 'What you want to get',
        'a sample': 'The latest issue, whole',
        'how often': 'Twice a month at most',
        'double opt-in': 'One email asks whether it was you',
      },
    ],
    [
      '/yelmail/preferences',
      {
        topics: 'Events and new lessons',
        pause: 'Pause 30 days',
        unsubscribe: 'Unsubscribe',
        address: 'Send it to another address',
        why: 'Why you get it',
      },
    ],
    ['/newsletter-preview', { 'last issue': 'The latest issue, whole', archive: 'All issues' }],
    ['/brand-assets', { logo: 'Wordmark', colours: 'Colours', boilerplate: 'In a paragraph' }],
    [
      '/wallpaper-generator',
      { sizes: '1179 × 2556', 'tier colour': 'Workshop', text: 'Words', download: 'Download PNG' },
    ],
    [
      '/social-media-ad-generator',
      {
        'formats with brand sizes': '1080 × 1350',
        headline: 'Headline',
        image: 'Picture',
        'safe margins': 'Show the safe margins',
        presets: 'Presets in this browser',
      },
    ],
    ['/chirp-test', { 'a button for each sound': 'Jurassic', volume: 'Volume', haptics: 'Vibration' }],
    ['/studio-ident-test', { 'reduced-motion version': 'Without movement' }],
    [
      '/juliverse',
      {
        'map of products': 'JUL Board',
        ecosystem: 'Ecosystem',
        community: 'There is no forum, no group and no chat among members.',
        events: 'No event has a date yet.',
      },
    ],
    ['/company-manual', { 'how the firm works': 'Before a session', mistakes: 'Mistakes are told' }],
    [
      '/sessions',
      {
        kinds: 'Three kinds of session',
        sample: 'A sample recap',
        preparation: 'How to prepare',
        recap: 'The report',
        consent: 'Recording and consent',
      },
    ],
  ]

/** Pages that wait whole, because what they show is not built: those that a payment returns to. */
export const waitingPages: readonly string[] = [
  ...['/mobile-success', '/mobile-cancel', '/console-success', '/console-cancel'],
]

/** Pages of staff, which to everybody else are not there (T-019, T-168). */
export const hiddenPages: readonly string[] = [
  ...['/brand', '/email-signature', '/digital-business-card', '/mobile-design'],
  ...['/audio-uploader', '/stripe-calendly-validation', '/vip', '/admin', '/admin/jul-grid-upload'],
]
