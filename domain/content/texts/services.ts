import type { ServiceName, ServiceState } from '../types.ts'

/** Our own words over the services that this server asks, for admins and staff (T-220). */
export const serviceTexts = {
  title: 'Services',
  lead: 'What this server asks of others, and what is missing where it does not.',
  none: 'No services',
} as const

/** The states in words. */
export const serviceStateNames: Readonly<Record<ServiceState, string>> = {
  on: 'Configured',
  off: 'Not configured',
  asking: 'Checking',
  away: 'Does not answer',
}

/** What each service is, what it does where it is there, and what people miss where it is not (T-220). */
export const serviceWords: Readonly<
  Record<ServiceName, { readonly name: string; readonly on: string; readonly off: string }>
> = {
  mail: {
    name: 'Mail server',
    on: 'Sends every email.',
    off: 'No email leaves this server. Set SMTP_URL.',
  },
  bucket: {
    name: 'Bucket for files',
    on: 'Keeps files.',
    off: 'Files stand in the data folder of this server. Set S3_BUCKET to keep them in a bucket.',
  },
  scanner: {
    name: 'Scanner for malware',
    on: 'Sees every attached file before anybody gets it. While it does not answer, files wait.',
    off: 'No scanner: attached files are checked by their bytes alone, not for malware. Set CLAMD_URL.',
  },
  drive: {
    name: 'Google Drive',
    on: 'Recordings are found in the company’s drive once it is connected.',
    off: 'Recordings are uploaded by hand. Set GOOGLE_CLIENT_ID.',
  },
  transcription: {
    name: 'Model that transcribes',
    on: 'Recordings are written down once everybody agreed.',
    off: 'Transcripts are uploaded by hand. Set AI_TRANSCRIPTION_MODEL and AI_MONTHLY_CENTS.',
  },
  reports: {
    name: 'Model that drafts minutes',
    on: 'Drafts minutes from the transcript.',
    off: 'Minutes are drafted by rules, without a summary. Set AI_REPORT_MODEL and AI_MONTHLY_CENTS.',
  },
  calendlyWebhooks: {
    name: 'Calendly, webhooks',
    on: 'Bookings arrive as they are made.',
    off: 'Webhooks are not taken. Set CALENDLY_SIGNING_KEY.',
  },
  calendlyBookings: {
    name: 'Calendly, bookings',
    on: 'Bookings that no webhook told of are found every minute.',
    off: 'Nobody looks for bookings that no webhook told of. Set CALENDLY_TOKEN.',
  },
}
