import type { Actor } from '#domain/actor.ts'
import type { Db } from '#server/platform/db/database.ts'
import { memberViews } from './tables.ts'

/** An advisor looked at a member's rows: one line per area and day, which the member can read (T-203, 4.12.3). */
export async function recordView(
  db: Db,
  actor: Actor,
  memberId: string,
  area: 'board' | 'sessions' | 'minutes',
): Promise<void> {
  if (memberId === actor.userId) return
  await db
    .insert(memberViews)
    .values({ userId: memberId, advisorId: actor.userId, area })
    .onConflictDoNothing()
}

/** The same for a list of members' rows, in one statement. */
export async function recordViews(
  db: Db,
  actor: Actor,
  memberIds: readonly string[],
  area: 'board' | 'sessions' | 'minutes',
): Promise<void> {
  const others = [...new Set(memberIds)].filter((id) => id !== actor.userId)
  if (!actor.isStaff || others.length === 0) return
  const views = others.map((userId) => ({ userId, advisorId: actor.userId, area }))
  await db.insert(memberViews).values(views).onConflictDoNothing()
}
