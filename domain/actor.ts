/** A plan a member can hold; a member holds the union of their plans (decision 4.12.1). */
export type Plan = 'mobile_free' | 'mobile_premium' | 'mobile_pro' | 'desktop_standard' | 'desktop_pro'

/** What a member says they are; it selects content only, never access (T-024). Null until they have said. */
export type UserType = 'founder' | 'investor' | 'advisory'

/**
 * Whoever asks for something, as the server knows them. Nothing in here is ever read from a request (4.0 rule 1).
 * `permissions` are named grants beyond the roles, such as `sessions.manage` (4.12.4).
 */
export type Actor = {
  readonly userId: string
  readonly isVerified: boolean
  readonly isStaff: boolean
  readonly isAdmin: boolean
  readonly isDemo: boolean
  readonly isDisabled: boolean
  readonly permissions: readonly string[]
  readonly plans: readonly Plan[]
  readonly userType: UserType | null
}
