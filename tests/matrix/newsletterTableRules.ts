/** Who reaches the rows of the newsletter: staff and jobs; visitors write by functions of the database alone. */
export const newsletterTableRules = {
  subscribers: {
    owner: null,
    touch: 'name',
    select: ['staff+demo', 'jobs'],
    insert: [],
    update: ['jobs'],
    delete: ['jobs'],
  },
  subscriptions: {
    owner: null,
    touch: 'consent_version',
    select: ['staff+demo', 'jobs'],
    insert: [],
    update: ['jobs'],
    delete: ['jobs'],
  },
  suppressions: {
    owner: null,
    touch: 'reason',
    select: ['staff+demo', 'jobs'],
    insert: ['staff+demo', 'jobs'],
    update: [],
    delete: ['staff+demo', 'jobs'],
  },
  newsletter_issues: {
    owner: null,
    touch: 'subject',
    select: ['staff+demo', 'jobs'],
    insert: ['staff+demo'],
    update: ['staff+demo', 'jobs'],
    delete: ['staff+demo'],
  },
  newsletter_deliveries: {
    owner: null,
    touch: 'reply',
    select: ['staff+demo', 'jobs'],
    insert: ['jobs'],
    update: ['jobs'],
    delete: ['jobs'],
  },
} as const
