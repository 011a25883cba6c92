import { randomUUID } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool } from '#server/db/pool.ts'
import type { TestHouse } from '#tests/house/testHouse.ts'
import { testHouse } from '#tests/house/testHouse.ts'
import type { ActorName } from './cast.ts'
import { actors } from './cast.ts'
import type { Change } from './changes.ts'
import { watchChanges } from './changes.ts'
import type { Call } from './contractCalls.ts'
import { contractCalls } from './contractCalls.ts'
import { expected } from './expected.ts'
import type { Aim, CallRow, Ids, Outcome } from './law.ts'
import { aimsOf, lawOf, sees } from './law.ts'
import type { Answer, MatrixApp, Roof } from './matrixApp.ts'
import { manySignIns, matrixApp } from './matrixApp.ts'
import { strangersIn } from './strangers.ts'
import type { Undoable } from './undo.ts'
import { undoable } from './undo.ts'
import type { World } from './world.ts'
import { furnishWorld } from './world.ts'

let at: TestHouse
let world: World
let pool: pg.Pool
let client: pg.PoolClient
let scene: Undoable
let server: MatrixApp
const tokens = new Map<ActorName, readonly string[]>()
const ajv = addFormats.default(new Ajv2020({ strict: false }))

beforeAll(async () => {
  at = await testHouse()
  world = await furnishWorld(at)
  await watchChanges(at.owner)
  for (const actor of actors) {
    if (actor !== 'visitor') tokens.set(actor, await manySignIns(at, world, actor, contractCalls.length))
  }
  await at.owner.query('truncate matrix.changes')
  pool = openPool(at.loginUrl, 1)
  client = await pool.connect()
  scene = undoable(client)
  server = await matrixApp(at, scene.pool)
  await scene.begin()
})
afterAll(async () => {
  await server?.close()
  client?.release()
  await pool?.end()
  await at?.close()
})

type Case = {
  title: string
  roof: Roof
  actor: ActorName
  aim: Aim
  input: Record<string, unknown> | undefined
  outcome: Outcome
}

const idsOf = (aim: Aim): Ids => {
  if (typeof aim === 'object') return { ...world.rows[aim.owner], userId: world.people[aim.owner].id }
  const id = aim === 'missing' ? randomUUID() : 'not-an-id'
  return new Proxy({} as Ids, { get: () => id }) // safe because every kind of id is the same wrong one
}

const nameOf = (aim: Aim): string => (typeof aim === 'object' ? `${aim.owner}'s` : `a ${aim} id`)

function casesOf(call: Call, row: CallRow): Case[] {
  const area = row.area ?? 'directory'
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
      const input = row.input?.(idsOf(aim), randomUUID())
      cases.push({ title, roof: 'rpc', actor, aim, input, outcome })
      if (typeof aim === 'object' && (aim.owner === actor || aim === aims[1]))
        cases.push({ title: `${title}, as REST`, roof: 'rest', actor, aim, input, outcome })
    }
    if (lawOf(call.meta, area, actor, self) !== '200' || actor === 'visitor') continue
    for (const [field, ref] of Object.entries(row.refs ?? {})) {
      for (const owner of ['desktopPro', 'freeOther', 'demoOther'] as const) {
        if (owner === actor) continue
        const input = ref.input(idsOf(self), idsOf({ owner }), randomUUID())
        cases.push({
          title: `${actor} with ${owner}'s ${field}`,
          roof: 'rpc',
          actor,
          aim: self,
          input,
          outcome: ref.expects,
        })
      }
    }
  }
  return cases
}

function outcomeOf({ status, body }: Answer): string {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null
  const reason =
    typeof data === 'object' && data !== null && 'reason' in data ? ` ${String(data.reason)}` : ''
  return `${status}${status === 403 || status === 409 ? reason : ''}`
}

/** Everything that is wrong with one answer, as sentences. */
function faultsOf(
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
    if (
      change.table === 'audit_events' ||
      change.table === 'audit_details' ||
      change.table === 'rate_buckets'
    )
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
  const isDeed = answer.status === 200 && call.meta.bucket !== 'read' && !row.leavesNoTrail
  if (isDeed && !trail.some((event) => event.outcome === 'done'))
    faults.push('was done without a row in the trail')
  return faults
}

describe('the permission matrix (T-MTX)', () => {
  it('has a row in expected.ts for every call, and only for calls', () => {
    expect(
      contractCalls.map((call) => call.id).filter((id) => !(id in expected)),
      'calls without a row',
    ).toEqual([])
    expect(
      Object.keys(expected).filter((id) => !contractCalls.some((call) => call.id === id)),
      'rows without a call',
    ).toEqual([])
  })

  let count = 0
  it.each(contractCalls)('$id answers every actor as its rights say', async (call) => {
    const row = expected[call.id] ?? {}
    const wrong: string[] = []
    const hidden = new Map<string, string>()
    for (const each of casesOf(call, row)) {
      const token =
        each.actor === 'visitor' ? null : (tokens.get(each.actor)?.[contractCalls.indexOf(call)] ?? null)
      const answer = await server.ask(each.roof, call, each.input, token)
      const changes = await scene.undo()
      count += 1
      wrong.push(
        ...faultsOf(call, row, each, answer, changes).map((fault) => `${call.id}: ${each.title}: ${fault}`),
      )
      // What one may not see and what is not there are one answer, letter for letter.
      const isHidden =
        typeof each.aim === 'object' &&
        each.actor !== 'visitor' &&
        !sees(each.actor, each.aim.owner, call.meta, row.area ?? 'directory')
      if (
        each.roof === 'rpc' &&
        call.meta.refs &&
        (each.aim === 'missing' || isHidden) &&
        !each.outcome.startsWith('403')
      ) {
        const first = hidden.get(each.actor) ?? answer.text
        hidden.set(each.actor, first)
        if (answer.text !== first)
          wrong.push(
            `${call.id}: ${each.title}: tells a hidden row from a missing one: ${answer.text.slice(0, 120)}`,
          )
      }
    }
    expect(wrong).toEqual([])
  })

  // What only the house writes, under the names that a table or a screen would give it.
  const ownedByTheHouse = [
    'user_id',
    'userIds',
    'createdBy',
    'created_at',
    'plans',
    'isAdmin',
    'is_demo',
    'archived_at',
    'version',
    '__proto__',
  ]

  it.each(contractCalls.filter((call) => call.input))(
    '$id takes no field that only the house writes',
    async (call) => {
      const actor =
        call.meta.access === 'admin' ? 'admin' : call.meta.access === 'staff' ? 'manager' : 'desktopProOther'
      const given = expected[call.id]?.input?.(idsOf({ owner: 'desktopProOther' }), randomUUID())
      for (const field of ownedByTheHouse.filter((name) => !(given && Object.hasOwn(given, name)))) {
        const input = { ...given, ...JSON.parse(`{"${field}":"x"}`) }
        const token = tokens.get(actor)?.[contractCalls.indexOf(call)] ?? null
        const answer = await server.ask('rpc', call, input, token)
        const changes = await scene.undo()
        count += 1
        expect(answer.status, `${field}: ${answer.text.slice(0, 120)}`).toBe(400)
        expect(
          changes.filter(
            (change) => !['audit_events', 'audit_details', 'rate_buckets'].includes(change.table),
          ),
        ).toEqual([])
        expect(
          changes.some((change) => change.row.subject_id === 'unknown_fields'),
          `${field}: not in the trail`,
        ).toBe(true)
      }
    },
  )

  it('says how much it tried', () => {
    process.stdout.write(`matrix: ${count} cases over ${contractCalls.length} calls\n`)
    expect(count).toBeGreaterThan(contractCalls.length * actors.length)
  })
})
