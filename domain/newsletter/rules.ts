import type { FormField, SiteForm } from '#domain/content/rules/forms.ts'
import { emailField, nameField } from '#domain/content/rules/forms.ts'
import type { Problem } from '#domain/decision.ts'
import { pauseDays } from './limits.ts'
import { listTexts, topicNames } from './texts.ts'
import type { MailList, MailTopic } from './types.ts'
import { mailTopics } from './types.ts'

/** A form that puts an address on lists, once it is confirmed by mail (K13, K17). */
export type ListForm = SiteForm & {
  readonly lists: readonly MailList[]
  /** The version of the text that is agreed to. */
  readonly consent: string
}

const consentVersion = '2026-11-22'

/** What somebody on a waitlist says they are (K13). */
export const placeKinds = [
  { value: 'founder', label: 'Founder' },
  { value: 'investor', label: 'Investor' },
  { value: 'partner', label: 'Partner' },
  { value: 'other', label: 'Somebody else' },
] as const

const waitlist = (list: 'console' | 'membership', path: `/${string}`, what: string): ListForm => ({
  name: list,
  path,
  sentPath: '/waitlist-thanks',
  submit: 'Join the waitlist',
  failed: listTexts.failed,
  lists: [list],
  consent: consentVersion,
  fields: [
    nameField,
    emailField,
    { name: 'type', label: 'You are', kind: 'choice', options: placeKinds, missing: 'Choose what you are' },
    {
      name: 'consent',
      label: `I agree to get an email when ${what}, and one that asks me to confirm this address.`,
      kind: 'consent',
      version: consentVersion,
      missing: 'Without this consent there is nobody to write to',
    },
  ],
})

/** The forms of the lists, by their names. */
export const listForms = {
  console: waitlist('console', '/join-waitlist', 'a new part of the console opens'),
  membership: waitlist('membership', '/membership-waitlist', 'membership cards are given out'),
  yelmail: {
    name: 'yelmail',
    path: '/join-yelmail',
    sentPath: '/join-yelmail/sent',
    submit: 'Send me the next one',
    failed: listTexts.failed,
    // Which lists those are, the form asks.
    lists: [],
    consent: consentVersion,
    fields: [
      emailField,
      {
        name: 'topics',
        label: 'What you want to get',
        kind: 'several',
        options: mailTopics.map((value) => ({ value, label: topicNames[value] })),
        missing: listTexts.topicMissing,
      },
    ],
  },
  report: {
    name: 'report',
    path: '/funding-gaps-report/access',
    sentPath: '/funding-gaps-report/sent',
    submit: 'Send me the link',
    failed: 'Failed to submit report request. Please try again.',
    lists: ['report'],
    consent: consentVersion,
    fields: [
      emailField,
      { ...nameField, isOptional: true },
      {
        name: 'contact',
        label: 'You may also write to me about the report. This is not needed to read it.',
        kind: 'consent',
        version: consentVersion,
        isOptional: true,
      },
    ],
  },
} as const satisfies Readonly<Record<string, ListForm>>

/** The page that waits for the email of the report: whoever reads it on another device types its code here (K17). */
export const reportCodeForm: SiteForm = {
  name: 'code',
  path: listForms.report.sentPath,
  sentPath: '/funding-gaps-report/full',
  submit: 'Open the report',
  failed: listTexts.failedCode,
  fields: [
    emailField,
    {
      name: 'code',
      label: 'Code',
      kind: 'line',
      most: 20,
      autoComplete: 'one-time-code',
      placeholder: 'XXXX-XXXX',
      missing: listTexts.codeMissing,
      isHalf: true,
    },
  ],
}

/** The names of the forms of lists. */
export const listFormNames = ['console', 'membership', 'report', 'yelmail'] as const
export type ListFormName = (typeof listFormNames)[number]

const token: FormField = {
  name: 'token',
  label: 'Link',
  kind: 'hidden',
  most: 200,
  missing: listTexts.linkUnknown,
}

/** The page that a link of a list opens: it asks, and its button acts, because programs open links too (T-169). */
export const confirmForm: SiteForm = {
  name: 'confirm',
  path: '/lists/confirm',
  sentPath: '/lists/confirmed',
  submit: 'Confirm this address',
  failed: listTexts.failed,
  fields: [token],
}

/** The page by which an address leaves every list. */
export const leaveForm: SiteForm = {
  name: 'leave',
  path: '/lists/leave',
  sentPath: '/lists/left',
  submit: 'Leave all lists',
  failed: listTexts.failedChange,
  fields: [token],
}

/** Why somebody leaves, in the order in which it is asked. */
export const leaveReasons = [
  { value: 'often', label: 'It comes too often' },
  { value: 'useless', label: 'It is of no use to me' },
  { value: 'elsewhere', label: 'I read it elsewhere' },
  { value: 'other', label: 'Another reason' },
] as const

/** What an address gets of YELMail: topics, a pause, nothing more, another address. Opened by the link of an issue (K15, T-169). */
export const preferencesForm: SiteForm = {
  name: 'preferences',
  path: '/yelmail/preferences',
  sentPath: '/yelmail/saved',
  submit: 'Save my preferences',
  failed: listTexts.failedChange,
  fields: [
    token,
    {
      name: 'pace',
      label: 'What shall we send?',
      kind: 'choice',
      options: [
        { value: 'each', label: 'Every issue' },
        { value: 'pause', label: `Pause ${pauseDays} days`, hint: 'Then it comes again by itself' },
        { value: 'stop', label: 'Unsubscribe', hint: 'From every topic of YELMail' },
      ],
    },
    {
      name: 'topics',
      label: 'Topics',
      kind: 'several',
      options: mailTopics.map((value) => ({ value, label: topicNames[value] })),
      isOptional: true,
      hint: 'Without a topic there is nothing to send.',
    },
    {
      ...emailField,
      name: 'address',
      label: 'Send it to another address',
      isOptional: true,
      hint: 'An email asks the new address; until it says yes, this one gets the issues.',
    },
    { name: 'why', label: 'Why, if you leave', kind: 'choice', options: leaveReasons, isOptional: true },
  ],
}

/** Without a topic nothing comes, neither now nor after a pause: whoever wants that unsubscribes, and is not left to find out (K15). */
export const checkPreferences = (
  pace: 'each' | 'pause' | 'stop',
  topics: readonly MailTopic[],
): readonly Problem[] =>
  pace !== 'stop' && topics.length === 0 ? [{ field: 'topics', message: listTexts.topicOrStop }] : []

/** When a pause that begins now is over (K15). */
export const pauseEnd = (now: Date): Date => new Date(now.getTime() + pauseDays * 86_400_000)

/** Other addresses of the page of preferences (spec 1 §2, K02). */
export const preferencesAliases = ['/yelmail-preferences', '/yelmail/unsubscribe'] as const

/** Asks for the link to one's preferences: it goes by mail, to an address that subscribes (K15). */
export const preferencesLinkForm: SiteForm = {
  name: 'link',
  path: '/yelmail/link',
  sentPath: '/yelmail/link-sent',
  submit: 'Send me the link',
  failed: listTexts.failedChange,
  fields: [emailField],
}

const withToken = (path: string, token?: string): string =>
  token ? `${path}?token=${encodeURIComponent(token)}` : path

/** Where links of lists lead; no console needs them, so they stand here and not among the addresses it loads. */
export const listPaths = {
  confirm: (token: string) => withToken(confirmForm.path, token),
  leave: (token: string) => withToken(leaveForm.path, token),
  preferences: (token: string) => withToken(preferencesForm.path, token),
  /** The whole report on funding gaps, and the table behind its charts, for a confirmed address (K17). */
  report: (token?: string) => withToken('/funding-gaps-report/full', token),
  reportData: (token?: string) => withToken('/funding-gaps-report/data.csv', token),
} as const
