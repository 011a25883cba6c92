import type { AnySchema, ErrorMap, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import type { ImplementedProcedure, ProcedureImplementer } from '@orpc/server'
import type { CallMeta } from '#contract/call.ts'
import type { Problem } from '#contract/errors.ts'
import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'
import { recordAndPublish } from '#server/platform/audit/recordEvent.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'
import type { AppEvent, Context, Scope } from '../context/context.ts'
import type { CallContext, OnRoad } from './calls.ts'
import type { Effects } from './effects.ts'
import { effectsOn } from './effects.ts'
import { noteSuspects } from './noteSuspects.ts'

/** The steps of a write, in the order in which they run; all of them in one transaction, which any throw rolls back. */
export type Steps<Input, Answer, Loaded, Result> = {
  /**
   * Reads what the decision needs and holds still what will change; a row the actor may not see is not found. It runs while
   * the sign-in is looked up, as whoever that turns out to be: rows are asked for with `app_user()`, not with an id.
   */
  load(scope: Scope & { input: Input }): Promise<Loaded>
  can(actor: Actor, loaded: NoInfer<Loaded>, now: Date, input: Input): Decision
  check?(input: Input, loaded: NoInfer<Loaded>, ctx: Context): readonly Problem[]
  /** What changed, and the one event that says so to the trail and to open screens; null where a repeated call changed nothing. */
  run(
    ctx: Context & Effects & { input: Input; loaded: NoInfer<Loaded> },
  ): Promise<Result & { event: AppEvent | null }>
  answer(
    result: NoInfer<Result>,
    ctx: Context & { input: Input; loaded: NoInfer<Loaded> },
  ): Answer | Promise<Answer>
}

/** One write, made from its call; the result is the route. Refusals are recorded by the road, after the rollback (4.12.13). */
export function command<
  Outer extends CallContext,
  In extends AnySchema,
  Out extends AnySchema,
  Errors extends ErrorMap,
  Loaded,
  Result extends object,
>(
  call: ProcedureImplementer<Outer, OnRoad, In, Out, Errors, CallMeta>,
  steps: Steps<InferSchemaOutput<In>, InferSchemaInput<Out>, Loaded, Result>,
): ImplementedProcedure<Outer, OnRoad, In, Out, Errors, CallMeta> {
  return call.handler(async ({ context: { open }, input, path }) => {
    const loaded = await steps.load({ ...open.scope, input })
    const actor = await open.scope.signedIn()
    const { signedIn: _, ...rest } = open.scope
    const ctx: Context = { ...rest, actor }
    const decision = steps.can(actor, loaded, ctx.now, input)
    if (!decision.ok) throw new Refused(decision.reason)
    const problems = steps.check?.(input, loaded, ctx) ?? []
    if (problems.length > 0) throw new Invalid(problems)
    const result = await steps.run({ ...ctx, ...effectsOn(ctx), input, loaded })
    noteSuspects(ctx, path.join('.'), input)
    // Sent behind the last statement a decision needed; it travels with the commit, which fails where it fails.
    if (result.event) ctx.db.lease.unawaited(recordAndPublish(ctx, path[0] ?? '', result.event))
    return steps.answer(result, { ...ctx, input, loaded })
  })
}
