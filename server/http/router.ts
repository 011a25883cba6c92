import type { Router } from '@orpc/server'
import type { Contract } from '#contract/router.ts'
import { accountsRoutes } from '#server/accounts/routes.ts'
import { billingRoutes } from '#server/billing/routes.ts'
import { boardRoutes } from '#server/board/routes.ts'
import { consentRoutes } from '#server/consent/routes.ts'
import { inquiriesRoutes } from '#server/inquiries/routes.ts'
import { minutesRoutes } from '#server/minutes/routes.ts'
import { recordingsRoutes } from '#server/recordings/routes.ts'
import { sessionsRoutes } from '#server/sessions/routes.ts'
import type { CallContext } from './callContext.ts'
import { calls } from './calls.ts'

/** Every call of the contract with what answers it; a call without an answer does not compile. */
export const router: Router<Contract, CallContext> = calls.router({
  accounts: accountsRoutes,
  billing: billingRoutes,
  board: boardRoutes,
  consent: consentRoutes,
  inquiries: inquiriesRoutes,
  minutes: minutesRoutes,
  recordings: recordingsRoutes,
  sessions: sessionsRoutes,
})
