import type { App } from '#server/platform/app.ts'
import type { Entrance } from '#server/platform/db/transaction.ts'

/** The entrance of a sign-in, with what the configuration asks of staff (T-200). */
export const entranceOf = (tokenHash: string, app: Pick<App, 'config'>): Entrance => ({
  kind: 'signIn',
  tokenHash,
  staffFactor: app.config.requireStaffMfa,
})
