/** Texts of plans, upgrades and locks, exact as specified (spec 1 §2, §8; spec 2 §2, §8; spec 3 §2, §6). */
export const billingTexts = {
  loginToUpgrade: 'Please login to upgrade',
  loginToManage: 'Please login to manage subscription',
  upgradeFailed: 'Failed to start upgrade process',
  portalFailed: 'Failed to open subscription management',
  tierCheckFailed: 'Failed to check mobile subscription status',
  upgradeStarted: (tier: string) => `${tier} upgrade initiated!`,
  currentPlan: 'Current Plan',
  upgradePlan: 'Upgrade Plan',
  upgradeToPremium: 'Upgrade to Premium',
  proOnly: 'Pro Only',
  premiumLock: 'Premium+',
} as const

/** Names of the Platform Overview, exact as specified (spec 2 §2), and our own words around them (K77). */
export const overviewTexts = {
  title: 'Platform Overview',
  startupFounders: 'Startup founders',
  investors: 'Investors',
  advisoryClients: 'Advisory clients',
  status: 'Implementation status',
  yourPlan: 'Your plan',
  addsNothing: (planLabel: string) => `${planLabel} adds nothing more yet.`,
} as const

/** Our own words about a plan that is missing; the request reaches the staff list, nothing is charged by it. */
export const lockTexts = {
  requestUpgrade: 'Request upgrade',
  missing: (planLabel: string) => `This requires ${planLabel}.`,
} as const

/** Our own words for staff who give and end plans (T-047). */
export const grantTexts = {
  granted: 'Plan granted',
  ended: 'Plan ended',
  loses: (name: string) => `${name} loses access immediately. You can grant the plan again.`,
  keeps: (name: string, plan: string, by: string, until: string | null) =>
    `${name} keeps ${plan}${until ? ` until ${until}` : ''}: ${
      by === plan ? 'another grant gives the same plan' : `it comes with ${by}`
    }.`,
  planInvalid: 'Choose Mobile Premium, Mobile Pro or Desktop Pro',
  reasonRequired: 'Reason is required',
  reasonTooLong: 'Reason length is invalid',
  untilInvalid: 'Choose an end date in the next ten years',
} as const

/** What staff read when a grant is refused; keyed by the reason of the permission (T-009, T-047, 4.12.5). */
export const grantRefusals = {
  own_account: "You can't grant or end your own plans. Ask a colleague.",
  demo_member: 'Demo members already have every plan.',
  subject_not_verified: 'Only members with a confirmed email can be granted a plan.',
  not_granted_by_staff: 'Only plans granted by staff can be ended here.',
  id_taken: 'Try again.',
} as const

/** Our own words over why a plan is held, in place of its price (4.13.12). */
export const holdingTexts = {
  given: (by: string | null, until: string | null) =>
    `Given by ${by ?? 'our team'}${until ? `, until ${until}` : ''}`,
  with: (planLabel: string) => `Included in ${planLabel}`,
  work: 'Comes with your work here',
  demo: 'Part of the demo',
  everybody: 'Included in every account',
  free: 'Free',
} as const

/** Where a plan came from, as people read it. */
export const grantSourceNames = {
  staff: 'Granted by staff',
  demo: 'Included in the demo',
  purchase: 'Purchased',
  sign_up: 'Included in every account',
} as const
