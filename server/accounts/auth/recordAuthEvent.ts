import { sql } from 'drizzle-orm'
import type { AccountEvent } from '#domain/accounts/events.ts'
import { digestOf } from '#server/platform/audit/recordEvent.ts'
import type { Origin } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'

/**
 * Writes an event of an account (sign-in, sign-up, reset …) in its own transaction. `by` is who did it:
 * the person themselves once they have proven it, else a visitor, and then `userId` only says whose account.
 */
export async function recordAuthEvent(
  db: Db,
  event: {
    action: AccountEvent
    by: 'member' | 'visitor'
    userId: string | null
    /** The sign-in that this began, ended or was done by, where it is known. */
    signInId?: string
    details?: Record<string, unknown>
  },
  origin: Origin,
): Promise<void> {
  const { action, by, userId } = event
  const details = JSON.stringify(event.details ?? {})
  await db.execute(sql`select set_config('app.user_id', ${by === 'member' ? (userId ?? '') : ''}, true),
    set_config('app.sign_in_id', ${event.signInId ?? ''}, true)`)
  await db.execute(sql`select app_audit(${by}, ${action}, 'account', ${userId ?? 'unknown'}, ${userId},
    ${origin.requestId}, ${details}::jsonb, ${digestOf(details)}, ${origin.ipAddress}, ${origin.userAgent})`)
}
