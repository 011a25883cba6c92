import { getTableColumns, sql } from 'drizzle-orm'
import { inquiries } from './tables.ts'

export type InquiryRow = typeof inquiries.$inferSelect
/** A request with what the inbox says of who asked and who has it. */
export type InboxRow = InquiryRow & {
  memberName: string | null
  ownerName: string | null
  company: string | null
  isAdvised: boolean
}

export const inboxColumns = {
  ...getTableColumns(inquiries),
  memberName: sql<string | null>`app_name(inquiries.user_id)`,
  ownerName: sql<string | null>`app_name(inquiries.owner_id)`,
  isAdvised: sql<boolean>`(inquiries.user_id is not null and app_advises(inquiries.user_id))`,
  company: sql<string | null>`(select p.company from profiles p where p.id = inquiries.user_id)`,
}
