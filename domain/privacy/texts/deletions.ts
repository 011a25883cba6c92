/** Our own words of a deletion that is asked for by an address, on the site, in its emails and for staff (K37). */
export const deletionTexts = {
  title: 'Ask for deletion',
  lead: 'If you cannot sign in or never had an account, enter your email address and we send you a link. Nothing is deleted before you press the button on the page it opens.',
  failed: 'That could not be stored. Please try again.',
  linkUnknown: 'This link is not one of ours, was used before, or is too old. Ask again and a new one comes.',
  staff: 'You work here: ask an admin to close your account.',
  askedSubject: 'Confirm the deletion of your data',
  asked: 'somebody, we hope you, asked us to delete everything we hold about this address.',
  confirm: (hours: number, days: number) =>
    `Nothing happens until you confirm it. The link works for ${hours} hours and once. From then on there are ${days} days in which you can change your mind.`,
  action: 'Look at what would happen',
  ignored: 'If it was not you, do nothing: nothing is deleted, and the request goes by itself.',
  confirmedSubject: 'Your data will be deleted',
  confirmed: (on: string) =>
    `You confirmed it: what we hold about this address will be deleted on ${on}. If there is an account with it, it is signed out everywhere now.`,
  changeMind:
    'If it was not you, or you change your mind, open the page below before then. Signing in to the account does the same.',
  keep: 'Keep my data',
  staffTitle: 'Deletions by address',
  staffLead: 'Asked for on the site by people who cannot sign in, and confirmed by the link in their email.',
  none: 'Nobody has asked',
  noneWords: 'Requests from the page about deleting data stand here until they are done.',
  withAccount: 'With an account',
  withoutAccount: 'No account',
} as const

/** How far a request is, for staff. */
export const deletionStatusTexts = {
  asked: 'Not confirmed',
  waiting: 'Waiting',
  cancelled: 'Cancelled',
} as const
