import { longDay } from '#domain/days.ts'
import { pauseDays } from './limits.ts'
import type {
  BounceKind,
  IssueStatus,
  MailList,
  MailTopic,
  PlaceState,
  SubscriberState,
  SuppressionReason,
} from './types.ts'

/** What each topic is called where people choose it (K15). */
export const topicNames: Readonly<Record<MailTopic, string>> = {
  founders: 'For founders',
  investors: 'For investors',
  lessons: 'Events and new lessons',
}

/** What each list is called, on its page and in its mail (K13). */
export const listNames: Readonly<Record<MailList, string>> = {
  console: 'Waitlist of the console',
  membership: 'Waitlist of the membership',
  report: 'Readers of the funding-gaps report',
  contact: 'Contact about the report',
  founders: `YELMail, ${topicNames.founders.toLowerCase()}`,
  investors: `YELMail, ${topicNames.investors.toLowerCase()}`,
  lessons: `YELMail, ${topicNames.lessons.toLowerCase()}`,
}

/** Our own words of the email that asks whether a place on a list is wanted (K13). */
export const listEmailTexts = {
  subject: 'Confirm your address',
  asked: (list: string) => `somebody, we hope you, gave this address for: ${list}.`,
  confirm: (days: number) =>
    `Nothing happens until you confirm it. The link works for ${days} days; without it the address is erased.`,
  action: 'Confirm this address',
  code: (code: string) =>
    `If you are reading this on a different device from the one you asked on, type this code there instead: ${code}`,
  ignored: (address: string) =>
    `If it was not you, do nothing. To leave every list later, open this address: ${address}`,
} as const

/** Our own words of the email with which somebody reaches their preferences (K15). */
export const preferencesEmailTexts = {
  subject: 'Your YELMail preferences',
  asked: 'somebody, we hope you, asked for the page on which you choose what YELMail sends you.',
  opens: 'The page shows what you get. Opening it changes nothing.',
  action: 'Open my preferences',
  ignored: 'If it was not you, do nothing: nobody else sees this address.',
} as const

/** Our own words where a link of a list no longer works. */
export const listTexts = {
  linkUnknown: 'This link is not one of ours, or its address was erased. Join again and a new one comes.',
  tooQuick: 'That was too quick for us to tell you from a program. Please press the button once more.',
  failed: 'Failed to join the list. Please try again.',
  failedChange: 'Failed to change what you get. Please try again.',
  topicMissing: 'Choose at least one topic',
  topicOrStop: 'Tick a topic, or choose “Unsubscribe” if you want none',
  codeMissing: 'Type the code from our email',
  codeWrong: 'This is not the code from our email to this address',
  failedCode: 'Failed to open the report. Please try again.',
} as const

/** Our own words around an issue, where staff write it (K15). */
export const issueTexts = {
  subjectMissing: 'Write a subject',
  leadMissing: 'Write the sentence that stands under the subject',
  bodyMissing: 'Write the issue',
  topicMissing: 'Choose at least one topic',
  linkBroken: (href: string) =>
    href === '' ? 'A link leads nowhere' : `This link is none: ${href.slice(0, 80)}. Begin it with https://`,
  hourPast: 'Choose an hour that is still to come',
  hourFar: 'Choose an hour within a year',
  hourIn: (zone: string) => `By the clock of ${zone}.`,
  created: 'Issue created',
  saved: 'Issue saved',
  deleted: 'Issue deleted',
  tested: 'A test is on its way to you',
  scheduled: 'Issue scheduled',
  unscheduled: 'Issue is a draft again',
  sent: 'Sending has begun',
  stopped: 'Sending stopped',
  failed: 'That did not work. Please try again.',
  saveFirst: 'Save the issue first: what is sent is what is saved.',
  changed: 'Somebody else changed this issue. What you typed is still here.',
  changedWays:
    'Your version has your words in the fields you wrote in, and theirs in the others; nothing is saved before you press Save.',
  keepMine: 'Keep my version',
  keepTheirs: 'Keep the other version',
  receiversChanged: (count: number) =>
    `The number of receivers has changed to ${count}. Look again, then send.`,
  none: 'No issues yet',
  noneWords: 'An issue begins as a draft that only staff see.',
} as const

/** What each state of an issue is called. */
export const issueStatusTexts: Readonly<Record<IssueStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  stopped: 'Stopped',
  sent: 'Sent',
}

/** Why a button about an issue does nothing (4.13.9). */
export const issueRefusals: Readonly<Record<string, string>> = {
  issue_not_draft: 'This issue is no draft any more.',
  issue_not_scheduled: 'This issue is not scheduled.',
  issue_not_sending: 'This issue is not on its way.',
  issue_changed: issueTexts.changed,
  issue_empty: 'Nobody would get this issue: its topics have no readers yet.',
  not_admin: 'An admin sends issues.',
}

/** What each state of a subscriber is called. */
export const subscriberStateTexts: Readonly<Record<SubscriberState, string>> = {
  waiting: 'Not confirmed',
  active: 'Active',
  paused: 'Paused',
  left: 'Left',
  suppressed: 'Not written to',
}

/** Why an address is not written to. */
export const suppressionTexts: Readonly<Record<SuppressionReason, string>> = {
  bounced: 'Issues do not arrive there',
  complained: 'Its reader complained',
  asked: 'Its reader asked us',
}

/** What came back of an issue, as staff read it of a subscriber (K15). */
export const bounceTexts: Readonly<Record<BounceKind, string>> = {
  gone: 'no such box',
  lost: 'did not arrive',
  late: 'was late',
  complained: 'complained of',
}

/** What each state of a place on a list is called (K13). */
export const placeStateTexts: Readonly<Record<PlaceState, string>> = {
  waiting: 'Not confirmed',
  held: 'Confirmed',
  left: 'Left',
}

/** Our own words around who is on a list (K13). */
export const placeTexts = {
  standing: (held: number, waiting: number) =>
    `${held} confirmed${waiting > 0 ? `, ${waiting} waiting for confirmation` : ''}`,
  asked: (at: string) => `joined ${longDay(at)}`,
  confirmed: (at: string) => `confirmed ${longDay(at)}`,
  left: (at: string) => `left ${longDay(at)}`,
  consent: (version: string) => `consent text of ${version}`,
  noOne: 'Nobody is on this list yet',
  noMatch: 'Nobody found',
} as const

/** Our own words around the list of subscribers. */
export const subscriberTexts = {
  suppressed: 'No issues go to this address any more',
  suppressHint:
    'Receipts and emails for signing in still go there. Only an admin takes this back; an address of no subscriber is found by searching for all of it.',
  other: 'Not a subscriber',
  released: 'Issues go to this address again',
  notHere: 'No subscribers yet',
  noMatch: 'Nobody found',
  failed: issueTexts.failed,
} as const

/** Our own words around an issue, in mail and on its page (K15). */
export const readerTexts = {
  number: (number: number) => `Issue ${number}`,
  why: 'You get this email because you confirmed your address on our site.',
  topics: 'Change topics',
  pause: `Pause ${pauseDays} days`,
  unsubscribe: 'Unsubscribe',
  answer: 'Answers to this email are read by a person.',
  onSite: 'Read this issue on our site',
  test: 'A test to yourself: the links at its foot change nothing.',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  noneYet: 'The first issue has not been sent yet. Join now and you will get it.',
  since: (count: number, since: string) => `${count === 1 ? 'One issue' : `${count} issues`} since ${since}`,
} as const

/** What the page of preferences says of a pause. */
export const pausedWords = (until: Date): string =>
  `Paused until ${longDay(until)}. Then it comes again by itself.`

/** What the page after the preferences says was done, each with what it means (K15). */
export const savedTexts = {
  stopped: 'You are unsubscribed',
  stoppedWords:
    'No further issue goes to your address. Waitlists you joined stay, and so do receipts and emails for signing in.',
  paused: (until: Date) => `Paused until ${longDay(until)}`,
  pausedWords:
    'Until then no issue goes to your address. Then it comes again by itself, on the topics you chose.',
  asked:
    'An email to the other address asks for a yes. Until it comes, what you chose holds for the address you have now.',
} as const
