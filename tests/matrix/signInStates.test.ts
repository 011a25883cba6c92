import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '#server/platform/signInCookie.ts'
import type { ActorName } from './cast.ts'
import type { Call } from './contractCalls.ts'
import { contractCalls } from './contractCalls.ts'
import { areaOf } from './derived.ts'
import { rowOf } from './expected.ts'
import { outcomeOf } from './faults.ts'
import type { Outcome } from './law.ts'
import { lawOf } from './law.ts'
import { idsOf } from './permissionCases.ts'
import type { SignInState } from './signInStates.ts'
import { signInStates } from './signInStates.ts'
import type { Stage } from './stage.ts'
import { openStage } from './stage.ts'

// What the server notes by itself while it refuses.
const NOTED = ['audit_events', 'audit_details', 'rate_takes']

let stage: Stage
const tokens = new Map<string, readonly string[]>()
beforeAll(async () => {
  stage = await openStage()
  // One sign-in for each call, so that no rate is what answers.
  for (const [name, state] of Object.entries(signInStates)) {
    const made = contractCalls.map(() => randomUUID())
    tokens.set(name, made)
    if (!state.isGone) await signIn(state, made)
  }
  await stage.change('delete from matrix.changes')
})
afterAll(() => stage?.close())

async function signIn({ of, acts, columns }: SignInState, made: readonly string[]): Promise<void> {
  const { people } = stage.world
  const member = acts === 'visitor' ? '' : people[acts].id
  const values: Record<string, string> = {
    user_id: `'${people[of].id}'`,
    expires_at: `now() + interval '30 minutes'`,
    factor_at: 'now()',
    proven_at: 'now()',
    ...columns,
    ...('view_member' in columns ? { view_member: `'${member}'` } : {}),
  }
  const rows = made.map(
    (token) => `(gen_random_uuid(), '${hashToken(token)}', ${Object.values(values).join(', ')})`,
  )
  await stage.change(
    `insert into auth_sessions (id, token, ${Object.keys(values).join(', ')}) values ${rows.join(', ')}`,
  )
}

/** What an actor's own input is answered with while the sign-in is open. */
function openOutcome(call: Call, acts: ActorName): Outcome {
  const row = rowOf(call) ?? {}
  const aim = { owner: acts === 'visitor' ? 'desktopPro' : acts } as const
  const law = lawOf(call.meta, areaOf(call, row), acts, aim)
  const scene = { actor: acts, aim, law, seen: acts !== 'visitor', access: call.meta.access }
  return row.expects?.(scene) ?? law
}

describe('a sign-in that is not open (T-MTX, T-014, T-200)', () => {
  it.each(Object.entries(signInStates))(
    '%s: every call answers as its description says',
    async (name, state) => {
      const wrong: string[] = []
      let refused = 0
      for (const [at, call] of contractCalls.entries()) {
        const { acts } = state
        const input = rowOf(call)?.input?.(
          idsOf(stage.world, { owner: state.reaches ?? (acts === 'visitor' ? 'desktopPro' : acts) }),
          randomUUID(),
        )
        const first = state.refuses(call.meta, acts)
        const due = first ?? openOutcome(call, acts)
        const answer = await stage.server.ask('rpc', call, input, tokens.get(name)?.[at] ?? null)
        const changes = (await stage.undo()).filter(({ table }) => !NOTED.includes(table))
        const given = outcomeOf(answer)
        if (given !== due) wrong.push(`${call.id} is ${given}, not ${due}`)
        if (first === null) continue
        refused += 1
        if (changes.length > 0) wrong.push(`${call.id} was refused and changed ${changes[0]?.table}`)
        if (answer.text.includes('canary:')) wrong.push(`${call.id} lets out a text`)
      }
      expect(wrong).toEqual([])
      expect(refused).toBeGreaterThan(0)
    },
  )
})
