import { sql } from 'drizzle-orm'

/** Own rows, or those of a member whom the signed-in advisor is assigned to today (4.12.3). */
export const ownOrAdvised = sql`user_id = app_user() or app_advises(user_id)`
