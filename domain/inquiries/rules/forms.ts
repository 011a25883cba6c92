import type { SiteForm } from '#domain/content/rules/forms.ts'
import { messageTopicNames } from '../texts.ts'
import type { VisitorKind } from '../types.ts'
import { messageTopics } from '../types.ts'
import { senderFields } from './senderFields.ts'

/** A form whose answers land in the staff inbox; `subject` and `body` name the fields that the inbox shows first (K14, K89). */
export type InboxForm = SiteForm & {
  readonly name: VisitorKind
  readonly subject?: string
  readonly body: string
}

const { name, email, company, website } = senderFields
const failed = (kind: string) => `Failed to submit ${kind} request. Please try again.`

const topicHints = {
  advisory: 'A session, a retainer',
  ventures: 'Working as a partner',
  partnership: 'Law, funds, universities',
  membership: 'Plans, card, invoices',
  press: 'Interviews, figures',
  security: 'Report a weakness',
} as const

const partnerKinds = [
  { value: 'law', label: 'Law' },
  { value: 'accounting', label: 'Accounting' },
  { value: 'fund', label: 'Fund or angel group' },
  { value: 'accelerator', label: 'Accelerator' },
  { value: 'university', label: 'University' },
  { value: 'other', label: 'Something else' },
] as const

const stages = [
  { value: 'idea', label: 'Idea' },
  { value: 'pre-seed', label: 'Pre-seed' },
  { value: 'seed', label: 'Seed' },
  { value: 'series-a', label: 'Series A' },
] as const

const contact: InboxForm = {
  name: 'contact',
  path: '/contact',
  sentPath: '/contact/sent',
  submit: 'Send message',
  failed: failed('contact'),
  subject: 'topic',
  body: 'message',
  fields: [
    {
      name: 'topic',
      label: 'What is it about?',
      kind: 'choice',
      missing: 'Choose what it is about',
      options: messageTopics.map((value) => ({
        value,
        label: messageTopicNames[value],
        hint: topicHints[value],
      })),
    },
    name,
    email,
    company({ isOptional: true, isHalf: true }),
    {
      name: 'service',
      label: 'Service',
      kind: 'line',
      most: 120,
      hint: 'If you ask about one of our services, which one.',
      isOptional: true,
      isHalf: true,
    },
    {
      name: 'message',
      label: 'Message',
      kind: 'text',
      most: 4000,
      placeholder: 'What happened, and what would you like to know?',
      hint: 'Please send no confidential figures yet. Your advisor asks for them in a safer place.',
      missing: 'Write at least one sentence, so that the right person reads it',
    },
  ],
}

const partnership: InboxForm = {
  name: 'partnership',
  path: '/partnerships/request',
  sentPath: '/partnerships/sent',
  submit: 'Send partnership request',
  failed: failed('partnership'),
  subject: 'kind',
  body: 'message',
  fields: [
    {
      name: 'kind',
      label: 'What kind of partner would you be?',
      kind: 'choice',
      options: partnerKinds,
      missing: 'Choose the kind of partner',
    },
    name,
    email,
    company({ isHalf: true }),
    website,
    { name: 'regions', label: 'Countries you work in', kind: 'line', most: 200 },
    {
      name: 'message',
      label: 'What each side would give',
      kind: 'text',
      most: 4000,
      placeholder: 'What your clients need that we do, and what ours need that you do.',
      hint: 'We pay no fee for a referral and take none.',
    },
  ],
}

const advisory: InboxForm = {
  name: 'advisory',
  path: '/advisory/request',
  sentPath: '/advisory/sent',
  submit: 'Send advisory request',
  failed: failed('advisory'),
  subject: 'service',
  body: 'message',
  fields: [
    {
      name: 'service',
      label: 'What are you asking for?',
      kind: 'choice',
      missing: 'Choose what you are asking for',
      options: [
        { value: 'session', label: 'Strategy session', hint: 'One question, 90 minutes' },
        { value: 'retainer', label: 'Retainer', hint: 'Month by month' },
        { value: 'unsure', label: 'Not sure yet', hint: 'We say which fits, or neither' },
      ],
    },
    name,
    email,
    company({ isHalf: true }),
    {
      name: 'deadline',
      label: 'Decide by',
      kind: 'line',
      most: 80,
      isOptional: true,
      isHalf: true,
      placeholder: 'End of March, before the board',
    },
    {
      name: 'message',
      label: 'The question, in a sentence or two',
      kind: 'text',
      most: 4000,
      placeholder: 'Do we raise now or sell to three more customers first?',
      hint: 'Say what you have tried and which way you lean; that helps more than background.',
      missing: 'Write the question; one sentence is enough',
    },
  ],
}

const application: InboxForm = {
  name: 'application',
  path: '/ventures/apply',
  sentPath: '/ventures/sent',
  submit: 'Send application',
  failed: 'Failed to submit application. Please try again.',
  subject: 'stage',
  body: 'message',
  fields: [
    name,
    email,
    company({ isHalf: true }),
    website,
    { name: 'stage', label: 'Where you are', kind: 'choice', options: stages, missing: 'Choose your stage' },
    {
      name: 'message',
      label: 'What you make, and who has paid for it',
      kind: 'text',
      most: 4000,
      missing: 'Write what you make',
    },
    {
      name: 'wanted',
      label: 'What you would want from us',
      kind: 'text',
      most: 2000,
      hint: 'Work we would do in return for 0.5 to 2 percent of equity, by agreement.',
    },
    {
      name: 'deck',
      label: 'Link to a deck or a page',
      kind: 'url',
      most: 300,
      isOptional: true,
      placeholder: 'https://',
    },
  ],
}

const ecosystem: InboxForm = {
  name: 'ecosystem',
  path: '/ecosystem-form',
  sentPath: '/ecosystem-form/sent',
  submit: 'Send application',
  failed: failed('ecosystem'),
  subject: 'role',
  body: 'message',
  fields: [
    {
      name: 'role',
      label: 'You apply as',
      kind: 'choice',
      missing: 'Choose partner or expert',
      options: [
        { value: 'partner', label: 'Partner', hint: 'A firm or an institution' },
        { value: 'expert', label: 'Expert', hint: 'One person, by the hour' },
      ],
    },
    name,
    email,
    company({ isHalf: true, isOptional: true }),
    website,
    {
      name: 'areas',
      label: 'Areas',
      kind: 'several',
      missing: 'Choose at least one area',
      options: [
        { value: 'law', label: 'Law and contracts' },
        { value: 'finance', label: 'Finance and accounting' },
        { value: 'product', label: 'Product and technology' },
        { value: 'sales', label: 'Sales and markets' },
        { value: 'people', label: 'People and hiring' },
        { value: 'capital', label: 'Raising capital' },
      ],
    },
    { name: 'regions', label: 'Countries you work in', kind: 'line', most: 200 },
    {
      name: 'message',
      label: 'What you do best, with one example',
      kind: 'text',
      most: 4000,
      hint: 'An example without names of clients is fine.',
    },
    {
      name: 'references',
      label: 'Two people we may ask about your work',
      kind: 'text',
      most: 1000,
      hint: 'Their names and how to reach them. Please ask them first; we tell you before we write.',
    },
    {
      name: 'consent',
      label:
        'I agree that this application is kept for 12 months, read by the team, and that my references are asked after I have been told.',
      kind: 'consent',
      version: '2026-11-22',
      missing: 'Without this consent the application cannot be stored',
    },
  ],
}

const disclosure: InboxForm = {
  name: 'disclosure',
  path: '/responsible-disclosure/report',
  sentPath: '/responsible-disclosure/sent',
  submit: 'Send report',
  failed: 'Failed to submit report. Please try again.',
  subject: 'severity',
  body: 'message',
  fields: [
    {
      name: 'severity',
      label: 'How bad could it get?',
      kind: 'choice',
      missing: 'Choose how bad it could get',
      options: [
        { value: 'used', label: 'Already in use', hint: 'Against people, now' },
        { value: 'serious', label: 'Serious', hint: 'Somebody else’s data or rights' },
        { value: 'limited', label: 'Limited', hint: 'Needs luck or an insider' },
        { value: 'unsure', label: 'Not sure', hint: 'We will find out' },
      ],
    },
    { ...name, isOptional: true, hint: 'Or a handle. Listed only if you tick the box below.' },
    { ...email, hint: 'Where we can ask you questions.' },
    {
      name: 'place',
      label: 'Page or part',
      kind: 'line',
      most: 300,
      placeholder: '/dashboard, the API, an email',
    },
    {
      name: 'message',
      label: 'What you found, and the steps to see it',
      kind: 'text',
      most: 8000,
      missing: 'Write what you found',
      hint: 'Steps help most. Please do not send other people’s data; say that you saw it.',
    },
    {
      name: 'thanks',
      label: 'Name me on the thanks list when it is fixed',
      kind: 'consent',
      version: '2026-11-27',
      isOptional: true,
    },
  ],
}

/** The forms of the site whose answers land in the staff inbox, by their kind (K14, T-155). */
export const inboxForms: Readonly<Record<VisitorKind, InboxForm>> = {
  contact,
  partnership,
  advisory,
  application,
  ecosystem,
  disclosure,
}

/** The form behind a kind of request; null for what members ask. */
export function inboxFormOf(kind: string): InboxForm | null {
  return Object.values(inboxForms).find((form) => form.name === kind) ?? null
}
