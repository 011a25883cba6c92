import type { Router } from '@orpc/server'
import type { Contract } from '#contract/router.ts'
import { accountsRoutes } from '#server/accounts/routes.ts'
import { billingRoutes } from '#server/billing/routes.ts'
import { boardRoutes } from '#server/board/routes.ts'
import { inquiriesRoutes } from '#server/inquiries/routes.ts'
import type { CallContext } from './callContext.ts'
import { calls } from './calls.ts'

/** Every call of the contract with what answers it; a call without an answer does not compile. */
export const router: Router<Contract, CallContext> = calls.router({ accounts: accountsRoutes, billing: billingRoutes, board: boardRoutes, inquiries: inquiriesRoutes })
