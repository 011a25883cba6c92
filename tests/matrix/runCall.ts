import type { Call } from './contractCalls.ts'
import { contractCalls } from './contractCalls.ts'
import { areaOf } from './derived.ts'
import { rowOf } from './expected.ts'
import { faultsOf } from './faults.ts'
import { sees } from './law.ts'
import type { Case } from './permissionCases.ts'
import { casesOf } from './permissionCases.ts'
import type { Stage } from './stage.ts'

/** Every case of one call, or those that a run tries: how many there were, and what was wrong, as sentences. */
export async function runCall(
  stage: Stage,
  call: Call,
  isTried: (each: Case) => boolean = () => true,
): Promise<{ count: number; wrong: string[] }> {
  const row = rowOf(call) ?? {}
  const area = areaOf(call, row)
  const cases = casesOf(stage.world, call, row).filter(isTried)
  const wrong: string[] = []
  const unseen = new Map<string, string>()
  const isUnseen = ({ aim, actor }: Case): boolean =>
    aim === 'missing' ||
    (typeof aim === 'object' && actor !== 'visitor' && !sees(actor, aim.owner, call.meta, area))
  for (const each of cases) {
    const token = stage.tokenFor(each.actor, contractCalls.indexOf(call))
    const answer = await stage.server.ask(each.protocol, call, each.input, token)
    const changes = await stage.undo()
    const say = (fault: string) => wrong.push(`${call.id}: ${each.title}: ${fault}`)
    for (const fault of faultsOf(stage.world, call, row, each, answer, changes)) say(fault)
    // What one may not see and what is not there are one answer, byte for byte.
    if (each.protocol !== 'rpc' || !call.meta.refs || !isUnseen(each) || each.outcome.startsWith('403'))
      continue
    const first = unseen.get(each.actor) ?? answer.text
    unseen.set(each.actor, first)
    if (answer.text !== first) say(`tells a hidden row from a missing one: ${answer.text.slice(0, 120)}`)
  }
  return { count: cases.length, wrong }
}
