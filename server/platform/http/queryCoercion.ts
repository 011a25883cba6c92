import type { StandardHandlerOptions, StandardHandlerPlugin } from '@orpc/server/standard'
import { experimental_ZodSmartCoercionPlugin as ZodSmartCoercionPlugin } from '@orpc/zod/zod4'
import type { CallContext } from './callContext.ts'

/**
 * Numbers and truths out of the query of a GET, where everything is text. A JSON body says itself what its
 * values are, and a field that was not sent stays absent: coercion would set it to undefined.
 */
export class QueryCoercion implements StandardHandlerPlugin<CallContext> {
  init(options: StandardHandlerOptions<CallContext>): void {
    const coercion: StandardHandlerOptions<CallContext> = {}
    new ZodSmartCoercionPlugin<CallContext>().init(coercion)
    const [coerce] = coercion.clientInterceptors ?? []
    if (!coerce) throw new Error('the coercion has changed its shape')
    options.clientInterceptors ??= []
    options.clientInterceptors.unshift((call) => {
      if (call.procedure['~orpc'].route.method !== 'GET') return call.next()
      const next: typeof call.next = (given) =>
        call.next(given && { ...given, input: withoutAbsent(given.input) })
      return coerce({ ...call, next })
    })
  }
}

function withoutAbsent(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}
