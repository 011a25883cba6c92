import type { AnySchema, ErrorMap, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import type { ImplementedProcedure, ProcedureImplementer } from '@orpc/server'
import type { CallMeta } from '#contract/call.ts'
import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'
import { Refused } from '#server/platform/http/refusal.ts'
import type { Context, Scope } from '../context/context.ts'
import type { CallContext, OnRoad } from './calls.ts'

/** The steps of a read. */
export type Reading<Input, Answer, Rows> = {
  /** Runs while the sign-in is looked up, as whoever that turns out to be: rows are asked for with `app_user()`, not with an id. */
  read(scope: Scope & { input: Input }): Promise<Rows>
  /** Whether the actor may make this call at all, where the row rules do not say it already. */
  can?(actor: Actor, rows: NoInfer<Rows>, input: Input): Decision
  present(rows: NoInfer<Rows>, ctx: Context & { input: Input }): Answer | Promise<Answer>
}

/** One read, made from its call; the result is the route. */
export function query<
  Outer extends CallContext,
  In extends AnySchema,
  Out extends AnySchema,
  Errors extends ErrorMap,
  Rows,
>(
  call: ProcedureImplementer<Outer, OnRoad, In, Out, Errors, CallMeta>,
  steps: Reading<InferSchemaOutput<In>, InferSchemaInput<Out>, Rows>,
): ImplementedProcedure<Outer, OnRoad, In, Out, Errors, CallMeta> {
  return call.handler(async ({ context: { open }, input }) => {
    const rows = await steps.read({ ...open.scope, input })
    const actor = await open.scope.signedIn()
    const decision = steps.can?.(actor, rows, input)
    if (decision && !decision.ok) throw new Refused(decision.reason)
    const { signedIn: _, ...rest } = open.scope
    return steps.present(rows, { ...rest, actor, input })
  })
}
