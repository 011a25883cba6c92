import type { ServiceName, ServiceState } from '../types.ts'

/** Our own words over the services that this server asks, for admins and staff (T-220). */
export const serviceTexts = {
  title: 'Services',
  lead: 'The outside services that this server uses, and what is missing without them.',
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
    off: 'Files are kept in the data folder of this server. Set S3_BUCKET to keep them in a bucket.',
  },
  scanner: {
    name: 'Scanner for malware',
    on: 'Checks every attached file before anyone can open it. Files wait while it does not answer.',
    off: 'Attached files are checked for their type, but not for malware. Set CLAMD_URL.',
  },
  drive: {
    name: 'Google Drive',
    on: 'Recordings are found in the company’s drive once it is connected.',
    off: 'Recordings are uploaded by hand. Set GOOGLE_CLIENT_ID.',
  },
  transcription: {
    name: 'Transcription model',
    on: 'Recordings are transcribed once everyone has agreed.',
    off: 'Transcripts are uploaded by hand. Set AI_TRANSCRIPTION_MODEL and AI_MONTHLY_CENTS.',
  },
  reports: {
    name: 'Drafting model',
    on: 'Drafts minutes from the transcript.',
    off: 'Minutes are drafted by rules, without a summary. Set AI_REPORT_MODEL and AI_MONTHLY_CENTS.',
  },
  calendlyWebhooks: {
    name: 'Calendly webhooks',
    on: 'Bookings arrive as they are made.',
    off: 'Webhooks are refused. Set CALENDLY_SIGNING_KEY.',
  },
  calendlyBookings: {
    name: 'Calendly bookings',
    on: 'Bookings that no webhook told of are found every minute.',
    off: 'Nobody looks for bookings that no webhook told of. Set CALENDLY_TOKEN.',
  },
}
