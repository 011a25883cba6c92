import { eq } from 'drizzle-orm'
import type { App } from '#server/platform/app.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Effects } from '#server/platform/earlier/effects.ts'
import type { KnownSession } from '#server/sessions/reads.ts'
import { findAnswer } from './reads.ts'
import { consents } from './tables.ts'

type Said = Partial<
  Pick<typeof consents.$inferInsert, 'textVersion' | 'givenAt' | 'refusedAt' | 'withdrawnAt'>
>

/** Writes what the member or the advisor said into their one row; earlier moments stay as they were. */
export async function storeAnswer(
  { db, app, publish }: { db: Db; app: App } & Pick<Effects, 'publish'>,
  session: KnownSession,
  party: 'member' | 'advisor',
  said: Said,
  kind: 'consent.given' | 'consent.refused' | 'consent.withdrawn',
): Promise<void> {
  const row = await findAnswer(db, session.id, party)
  if (row) await db.update(consents).set(said).where(eq(consents.id, row.id))
  else
    await db
      .insert(consents)
      .values({ id: app.clock.newId(), sessionId: session.id, userId: session.userId, party, ...said })
  await publish('consent', { entity: 'consent', id: session.id, kind, memberId: session.userId })
}
