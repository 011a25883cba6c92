import { accountsRoutes } from '#server/accounts/routes.ts'
import { boardRoutes } from '#server/board/routes.ts'
import { calls } from './calls.ts'

/** Every call of the contract with what answers it; a call without an answer does not compile. */
export const router = calls.router({ accounts: accountsRoutes, board: boardRoutes })
