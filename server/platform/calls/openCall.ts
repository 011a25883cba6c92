import type { AnySchema, ErrorMap, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import type { ImplementedProcedure, ProcedureImplementer } from '@orpc/server'
import type { CallMeta } from '#contract/call.ts'
import type { OpenContext } from '../context/context.ts'
import type { CallContext, OnRoad } from './calls.ts'

/** A call that visitors may make too (`access: 'anyone'`), made from its call. It runs once it is known who asks, if anybody. */
export function openCall<
  Outer extends CallContext,
  In extends AnySchema,
  Out extends AnySchema,
  Errors extends ErrorMap,
>(
  call: ProcedureImplementer<Outer, OnRoad, In, Out, Errors, CallMeta>,
  answer: (ctx: OpenContext & { input: InferSchemaOutput<In> }) => Promise<InferSchemaInput<Out>>,
): ImplementedProcedure<Outer, OnRoad, In, Out, Errors, CallMeta> {
  return call.handler(async ({ context: { open, tokenHash }, input }) => {
    const { signedIn: _, ...rest } = open.scope
    return answer({ ...rest, ...(await open.entered), tokenHash, input })
  })
}
