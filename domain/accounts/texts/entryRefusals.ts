/** What a person reads where no console opens for them; keyed by the reason of `canEnterConsole` (T-019, T-021). */
export const entryRefusals = {
  account_disabled: 'This account is disabled. Contact support to have it enabled.',
  not_verified: 'Confirm your email address first.',
} as const
