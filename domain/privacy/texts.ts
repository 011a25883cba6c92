import type { CookieCategory, PeriodName } from './types.ts'

/** The version of the text of the banner; another wording needs another version, and then everybody is asked again (T-160). */
export const cookieVersion = '1.0'

/** What banner and dialog say; a receipt keeps the hash of it. The names of the buttons are the specification's (spec 1 §4). */
export const cookieText = {
  title: 'Cookies',
  lead: 'Essential ones keep you signed in. The others count visits and remember how you left your console, and they wait for your answer.',
  dialogTitle: 'Choose what may be stored',
  dialogLead: 'You can change this at any time from the foot of every page.',
  categories: {
    essential: 'Keeps you signed in and remembers this choice.',
    functional: 'Remembers how you left your console, such as which figures were open.',
    analytics: 'Counts pages on our own server. No address is kept.',
    marketing: 'Remembers which campaign page you came from.',
  } satisfies Record<CookieCategory, string>,
} as const

/** What the categories are called. */
export const cookieCategoryNames: Readonly<Record<CookieCategory, string>> = {
  essential: 'Essential',
  functional: 'Functional',
  analytics: 'Analytics',
  marketing: 'Marketing',
}

/** Buttons and answers around the choice; the first five are the specification's words (spec 1 §4). */
export const cookieTexts = {
  acceptAll: 'Accept All',
  rejectOptional: 'Reject Non-Essential',
  customize: 'Customize',
  cancel: 'Cancel',
  save: 'Save Preferences',
  everyEntry: 'Every entry, listed',
  versionNote: (version: string) => `Version ${version}. You get a receipt number.`,
  failed: 'Your choice could not be stored. Please try again.',
  none: 'You have not chosen yet. Only the essential entries are kept.',
  receipt: (receipt: string, day: string) => `Receipt ${receipt}, ${day}`,
} as const

/** What each period is about, and from when it counts, for members and admins alike (T-219). */
export const periodWords: Readonly<Record<PeriodName, { what: string; from: string }>> = {
  transcripts: { what: 'Transcripts', from: 'from the upload' },
  recordings: { what: 'Recordings', from: 'from the day they were stored' },
  views: { what: 'Who looked at your data', from: 'from the day of the view' },
  deleted: { what: 'Deleted notes, check-ins, figures and sessions', from: 'from the deletion' },
  requests: { what: 'Requests and our answers', from: 'from the answer' },
  messages: { what: 'Messages of the forms of the site', from: 'from the day they came' },
  lists: { what: 'Addresses for a list that nobody confirmed', from: 'from the day they were given' },
  leftLists: { what: 'Addresses that left every list', from: 'from the day they left the last one' },
  deliveries: {
    what: 'Which issue of YELMail went to whom, and what came back',
    from: 'from the day the issue was sent or stopped',
  },
  suppressions: { what: 'Digests of addresses that get no issues', from: 'from the day it was noted' },
  emails: { what: 'Emails we sent, without their text', from: 'from the day they were written' },
  signIns: { what: 'Sign-ins that are over', from: 'from their end' },
  links: { what: 'Links and codes', from: 'from the moment they run out' },
  bookingLinks: { what: 'Links to book by', from: 'from the moment they run out' },
  calendly: { what: 'What Calendly tells of bookings', from: 'from the last word about one' },
  automation: { what: 'Looks into the drive for recordings', from: 'from the look' },
  auditTrail: { what: 'Audit trail, in whole months', from: 'from the event' },
  errors: { what: 'Browser errors', from: 'from the report' },
  pageCounts: { what: 'Counted pages', from: 'from the day' },
  cookieReceipts: { what: 'Receipts of answers about cookies', from: 'from the answer' },
  modelCalls: { what: 'Costs of model calls', from: 'from the call' },
  liveEvents: { what: 'Live events', from: 'from the change' },
  limits: { what: 'Counters of rate limits, and pictures that never came', from: 'once they are empty' },
  demos: { what: 'Demo accounts', from: 'from their start' },
  exports: { what: 'Copies of their data that people asked for', from: 'from the day they were ready' },
  deletions: { what: 'Accounts whose deletion was asked for', from: 'from the request' },
}

/** Our own words of the periods in the settings and on the admin's page. */
export const retentionTexts = {
  title: 'How long we keep it',
  lead: 'You can shorten these for your own data. What is older then goes within the hour.',
  longest: (months: number) => `${months} months, the longest`,
  choice: (months: number) => (months === 1 ? '1 month' : `${months} months`),
  saved: 'Period saved',
  failed: 'The period could not be saved. Please try again.',
  admin: 'Retention',
  adminAside: 'One job, every ten minutes',
  none: 'The job has not run yet',
  noneWords: 'It runs ten minutes after the server starts.',
  erasedThen: (then: number, all: number) =>
    `Erased then ${then.toLocaleString('en-GB')}, in all ${all.toLocaleString('en-GB')}`,
} as const

/** Our own words of export and deletion, in the settings and in emails (K37, 4.0 rule 10). */
export const rightsTexts = {
  exportTitle: 'Export my data',
  exportLead:
    "Everything you can see in your consoles, as JSON, and your files in one zip file. We mail you when it is ready; you load it here, once you have confirmed that it's you.",
  exportAsk: 'Export my data',
  exportAsked: 'We are preparing your export',
  exportRunning: (percent: number) => `Preparing, ${percent}%`,
  exportReady: 'Ready to load',
  exportFailed: 'The export could not be made. Please ask again.',
  exportLeftOut: (count: number) =>
    `${count === 1 ? '1 file is' : `${count} files are`} not in it, because all of them together are too large. README.txt in the zip file names what to load from its card or session.`,
  load: 'Load the zip file',
  loadFailed: "Couldn't load your export. Please try again.",
  deleteTitle: 'Delete my account',
  deleteLead:
    'Your account closes at once and everything of yours is deleted after 30 days. Signing in before then cancels it.',
  deleteKept:
    'Kept are entries of the audit trail without their details, for 24 months, because the trail is a chain that a missing entry would break, and invoices for as long as tax law asks. Words that others wrote stay theirs.',
  deleteAsk: 'Delete my account',
  deleteConfirm: 'Type DELETE to confirm',
  deleteNotTyped: 'Type the word DELETE here, in capitals or not.',
  deleteButton: 'Delete my account',
  deleteKeep: 'Keep my account',
  deleteStaff: 'You work here: ask an admin to close your account.',
  failed: 'That could not be stored. Please try again.',
  exportSubject: 'Your data is ready',
  exportMail: (until: string) =>
    `The copy of your data that you asked for is ready. Load it in your settings under Privacy, until ${until}. You may be asked to confirm that it's you first.`,
  deletionSubject: 'Your account will be deleted',
  deletionMail: (on: string) =>
    `As you asked, your account is closed now and will be deleted on ${on}. If that was not you, or you change your mind, sign in before then: that cancels the deletion.`,
  cancelledSubject: 'Your account stays',
  cancelledMail: (on: string) =>
    `You signed in on ${on}, so your account stays: the deletion that was asked for is cancelled. If you still want it, ask again in your settings under Privacy.`,
  cancelled: 'Your account stays. The deletion was cancelled because you signed in.',
  cancelledSeen: 'OK',
  openSettings: 'Open settings',
  signIn: 'Sign in and keep the account',
} as const
