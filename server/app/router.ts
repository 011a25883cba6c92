import type { Router } from '@orpc/server'
import { implement } from '@orpc/server'
import type { Contract } from '#contract/router.ts'
import { contract } from '#contract/router.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import { features } from './features.ts'

const answers = Object.entries(features).map(([name, { calls }]) => [name, calls])
// safe because `features` has an answer to each call of each feature
const calls = Object.fromEntries(answers) as Router<Contract, CallContext>

/** Every call of the contract with what answers it. */
export const router: Router<Contract, CallContext> = implement(contract).$context<CallContext>().router(calls)
