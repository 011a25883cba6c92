/** What can happen to a person's account and when signing in, in the past tense (4.12.13). */
export const accountEvents = [
  'account.created',
  'address.confirmed',
  'sign_in.done',
  'sign_in.failed',
  'sign_out.done',
  'sign_in.mailed',
  'password.changed',
  'password.reset',
  'profile.updated',
  'role.given',
  'role.changed',
  'permission.changed',
  'account.disabled',
  'advisor.assigned',
  'advisor.ended',
  'demo.started',
] as const
export type AccountEvent = (typeof accountEvents)[number]
