import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Plan } from '#domain/actor.ts'
import { allListedRights, type ListedRight, listedRights } from '#domain/billing/rules/listedRights.ts'
import type { Right } from '#domain/billing/rules/rights.ts'
import { allRights, hasRight, rights } from '#domain/billing/rules/rights.ts'
import { allPlans } from '#domain/billing/types.ts'
import { openPool } from '#server/platform/db/pool.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import type { Name } from './cast.ts'
import { contractCalls } from './contractCalls.ts'
import type { Ids } from './law.ts'
import { plansOf } from './law.ts'
import type { Answer, MatrixApp } from './matrixApp.ts'
import { matrixApp } from './matrixApp.ts'
import type { Undoable } from './undo.ts'
import { undoable } from './undo.ts'
import type { World } from './world.ts'
import { seedWorld } from './world.ts'

/** What shows a right: a call that a plan without it is refused, or an answer's own word about it. */
type Proof = {
  call: string
  input(own: Ids, fresh: string): Record<string, unknown>
  /** Where the call itself is open to every plan, the `can` next to the data says whether this may be done. */
  can?(body: unknown): { ok: boolean; reason: string | null }
}

const canOf = (name: string) => (body: unknown) =>
  (body as { session: { can: Record<string, { ok: boolean; reason: string | null }> } }).session.can[
    name
  ] ?? { ok: false, reason: 'not there' } // safe because the contract's schema was checked by the matrix

type Shown = Right | ListedRight

/** A row without a line here fails the run, unless the table says that it is only planned. */
const proofs: Partial<Record<Shown, Proof>> = {
  'board.home': { call: 'board.getMomentum', input: () => ({}) },
  'board.view': { call: 'board.listCards', input: () => ({}) },
  'board.edit': { call: 'board.createCard', input: (_own, id) => ({ id, title: 'x' }) },
  'board.comment': { call: 'board.addNote', input: ({ card }, id) => ({ id, cardId: card, body: 'x' }) },
  'board.attach': {
    call: 'board.addAttachment',
    input: ({ card }, id) => ({ id, cardId: card, name: 'plan.pdf', byteSize: 10 }),
  },
  'sessions.view': { call: 'sessions.listSessions', input: () => ({}) },
  'sessions.viewDetails': {
    call: 'sessions.getSession',
    input: ({ done }) => ({ id: done }),
    can: canOf('viewDetails'),
  },
  'sessions.viewMinutes': { call: 'minutes.listApprovedMinutes', input: () => ({}) },
  'sessions.join': {
    call: 'sessions.getSession',
    input: ({ scheduled }) => ({ id: scheduled }),
    can: canOf('join'),
  },
  'sessions.cancelOwn': {
    call: 'sessions.setSessionStatus',
    input: ({ scheduled }) => ({ id: scheduled, status: 'cancelled' }),
  },
  'sessions.completeOwn': {
    call: 'sessions.setSessionStatus',
    input: ({ begun }) => ({ id: begun, status: 'completed' }),
  },
  'sessions.schedule': {
    call: 'booking.listCredits',
    input: () => ({}),
    can: (body) =>
      (body as { credits: { can: { spend: { ok: boolean; reason: string | null } } }[] }).credits[0]?.can
        .spend ?? { ok: false, reason: 'not there' }, // safe because the contract's schema was checked by the matrix
  },
  'sessions.services': { call: 'billing.listServiceCards', input: () => ({}) },
  'sessions.ask': {
    call: 'inquiries.requestService',
    input: (_own, id) => ({ id, cardId: 'service-0' }),
  },
  'accounts.sync': { call: 'accounts.listSignIns', input: () => ({}) },
  'sessions.deleteOwn': { call: 'sessions.hideSession', input: ({ done }) => ({ id: done }) },
  'sessions.generateReport': {
    call: 'minutes.requestDraft',
    input: ({ transcribed }, id) => ({ id, sessionId: transcribed }),
  },
  'sessions.checkRecordings': { call: 'minutes.checkRecordings', input: (_own, id) => ({ id }) },
}

// One member for each set of plans that the server can come to hold: the lowest tiers alone show what they lack.
const members: readonly Name[] = ['free', 'premium', 'pro', 'desktopPro']

let at: TestApp
let world: World
let pool: pg.Pool
let client: pg.PoolClient
let scene: Undoable
let server: MatrixApp

beforeAll(async () => {
  at = await testApp()
  world = await seedWorld(at)
  await at.owner.query(
    'create schema matrix; create table matrix.changes (at bigint, "table" text, verb text, owner text, owner_before text, row jsonb)',
  )
  await at.owner.query('grant usage on schema matrix to public; grant select on matrix.changes to public')
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

async function ask(right: Shown, name: Name): Promise<Answer> {
  const proof = proofs[right]
  const call = contractCalls.find((each) => each.id === proof?.call)
  if (!proof || !call) throw new Error(`no proof for ${right}`)
  const own = { ...world.rows[name], userId: world.people[name].id }
  const answer = await server.ask('rpc', call, proof.input(own, randomUUID()), world.people[name].token)
  await scene.undo()
  return answer
}

/** What can be used today: what calls ask about, and what every plan has. */
const existing: readonly Shown[] = [
  ...allRights,
  ...allListedRights.filter((right) => !listedRights[right].isPlanned),
]
const isAsked = (right: Shown): right is Right => right in rights
const isGivenBy = (plans: readonly Plan[], right: Shown): boolean =>
  isAsked(right)
    ? hasRight(plans, right)
    : plans.some((plan) => (listedRights[right].plans as readonly Plan[]).includes(plan)) // safe because a list of plans is read as one

describe('the rights table (4.12.1)', () => {
  it('has a proof against the server for every right whose feature exists', () => {
    expect(existing.filter((right) => !proofs[right])).toEqual([])
  })

  const cases = existing.flatMap((right) =>
    members.map((name) => ({ right, name, plans: plansOf(name).join(' + ') })),
  )
  it.each(cases)('$right with $plans is as the table says', async ({ right, name }) => {
    const isGiven = isGivenBy(plansOf(name), right)
    const answer = await ask(right, name)
    const can = proofs[right]?.can
    if (can) {
      expect(answer.status, answer.text).toBe(200)
      expect(can(answer.body)).toEqual(
        isGiven ? { ok: true, reason: null } : { ok: false, reason: 'plan_missing' },
      )
    } else if (isGiven) expect(answer.status, answer.text).toBe(200)
    else expect(answer).toMatchObject({ status: 403, body: { data: { reason: 'plan_missing' } } })
  })

  it('is read for one plan at a time: each plan alone gives its own rows and no other', () => {
    for (const right of allRights) {
      for (const plan of allPlans)
        expect(hasRight([plan], right), `${right} by ${plan}`).toBe(
          rights[right].plans.includes(plan as Plan),
        )
    }
    process.stdout.write(
      `rights: ${existing.length} of ${allRights.length + allListedRights.length} rows against the server, ${cases.length} cases\n`,
    )
  })
})
