import type { App } from '#server/platform/app.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Origin } from '#server/platform/earlier/context.ts'

/** What somebody said of themselves when they signed up. */
export type Newcomer = { firstName: string; lastName: string; timeZone: string | null }

/** One request to sign in, in its transaction: what Better Auth's callbacks need beyond its own arguments. */
export type AuthContext = { app: App; db: Db; origin: Origin; newcomer?: Newcomer }
