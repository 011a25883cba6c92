import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { yes } from '#domain/decision.ts'
import type * as deeds from '#server/deed.ts'
import type { Call } from '#tests/matrix/contractCalls.ts'
import { contractCalls } from '#tests/matrix/contractCalls.ts'
import { runCall } from '#tests/matrix/runCall.ts'
import type { Stage } from '#tests/matrix/stage.ts'
import { openStage } from '#tests/matrix/stage.ts'

// By the action of their audit row: deeds whose guard is held open, every deed that there is, and those that ran.
const guards = vi.hoisted(() => ({ open: '', all: new Set<string>(), ran: new Set<string>() }))

vi.mock('#server/deed.ts', async (original) => {
  const real = await original<typeof deeds>()
  const deed: typeof real.deed = (beats) => {
    guards.all.add(beats.audit.action)
    const can: typeof beats.can = (...asked) =>
      guards.open === beats.audit.action ? yes : beats.can(...asked)
    const done = real.deed({ ...beats, can })
    return async (doing, input) => {
      guards.ran.add(beats.audit.action)
      return await done(doing, input)
    }
  }
  return { ...real, deed }
})

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

/** Deeds whose guard repeats what the door, the row rules or the plan have said already: nothing is left to notice. */
const repeats: readonly string[] = ['profile.updated', 'session.scheduled', 'transcript.erased']

describe('the permission matrix (T-MTX)', () => {
  it('notices every guard of a deed that is held open', async () => {
    const callsOf = new Map<string, Call[]>()
    for (const call of contractCalls.filter((each) => each.meta.bucket !== 'read')) {
      guards.ran.clear()
      expect((await runCall(stage, call)).wrong).toEqual([])
      for (const action of guards.ran) callsOf.set(action, [...(callsOf.get(action) ?? []), call])
    }
    const missed: string[] = []
    for (const action of [...guards.all].sort()) {
      guards.open = action
      let wrong = 0
      for (const call of callsOf.get(action) ?? []) wrong += (await runCall(stage, call)).wrong.length
      if (wrong === 0) missed.push(action)
    }
    const noticed = guards.all.size - missed.length
    process.stdout.write(`guard mutation: ${noticed} of ${guards.all.size} open guards noticed\n`)
    expect(missed).toEqual(repeats)
  })
})
