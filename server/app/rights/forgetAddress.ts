import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

const statements = [
  'delete from mail_messages where lower(to_address) = lower($1)',
  'select app_forget_sender($1)',
  'select app_drop_exports_of_guest($1)',
  'select app_forget_guest($1)',
  'select app_forget_calendly($1)',
  'select app_forget_booking_links($1)',
  'select app_forget_subscriber($1)',
  'delete from deletion_requests where lower(email) = lower($1)',
].map((text) => sqlStatement<[address: string], never>(text))

/** Erases what is held about an address outside of accounts: emails, messages, a guest of sessions, links, lists (K37). As the jobs. */
export async function forgetAddress(db: Db, address: string): Promise<void> {
  for (const forget of statements) await forget(db, address)
}
