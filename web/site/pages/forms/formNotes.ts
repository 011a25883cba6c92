/** What stands next to the button of a form that more than one page has: what becomes of what is typed. */
export const formNotes = {
  contact: 'Used only to answer you, and kept for 12\u00a0months.',
  waitlist: 'Used only for this list. Every email has a link to leave it.',
  yelmail: 'We send one email to confirm. Stop it with one press, or pause it for thirty days.',
} as const
