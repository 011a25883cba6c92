import { z } from 'zod'
import { grantLimits } from '#domain/billing/limits.ts'
import { grantablePlans, grantedPlans, grantSources } from '#domain/billing/types.ts'
import { call } from '../call.ts'
import { Id, Instant, Text } from '../fields.ts'

/** The plans staff may give without payment; everybody has the free ones (T-047). */
export const GrantablePlan = z.enum(grantablePlans)

/** A plan that can be stored as a grant: the grantable ones, and what comes with every sign-up (T-012). */
export const GrantedPlan = z.enum(grantedPlans)

/** Why a grant stands: given by staff, part of the demo, paid for, or part of every sign-up. */
export const GrantSource = z.enum(grantSources)

/** A plan its member holds or held; null `untilAt` has no end, `endedAt` ended it early (T-008). */
export const MyPlan = z.object({
  id: Id,
  plan: GrantedPlan,
  source: GrantSource,
  fromAt: Instant,
  untilAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  isActive: z.boolean(),
  /** Who gave it; null for what no person gave. */
  grantedByName: z.string().nullable(),
})
export type MyPlan = z.infer<typeof MyPlan>

/** The same as staff see it: with the reason, who ended it, and whether this reader may end it. */
export const PlanGrant = MyPlan.extend({
  userId: Id,
  reason: z.string(),
  endedByName: z.string().nullable(),
  canEnd: z.boolean(),
})
export type PlanGrant = z.infer<typeof PlanGrant>

/** A plan for a member without payment; its id is made by the sender, so that a retry is the same grant (T-047). */
export const GrantPlanInput = z.strictObject({
  id: Id,
  userId: Id,
  plan: GrantablePlan,
  reason: Text(grantLimits.reason, 1),
  /** Null for no end; otherwise an instant in the future, at most ten years away. */
  untilAt: Instant.nullable(),
})

/** The grant that ends now. */
export const EndGrantInput = z.strictObject({ id: Id })

const staff = { access: 'staff', scope: 'all' } as const

/** Plans: what a member holds, and what staff give and end (T-008, T-047). */
export const grantCalls = {
  listMyGrants: call(
    { access: 'member', scope: 'own', bucket: 'read' },
    'GET /billing/plans',
    'List the plans granted to you, newest first',
  ).output(z.object({ plans: z.array(MyPlan) })),
  listGrants: call(
    { ...staff, bucket: 'read', refs: ['userId'] },
    'GET /billing/members/{userId}/grants',
    "List a member's plan grants, newest first, and whether you can grant one",
  )
    .input(z.strictObject({ userId: Id }))
    .output(z.object({ grants: z.array(PlanGrant), canGrant: z.boolean(), reason: z.string().nullable() })),
  grantPlan: call(
    { ...staff, bucket: 'write', refs: ['userId'], proof: 'recent', money: true },
    'POST /billing/grants',
    'Grant a member a plan without payment',
  )
    .input(GrantPlanInput)
    .output(z.object({ grant: PlanGrant })),
  endGrant: call(
    { ...staff, bucket: 'write', refs: ['id'], proof: 'recent', money: true },
    'POST /billing/grants/{id}/end',
    'End a plan granted by staff',
  )
    .input(EndGrantInput)
    .output(z.object({ grant: PlanGrant })),
}
