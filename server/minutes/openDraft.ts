import type { Db } from '#server/db/database.ts'
import type { House } from '#server/house.ts'
import { sessionOutcomes } from './tables.ts'

type Scene = { db: Db; house: Pick<House, 'clock'>; now: Date }

/** A session has one outcome record (T-087): the first request opens it, every later one queues a draft on it. */
export async function openDraft(
  { db, house, now }: Scene,
  session: { readonly id: string; readonly userId: string },
  createdBy: string,
): Promise<void> {
  const id = house.clock.newId()
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
