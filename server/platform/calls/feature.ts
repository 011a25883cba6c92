import type { AnyContractRouter } from '@orpc/contract'
import type { Router } from '@orpc/server'
import type { Contract } from '#contract/router.ts'
import type { CallContext } from '../http/callContext.ts'
import type { Audience } from '../live/streams.ts'

export type FeatureName = keyof Contract

/**
 * What a feature registers: an answer to each of its calls (one that is missing does not compile), and who hears of its live
 * events. `Composed` names the calls that need several features, which server/app answers.
 */
export type Feature<Name extends FeatureName, Composed extends keyof Contract[Name] = never> = {
  readonly calls: {
    readonly [Call in Exclude<keyof Contract[Name], Composed>]: Contract[Name][Call] extends AnyContractRouter
      ? Router<Contract[Name][Call], CallContext>
      : never
  }
  readonly audience?: Audience
}
