import type { SessionCredit } from '#contract/booking/credits.ts'
import type { Actor } from '#domain/actor.ts'
import { canRevokeCredit, canSpendCredit } from '#domain/booking/permissions.ts'
import { answer } from '#domain/decision.ts'
import { pick } from '#server/platform/pick.ts'
import type { CreditRow } from './creditRow.ts'

/** What leaves the server of a credit. */
export const presentCredit = (row: CreditRow, actor: Actor, now: Date): SessionCredit => ({
  ...pick(row, 'id', 'service', 'source', 'advisorId'),
  ...pick(row, 'advisorName', 'reason', 'grantedByName', 'sessionId'),
  memberId: row.userId,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  spentAt: row.spentAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  can: {
    spend: answer(canSpendCredit(actor, row, now)),
    revoke: answer(
      canRevokeCredit(actor, row, { id: row.userId, isAssigned: row.isAssigned, isDemo: false }),
    ),
  },
})
