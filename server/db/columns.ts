import { sql } from 'drizzle-orm'
import { timestamp } from 'drizzle-orm/pg-core'

/** An instant, UTC in storage, a Date in code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const createdAt = () => instant('created_at').notNull().default(sql`now()`)
export const updatedAt = () => instant('updated_at').notNull().default(sql`now()`)
