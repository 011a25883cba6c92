import type { Router } from '@orpc/server'
import { implement } from '@orpc/server'
import type { Contract } from '#contract/router.ts'
import { contract } from '#contract/router.ts'
import { accountsRoutes } from '#server/accounts/routes.ts'
import { auditRoutes } from '#server/audit/routes.ts'
import { billingRoutes } from '#server/billing/routes.ts'
import { boardRoutes } from '#server/board/routes.ts'
import { consentRoutes } from '#server/consent/routes.ts'
import { contentRoutes } from '#server/content/routes.ts'
import { inquiriesRoutes } from '#server/inquiries/routes.ts'
import { minutesRoutes } from '#server/minutes/routes.ts'
import { recordingsRoutes } from '#server/recordings/routes.ts'
import { sessionsRoutes } from '#server/sessions/routes.ts'
import type { CallContext } from '../platform/http/callContext.ts'

// Not `calls.router`: that would send every call down the standard path as well, and hot calls hold two connections.
/** Every call of the contract with what answers it; a call without an answer does not compile. */
export const router: Router<Contract, CallContext> = implement(contract).$context<CallContext>().router({
  accounts: accountsRoutes,
  audit: auditRoutes,
  billing: billingRoutes,
  board: boardRoutes,
  consent: consentRoutes,
  content: contentRoutes,
  inquiries: inquiriesRoutes,
  minutes: minutesRoutes,
  recordings: recordingsRoutes,
  sessions: sessionsRoutes,
})
