import type { z } from 'zod'
import type { Problem } from '#contract/errors.ts'
import type { Happening } from '#contract/live.ts'
import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'
import { recordEvent } from '#server/audit/recordEvent.ts'
import type { Db } from '#server/db/database.ts'
import { Invalid, Refused } from '#server/http/refusal.ts'
import type { Doing, Subject } from './doing.ts'
import type { Effects } from './effects.ts'
import { effectsOn } from './effects.ts'
import type { House } from './house.ts'

type Scene<Input> = { house: House; db: Db; actor: Actor; input: Input; now: Date }

export type Beats<Input, Loaded, Result> = {
  /** The contract's own schema of the input; it has been checked by the time a deed runs. */
  input: z.ZodType<Input>
  /** Reads what the decision needs; a row the actor may not see is not found. */
  load(scene: Scene<NoInfer<Input>>): Promise<Loaded>
  can(actor: Actor, loaded: NoInfer<Loaded>, now: Date, input: NoInfer<Input>): Decision
  check(input: NoInfer<Input>, loaded: NoInfer<Loaded>, scene: Scene<NoInfer<Input>>): readonly Problem[]
  run(scene: Scene<NoInfer<Input>> & { loaded: NoInfer<Loaded> } & Effects): Promise<Result>
  audit: {
    action: Happening
    subject(result: NoInfer<Result>, input: NoInfer<Input>, loaded: NoInfer<Loaded>): Subject
    /** False where a repeated call changed nothing, so that a retry leaves one row. */
    happened?(result: NoInfer<Result>): boolean
  }
}

/**
 * One write, always the same beats in one transaction: load → can → check → run → audit → publish. Any
 * throw rolls all of it back; the refusal is recorded by the caller after the rollback (4.12.13).
 */
export function deed<Input, Loaded, Result>(beats: Beats<Input, Loaded, Result>) {
  return async (doing: Doing, input: Input): Promise<Result> => {
    const { house, db, actor, origin } = doing
    const scene: Scene<Input> = { house, db, actor, input, now: house.clock.now() }
    const loaded = await beats.load(scene)
    const decision = beats.can(actor, loaded, scene.now, input)
    if (!decision.ok) throw new Refused(decision.reason)
    const problems = beats.check(input, loaded, scene)
    if (problems.length > 0) throw new Invalid(problems)
    const result = await beats.run({ ...scene, loaded, ...effectsOn(doing) })
    if (beats.audit.happened?.(result) ?? true) {
      await recordEvent(db, actor, beats.audit.action, beats.audit.subject(result, input, loaded), origin)
    }
    return result
  }
}

/** For deeds whose contract already says all there is to check. */
export const nothingToCheck = (): readonly Problem[] => []
