import { eq } from 'drizzle-orm'
import type { Effects } from '#server/platform/calls/effects.ts'
import type { Context } from '#server/platform/context/context.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import type { KnownSession } from '#server/sessions/queries.ts'
import { reachableColumns } from '#server/sessions/queries.ts'
import { sessions } from '#server/sessions/tables.ts'
import { memberEmail } from './emails.ts'

const setAsked = statement((q, s: Args<{ id: string; at: Date }>) =>
  q.update(sessions).set({ consentAskedAt: s.at }).where(eq(sessions.id, s.id)).returning(reachableColumns),
)

/**
 * Writes to the member of a session that has begun, and notes when: filed as held it asks nobody by itself, and one that was
 * scheduled asked in an email of long ago (T-083).
 */
export async function askByMail(
  { db, now, email }: Pick<Context & Effects, 'db' | 'now' | 'email'>,
  { id }: Pick<KnownSession, 'id'>,
): Promise<KnownSession> {
  const [session] = await setAsked(db, { id, at: now })
  if (!session) throw new NotFound('session')
  await email(session.userId, memberEmail(session), `consent.member ${id} ${now.getTime()}`)
  return session
}
