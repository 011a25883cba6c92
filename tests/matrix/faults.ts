import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Change } from './changes.ts'
import type { Call } from './contractCalls.ts'
import type { CallRow } from './law.ts'
import type { Answer } from './matrixApp.ts'
import type { Case } from './permissionCases.ts'
import { strangersIn } from './strangers.ts'
import type { World } from './world.ts'

const ajv = addFormats.default(new Ajv2020({ strict: false }))

export function outcomeOf({ status, body }: Answer): string {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null
  const reason =
    typeof data === 'object' && data !== null && 'reason' in data ? ` ${String(data.reason)}` : ''
  return `${status}${status === 403 || status === 409 ? reason : ''}`
}

/** Everything that is wrong with one answer, as sentences. */
export function faultsOf(
  world: World,
  call: Call,
  row: CallRow,
  each: Case,
  answer: Answer,
  changes: readonly Change[],
): string[] {
  const faults: string[] = []
  const outcome = outcomeOf(answer)
  if (outcome !== each.outcome)
    faults.push(`is ${outcome}, not ${each.outcome} ${answer.status >= 400 ? answer.text.slice(0, 160) : ''}`)
  if (answer.status >= 500) return faults
  const actorId = each.actor === 'visitor' ? null : world.people[each.actor].id

  if (answer.status === 200) {
    const isRight = ajv.compile(call.output)
    if (!isRight(answer.body))
      faults.push(`answers what the contract does not say: ${ajv.errorsText(isRight.errors).slice(0, 200)}`)
    if (
      row.shows &&
      typeof each.aim === 'object' &&
      each.aim.owner === each.actor &&
      outcome === each.outcome
    ) {
      if (!answer.text.includes(world.rows[each.aim.owner][row.shows]))
        faults.push(`does not hold the own ${row.shows}`)
    }
  }
  for (const stranger of strangersIn(
    answer.text,
    each.actor,
    call.meta,
    row.area ?? 'directory',
    world,
    row.changes ?? [],
  )) {
    faults.push(`lets out ${stranger}`)
  }

  const allowed = new Set<string | null>([null, actorId])
  if (answer.status === 200) {
    if (typeof each.aim === 'object') allowed.add(world.people[each.aim.owner].id)
    for (const name of row.changes ?? []) allowed.add(world.people[name].id)
  }
  for (const change of changes) {
    // Who looked is written down for the member who was looked at (T-203).
    if (change.table === 'member_views' && change.row.advisor_id === actorId && answer.status === 200)
      continue
    if (change.table === 'audit_events' || change.table === 'audit_details' || change.table === 'rate_takes')
      continue
    if (answer.status !== 200) faults.push(`was refused and still changed ${change.table}`)
    else if (!allowed.has(change.owner) || !allowed.has(change.ownerBefore))
      faults.push(`changed a row of somebody else in ${change.table}`)
    else if (call.meta.bucket === 'read') faults.push(`only reads and changed ${change.table}`)
  }

  const trail = changes.filter((change) => change.table === 'audit_events').map((change) => change.row)
  if (answer.status === 401 || answer.status === 403 || answer.status === 404) {
    const isWritten = trail.some(
      (event) =>
        event.outcome === 'refused' &&
        event.action === call.id &&
        (event.actor_id === actorId || each.actor === 'disabled'),
    )
    if (!isWritten) faults.push('was refused without a row in the trail')
  }
  const isCommand = answer.status === 200 && call.meta.bucket !== 'read' && !row.leavesNoTrail
  if (isCommand && !trail.some((event) => event.outcome === 'done'))
    faults.push('was done without a row in the trail')
  return faults
}
