import { authOnly } from './tableRule.ts'

/** Of the ways to sign in and of what guards an account: closed to the calls, but for one's own passkeys. */
export const signInRules = {
  passkeys: { ...authOnly, owner: 'user_id', touch: 'name', select: ['member', 'self', 'auth'] },
  authenticators: { ...authOnly, owner: 'user_id', touch: 'sealed_secret' },
  recovery_codes: { ...authOnly, owner: 'user_id', touch: 'created_at' },
  factor_resets: { ...authOnly, owner: 'user_id', touch: 'reason' },
  address_changes: { ...authOnly, owner: 'user_id', touch: 'took_staff' },
  sign_in_mails: { ...authOnly, owner: null, touch: 'tries' },
} as const
