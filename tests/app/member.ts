import type { Actor } from '#domain/actor.ts'

/** A confirmed member without any plan or role: what a test of a permission changes one thing of. */
export const member: Actor = {
  userId: 'm',
  isVerified: true,
  isStaff: false,
  isAdmin: false,
  isDemo: false,
  isDisabled: false,
  permissions: [],
  plans: [],
  userType: null,
}
