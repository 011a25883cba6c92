import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { EmailRequest } from './emailTemplate.ts'

/**
 * Asks in the current transaction for an email to a person, or to whom an invitation names or who sent a form; the same `onceKey` mails once.
 * The database finds the address, and writes to nobody whom this transaction may not write to.
 */
export async function queueMail(
  db: Db,
  id: string,
  to: string,
  { template, values }: EmailRequest,
  onceKey: string,
): Promise<void> {
  await db.execute(
    sql`select app_mail(${id}, ${template}, ${to}, ${JSON.stringify(values)}::jsonb, ${onceKey})`,
  )
}
