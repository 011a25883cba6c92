import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { RenderedMail } from '../template.ts'

/** Stores a message in the current transaction and asks for its sending; the same `onceKey` mails once. */
export async function queueMail(
  db: Db,
  id: string,
  to: string,
  mail: RenderedMail,
  onceKey: string,
): Promise<void> {
  await db.execute(
    sql`select app_mail(${id}, ${mail.template}, ${to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${onceKey})`,
  )
}
