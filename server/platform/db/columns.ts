import { sql } from 'drizzle-orm'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** An instant, UTC in storage, a Date in code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const createdAt = () => instant('created_at').notNull().default(sql`now()`)
export const updatedAt = () => instant('updated_at').notNull().default(sql`now()`)

/** Text in the order of its bytes, as JavaScript compares it. The type carries the collation, since drizzle has no word for it. */
export const byteOrderedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** The number of the transaction that wrote a row: readers stay below the oldest that still runs (F21). */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Words as PostgreSQL searches them. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
