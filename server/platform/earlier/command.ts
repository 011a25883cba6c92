import type { z } from 'zod'
import type { Problem } from '#contract/errors.ts'
import type { EventName } from '#contract/live.ts'
import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import type { Db } from '#server/platform/db/database.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'
import type { App } from '../app.ts'
import type { Context, Subject } from './context.ts'
import type { Effects } from './effects.ts'
import { effectsOn } from './effects.ts'

type CommandContext<Input> = { app: App; db: Db; actor: Actor; input: Input; now: Date }

export type Steps<Input, Loaded, Result> = {
  /** The contract's own schema of the input; it has been checked by the time a command runs. */
  input: z.ZodType<Input>
  /** Reads what the decision needs; a row the actor may not see is not found. */
  load(ctx: CommandContext<NoInfer<Input>>): Promise<Loaded>
  can(actor: Actor, loaded: NoInfer<Loaded>, now: Date, input: NoInfer<Input>): Decision
  check(
    input: NoInfer<Input>,
    loaded: NoInfer<Loaded>,
    ctx: CommandContext<NoInfer<Input>>,
  ): readonly Problem[]
  run(ctx: CommandContext<NoInfer<Input>> & { loaded: NoInfer<Loaded> } & Effects): Promise<Result>
  audit: {
    action: EventName
    subject(result: NoInfer<Result>, input: NoInfer<Input>, loaded: NoInfer<Loaded>): Subject
    /** False where a repeated call changed nothing, so that a retry leaves one row. */
    happened?(result: NoInfer<Result>): boolean
  }
}

/**
 * One write, always the same steps in one transaction: load → can → check → run → audit → publish. Any
 * throw rolls all of it back; the refusal is recorded by the caller after the rollback (4.12.13).
 */
export function command<Input, Loaded, Result>(steps: Steps<Input, Loaded, Result>) {
  return async (ctx: Context, input: Input): Promise<Result> => {
    const { app, db, actor, origin } = ctx
    const commandCtx: CommandContext<Input> = { app, db, actor, input, now: app.clock.now() }
    const loaded = await steps.load(commandCtx)
    const decision = steps.can(actor, loaded, commandCtx.now, input)
    if (!decision.ok) throw new Refused(decision.reason)
    const problems = steps.check(input, loaded, commandCtx)
    if (problems.length > 0) throw new Invalid(problems)
    const result = await steps.run({ ...commandCtx, loaded, ...effectsOn(ctx) })
    if (steps.audit.happened?.(result) ?? true) {
      await recordEvent(db, actor, steps.audit.action, steps.audit.subject(result, input, loaded), origin)
    }
    return result
  }
}

/** For commands whose contract already says all there is to check. */
export const nothingToCheck = (): readonly Problem[] => []
