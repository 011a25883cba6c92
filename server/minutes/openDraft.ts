import type { App } from '#server/platform/app.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sessionOutcomes } from './tables.ts'

type Context = { db: Db; app: Pick<App, 'clock'>; now: Date }

/** A session has one outcome record (T-087): the first request opens it, every later one queues a draft on it. */
export async function openDraft(
  { db, app, now }: Context,
  session: { readonly id: string; readonly userId: string },
  createdBy: string,
): Promise<void> {
  const id = app.clock.newId()
  await db
    .insert(sessionOutcomes)
    .values({
      id,
      sessionId: session.id,
      userId: session.userId,
      createdBy,
      drafting: 'queued',
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: sessionOutcomes.sessionId,
      set: { drafting: 'queued', draftFailure: null, updatedAt: now },
    })
}
