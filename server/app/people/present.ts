import type { Person } from '#contract/accounts/people.ts'
import { displayName } from '#domain/accounts/rules/displayName.ts'
import type { UserType } from '#domain/actor.ts'
import { cardLevel, effectivePlans } from '#domain/billing/rules/plans.ts'
import type { PlanGrant } from '#domain/billing/types.ts'
import type { Context } from '#server/platform/context/context.ts'
import { pick } from '#server/platform/pick.ts'

export type PersonRow = {
  userId: string
  firstName: string | null
  lastName: string | null
  company: string | null
  email: string | null
  isVerified: boolean
  isDemo: boolean
  disabledAt: Date | null
  roles: ('staff' | 'admin')[]
  permissions: string[]
  grants: PlanGrant[]
  userType: UserType | null
  isAdvised: boolean
  credits: number
  createdAt: Date
}

/** A person for the directory: nothing of what they wrote, said or own beyond their plans (4.12.3). */
export function presentPerson(row: PersonRow, { app, now }: Pick<Context, 'app' | 'now'>): Person {
  const { isVerified, grants } = row
  const { defaultMobileTier } = app.config
  return {
    ...pick(row, 'userId', 'email', 'roles', 'permissions', 'userType', 'isAdvised', 'credits'),
    name: displayName(row),
    company: row.company ?? '',
    isVerified,
    isDisabled: row.disabledAt !== null,
    plans: [...effectivePlans(grants, now, { isVerified, defaultMobileTier })],
    cardLevel: cardLevel(grants, now),
    createdAt: row.createdAt.toISOString(),
  }
}
