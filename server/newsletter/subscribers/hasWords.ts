import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { subscribers } from '../tables.ts'

/** Whose address or name has these words in it; everybody where there are none. */
export function hasWords(search: string | undefined): SQL | undefined {
  const words = search?.trim().replaceAll(/[\\%_]/g, (each) => `\\${each}`)
  if (!words) return undefined
  return sql`(${subscribers.email} ilike ${`%${words}%`} or ${subscribers.name} ilike ${`%${words}%`})`
}
