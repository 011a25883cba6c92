import type { App } from '#server/platform/app.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { pick } from '#server/platform/pick.ts'
import { sessionOutcomes } from '../tables.ts'

const queueDraft = statement(
  (q, o: Args<{ id: string; sessionId: string; userId: string; createdBy: string; now: Date }>) =>
    q
      .insert(sessionOutcomes)
      .values({
        ...pick(o, 'id', 'sessionId', 'userId', 'createdBy'),
        drafting: 'queued',
        updatedAt: o.now,
      })
      .onConflictDoUpdate({
        target: sessionOutcomes.sessionId,
        set: { drafting: 'queued', draftFailure: null, updatedAt: o.now },
      }),
)

/** A session has one outcome record (T-087): the first request opens it, every later one queues a draft on it. */
export async function openDraft(
  { db, app, now }: { db: Db; app: Pick<App, 'clock'>; now: Date },
  session: { readonly id: string; readonly userId: string },
  createdBy: string,
): Promise<void> {
  const id = app.clock.newId()
  await queueDraft(db, { id, sessionId: session.id, userId: session.userId, createdBy, now })
}
