/** What can happen to what people ask of us about their data, in the past tense (4.12.13). */
export const privacyEvents = [
  'period.shortened',
  'export.requested',
  'export.ready',
  'deletion.asked',
  'deletion.requested',
  'deletion.cancelled',
  'account.erased',
  'address.erased',
] as const
export type PrivacyEvent = (typeof privacyEvents)[number]
