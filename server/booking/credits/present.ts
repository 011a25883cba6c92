import type { SessionCredit } from '#contract/booking/credits.ts'
import type { Actor } from '#domain/actor.ts'
import { canRevokeCredit, canSpendCredit } from '#domain/booking/permissions.ts'
import { answer } from '#domain/decision.ts'
import type { CreditRow } from './creditRow.ts'

/** What leaves the server of a credit. */
export const presentCredit = (row: CreditRow, actor: Actor, now: Date): SessionCredit => ({
  id: row.id,
  memberId: row.userId,
  service: row.service,
  source: row.source,
  advisorId: row.advisorId,
  advisorName: row.advisorName,
  reason: row.reason,
  grantedByName: row.grantedByName,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  spentAt: row.spentAt?.toISOString() ?? null,
  sessionId: row.sessionId,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  can: {
    spend: answer(canSpendCredit(actor, row, now)),
    revoke: answer(
      canRevokeCredit(actor, row, { id: row.userId, isAssigned: row.isAssigned, isDemo: false }),
    ),
  },
})
