import type { CallMeta } from '#contract/call.ts'
import type { Plan } from '#domain/actor.ts'
import { effectivePlans } from '#domain/billing/rules/plans.ts'
import { hasRight } from '#domain/billing/rules/rights.ts'
import type { PersonOptions } from '#tests/app/testApp.ts'
import type { ActorName, Name } from './cast.ts'
import { cast, isDemo, isStaff, leaderOf, standing } from './cast.ts'
import type { RowKind } from './rowKinds.ts'

/** A status, and for 403 and 409 the reason that comes with it. */
export type Outcome = '200' | '400' | '401' | '404' | `403 ${string}` | `409 ${string}`

/** Whose row a case reaches for: a person's, one that is not there, or an id that is none. */
export type Aim = { owner: Name } | 'missing' | 'malformed'

/** Which staff see a member's rows of this kind (4.12.3). */
export type Area = 'directory' | 'sessions' | 'board'

/** The ids that an input is made of: a person's own ones, or the same wrong one everywhere. */
export type Ids = Readonly<Record<RowKind | 'userId', string>>

export type Scene = { actor: ActorName; aim: Aim; law: Outcome; seen: boolean; access: CallMeta['access'] }

/** What the matrix knows of one call beyond the contract; a call without a row fails the run. */
export type CallRow = {
  area?: Area
  /** Which of somebody's rows its one id names; else that of its noun. */
  of?: RowKind
  /** A valid input that reaches for `target`; `fresh` is an id that nobody has used. */
  input?(target: Ids, fresh: string): Record<string, unknown>
  /** Where the outcome is another than the law's, and why. */
  expects?(scene: Scene): Outcome
  /** Further own inputs, for states in which even the owner is refused. */
  also?: readonly {
    by: ActorName
    input(own: Ids, fresh: string): Record<string, unknown>
    expects: Outcome
  }[]
  /** Fields of `meta.refs` beyond the first: a valid own input with another member's id in this field. */
  refs?: Readonly<
    Record<
      string,
      {
        input(own: Ids, foreign: Ids, fresh: string): Record<string, unknown>
        expects: Outcome | ((actor: ActorName, owner: Name) => Outcome)
      }
    >
  >
  /** Id fields that name no other row: ids which the sender makes, or a hint of what they last saw. */
  notRefs?: readonly string[]
  /** The actor's own row that a list of theirs holds. */
  shows?: RowKind
  /** A call outside the read bucket that leaves no row in the trail: it changes nothing that anybody could ask about. */
  leavesNoTrail?: true
  /** Whose rows a call may change besides the actor's and the target's. */
  changes?: readonly Name[]
}

const options = (name: Name): PersonOptions => cast[name]

/** What a person of the cast holds, with the default tier that the test app is configured with. */
export function plansOf(name: Name): readonly Plan[] {
  const grants = (options(name).plans ?? []).map((plan) => ({
    plan,
    fromAt: new Date(0),
    untilAt: null,
    endedAt: null,
  }))
  return effectivePlans(grants, new Date(1), {
    isVerified: options(name).isVerified ?? true,
    defaultMobileTier: 'free',
    isStaff: isStaff(name),
  })
}

/** Whether an actor may know of a row: their own, or as staff by the area (4.12.3, 4.12.5). */
export function sees(actor: Name, owner: Name, meta: CallMeta, area: Area): boolean {
  const stands = standing(actor, owner)
  if (stands === 'own') return true
  if (!isStaff(actor) || stands === 'demo' || meta.scope === 'own') return false
  if (area === 'directory') return true
  return stands === 'advised' || (area === 'sessions' && (actor === 'manager' || leaderOf(owner) === actor))
}

/** What an answer has to be by the call's own description alone: access, then the row, then the plan. */
export function lawOf(meta: CallMeta, area: Area, actor: ActorName, aim: Aim): Outcome {
  if (actor === 'visitor' || actor === 'disabled') return meta.access === 'anyone' ? '200' : '401'
  if (meta.access === 'staff' && !isStaff(actor)) return '404'
  if (meta.access === 'admin' && actor !== 'admin') return '404'
  if (meta.access !== 'anyone' && actor === 'unverified') return '403 not_verified'
  if (aim === 'malformed') return '400'
  if (aim === 'missing') return '404'
  if (!sees(actor, aim.owner, meta, area)) return '404'
  const isOwn = aim.owner === actor
  if (isOwn && meta.right && !isStaff(actor) && !hasRight(plansOf(actor), meta.right))
    return '403 plan_missing'
  return '200'
}

const members = ['free', 'premium', 'pro', 'desktopPro'] as const

/** The rows an actor reaches for: the own one, the same tier's, another's, a demo's; for staff an advised and another member. */
export function aimsOf(actor: ActorName): readonly Aim[] {
  const wrong: readonly Aim[] = ['missing', 'malformed']
  if (actor === 'visitor') return [{ owner: 'desktopPro' }, ...wrong]
  if (actor === 'disabled' || actor === 'unverified')
    return [{ owner: actor }, { owner: 'desktopPro' }, ...wrong]
  const others: readonly Name[] = isStaff(actor)
    ? ['desktopProOther', 'desktopPro', 'demo']
    : isDemo(actor)
      ? ['demoOther', 'desktopPro']
      : [peerOf(actor), actor.startsWith('free') ? 'desktopPro' : 'free', 'demo']
  return [{ owner: actor }, ...others.map((owner) => ({ owner })), ...wrong]
}

function peerOf(actor: Name): Name {
  const first = members.find((name) => actor === `${name}Other`)
  return first ?? (`${actor}Other` as Name) // safe because each of the four tiers has its Other
}
