import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { yes } from '#domain/decision.ts'
import type * as commands from '#server/platform/earlier/command.ts'
import type { Call } from '#tests/matrix/contractCalls.ts'
import { contractCalls } from '#tests/matrix/contractCalls.ts'
import { runCall } from '#tests/matrix/runCall.ts'
import type { Stage } from '#tests/matrix/stage.ts'
import { openStage } from '#tests/matrix/stage.ts'

// By the action of their audit row: commands whose guard is held open, every command that there is, and those that ran.
const guards = vi.hoisted(() => ({ open: '', all: new Set<string>(), ran: new Set<string>() }))

vi.mock('#server/platform/earlier/command.ts', async (original) => {
  const real = await original<typeof commands>()
  const command: typeof real.command = (steps) => {
    guards.all.add(steps.audit.action)
    const can: typeof steps.can = (...asked) =>
      guards.open === steps.audit.action ? yes : steps.can(...asked)
    const done = real.command({ ...steps, can })
    return async (ctx, input) => {
      guards.ran.add(steps.audit.action)
      return await done(ctx, input)
    }
  }
  return { ...real, command }
})

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

/** Commands whose guard repeats what the access of the call, the row rules or the plan have said already: nothing is left to notice. */
const repeats: readonly string[] = ['profile.updated', 'session.scheduled', 'transcript.erased']

describe('the permission matrix (T-MTX)', () => {
  it('notices every guard of a command that is held open', async () => {
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
