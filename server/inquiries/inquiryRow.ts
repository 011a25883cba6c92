import { getTableColumns, sql } from 'drizzle-orm'
import { inquiries } from './tables.ts'

export type InquiryRow = typeof inquiries.$inferSelect
/** A request with what the inbox says of who asked and who has it. */
export type InboxRow = InquiryRow & {
  memberName: string | null
  ownerName: string | null
  company: string | null
}

// Qualified by the table's own name: inside the brackets a bare `id` would be the other table's.
const nameOf = (column: 'user_id' | 'owner_id') =>
  sql<
    string | null
  >`case when inquiries.${sql.raw(column)} is not null then (select n.name from app_names(array[inquiries.${sql.raw(column)}]) n) end`
export const inboxColumns = {
  ...getTableColumns(inquiries),
  memberName: nameOf('user_id'),
  ownerName: nameOf('owner_id'),
  company: sql<string | null>`(select p.company from profiles p where p.id = inquiries.user_id)`,
}
