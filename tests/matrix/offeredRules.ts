/** What is offered, and what comes back from it by Calendly: rows of the app, which are nobody's (K12, T-065). */
export const offeredRules = {
  calendly_invitees: {
    owner: null,
    touch: 'matched_by',
    select: ['manager+demo', 'admin', 'jobs'],
    insert: ['jobs'],
    update: ['manager+demo', 'admin', 'jobs'],
    delete: [],
  },
  calendly_webhooks: {
    owner: null,
    touch: 'times',
    select: ['staff+demo', 'jobs'],
    insert: ['jobs'],
    update: ['jobs'],
    delete: ['jobs'],
  },
  service_cards: {
    owner: null,
    touch: 'title',
    select: ['staff+demo', 'jobs'],
    insert: ['staff+demo', 'jobs'],
    update: ['staff+demo'],
    delete: [],
  },
} as const
