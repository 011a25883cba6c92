import type { Db } from '#server/db/database.ts'
import type { Origin } from '#server/doing.ts'
import type { House } from '#server/house.ts'

/** What somebody said of themselves when they signed up. */
export type Newcomer = { firstName: string; lastName: string; timeZone: string | null }

/** One request at the entrance, in its transaction: what Better Auth's callbacks need beyond its own arguments. */
export type AuthScene = { house: House; db: Db; origin: Origin; newcomer?: Newcomer }
