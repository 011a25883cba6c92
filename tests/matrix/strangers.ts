import type { CallMeta } from '#contract/call.ts'
import type { ActorName, Name } from './cast.ts'
import { advisorOf, isDemo, isStaff, leaderOf } from './cast.ts'
import type { Area } from './law.ts'
import { sees } from './law.ts'
import type { World } from './world.ts'

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const canaries = /canary:(\w+):/g

/** Rows, texts and people in an answer that its reader may not know of. */
export function strangersIn(
  text: string,
  actor: ActorName,
  meta: CallMeta,
  area: Area,
  world: World,
  open: readonly Name[],
): string[] {
  const mayKnow = (owner: Name): boolean => {
    if (open.includes(owner) || meta.access === 'anyone') return true
    return (
      actor !== 'visitor' &&
      sees(actor, owner, { ...meta, scope: meta.scope === 'own' ? 'own' : 'assigned' }, area)
    )
  }
  const found = new Set<string>()
  for (const [id] of text.matchAll(ids)) {
    const owner = world.ownerOf.get(id)
    if (!owner) continue
    const isPerson = world.people[owner].id === id
    if (isPerson ? !mayKnowPerson(actor, owner) : !mayKnow(owner))
      found.add(`${isPerson ? 'the id' : 'an id of a row'} of ${owner}`)
  }
  for (const [, owner] of text.matchAll(canaries))
    if (!mayKnow(owner as Name)) found.add(`a text of ${owner}`) // safe because only the world writes canaries
  return [...found]
}

/** Members know themselves, their advisor and who leads their sessions; staff everybody but demo members (T-117, 4.12.5). */
function mayKnowPerson(actor: ActorName, person: Name): boolean {
  if (actor === 'visitor') return false
  if (actor === person || advisorOf(actor) === person || leaderOf(actor) === person) return true
  return isStaff(actor) && !isDemo(person)
}
