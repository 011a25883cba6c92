import type { Actor } from '#domain/actor.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

type Area = 'profile' | 'board' | 'sessions' | 'minutes'

const insertViews = sqlStatement<[memberIds: readonly string[], area: Area], Record<string, never>>(
  `insert into member_views (user_id, advisor_id, area) select m, app_user(), $2 from unnest($1::uuid[]) m
   on conflict do nothing`,
)

/** An advisor looked at a member's rows: one line per area and day, which the member can read (T-203, 4.12.3). */
export async function recordView(db: Db, actor: Actor, memberId: string, area: Area): Promise<void> {
  if (memberId !== actor.userId) await insertViews(db, [memberId], area)
}

/** The same for a list of members' rows, in one statement. */
export async function recordViews(
  db: Db,
  actor: Actor,
  memberIds: readonly string[],
  area: Area,
): Promise<void> {
  const others = [...new Set(memberIds)].filter((id) => id !== actor.userId)
  if (actor.isStaff && others.length > 0) await insertViews(db, others, area)
}
