import { randomUUID } from 'node:crypto'
import type { ActorName } from './cast.ts'
import { actors } from './cast.ts'
import type { Call } from './contractCalls.ts'
import { areaOf } from './derived.ts'
import type { Aim, CallRow, Ids, Outcome } from './law.ts'
import { aimsOf, lawOf, sees } from './law.ts'
import type { Protocol } from './matrixApp.ts'
import type { World } from './world.ts'

/** One request of the matrix, and what has to come back. */
export type Case = {
  title: string
  protocol: Protocol
  actor: ActorName
  aim: Aim
  input: Record<string, unknown> | undefined
  outcome: Outcome
}

/** The ids of a person's rows, or the same wrong one for every kind. */
export const idsOf = (world: World, aim: Aim): Ids => {
  if (typeof aim === 'object') return { ...world.rows[aim.owner], userId: world.people[aim.owner].id }
  const id = aim === 'missing' ? randomUUID() : 'not-an-id'
  return new Proxy({} as Ids, { get: () => id }) // safe because every kind of id is the same wrong one
}

/** Whom a plain run leaves to the deep one: the second of each tier, the tiers between the least and the most, and who only scheduled. */
const askedInDeepRuns: readonly ActorName[] = [
  ...(['freeOther', 'premium', 'premiumOther', 'pro', 'proOther', 'desktopProOther'] as const),
  'staffScheduler',
]
/** Whoever is refused at the door, whatever they reach for. */
const refusedAtTheDoor: readonly ActorName[] = ['unverified', 'disabled']
/** Who asks in both protocols in every run: somebody of each kind of access. */
const askInBoth: readonly ActorName[] = ['visitor', 'desktopPro', 'admin']

/** Which cases a run tries: a plain and a deep one try all of them, and each once. */
export function isTried({ actor, aim, protocol }: Case, isDeep: boolean): boolean {
  const isOwn = typeof aim === 'object' && aim.owner === actor
  const isPlain =
    !askedInDeepRuns.includes(actor) &&
    aim !== 'malformed' &&
    (isOwn || !refusedAtTheDoor.includes(actor)) &&
    (protocol === 'rpc' || (isOwn && askInBoth.includes(actor)))
  return isPlain !== isDeep
}

const nameOf = (aim: Aim): string => (typeof aim === 'object' ? `${aim.owner}'s` : `a ${aim} id`)

/** Every actor with every target, and with a foreign id in each further field that names a row. */
export function casesOf(world: World, call: Call, row: CallRow): Case[] {
  const area = areaOf(call, row)
  const refs = call.meta.refs ?? []
  const cases: Case[] = []
  for (const actor of actors) {
    const self: Aim = { owner: actor === 'visitor' ? 'desktopPro' : actor }
    const aims = refs.length > 0 ? aimsOf(actor) : [self]
    for (const aim of aims) {
      // A call that names no row has the actor's own ones for its target, or nobody's.
      const law = refs.length > 0 ? lawOf(call.meta, area, actor, aim) : lawOf(call.meta, area, actor, self)
      const seen =
        actor !== 'visitor' &&
        typeof aim === 'object' &&
        sees(actor, aim.owner, { ...call.meta, scope: 'assigned' }, area)
      const outcome = row.expects?.({ actor, aim, law, seen, access: call.meta.access }) ?? law
      const title = `${actor} with ${nameOf(aim)}`
      const input = row.input?.(idsOf(world, aim), randomUUID())
      cases.push({ title, protocol: 'rpc', actor, aim, input, outcome })
      if (typeof aim === 'object' && (aim.owner === actor || aim === aims[1]))
        cases.push({ title: `${title}, as REST`, protocol: 'rest', actor, aim, input, outcome })
    }
    if (lawOf(call.meta, area, actor, self) !== '200' || actor === 'visitor') continue
    for (const [field, ref] of Object.entries(row.refs ?? {})) {
      for (const owner of ['desktopPro', 'freeOther', 'demoOther'] as const) {
        if (owner === actor) continue
        const input = ref.input(idsOf(world, self), idsOf(world, { owner }), randomUUID())
        cases.push({
          title: `${actor} with ${owner}'s ${field}`,
          protocol: 'rpc',
          actor,
          aim: self,
          input,
          outcome: typeof ref.expects === 'function' ? ref.expects(actor, owner) : ref.expects,
        })
      }
    }
  }
  for (const { by, input, expects } of row.also ?? []) {
    if (by === 'visitor') continue
    const own = idsOf(world, { owner: by })
    cases.push({
      title: `${by} once more`,
      protocol: 'rpc',
      actor: by,
      aim: { owner: by },
      input: input(own, randomUUID()),
      outcome: expects,
    })
  }
  return cases
}
