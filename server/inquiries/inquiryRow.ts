import { getTableColumns, sql } from 'drizzle-orm'
import type { InquiryOutcome } from '#domain/inquiries/types.ts'
import { inquiries } from './tables.ts'

export type InquiryRow = typeof inquiries.$inferSelect
/** A request with what the inbox says of who asked and who has it. */
export type InboxRow = InquiryRow & {
  memberName: string | null
  ownerName: string | null
  company: string | null
  isAdvised: boolean
  draft: Draft | null
}

/** What the reader has written and not sent; the instant as the database writes it. */
type Draft = { outcome: InquiryOutcome; answer: string; savedAt: string }

export const inboxColumns = {
  ...getTableColumns(inquiries),
  memberName: sql<string | null>`app_name(inquiries.user_id)`,
  ownerName: sql<string | null>`app_name(inquiries.owner_id)`,
  isAdvised: sql<boolean>`(inquiries.user_id is not null and app_advises(inquiries.user_id))`,
  draft: sql<Draft | null>`(select jsonb_build_object('outcome', d.outcome, 'answer', d.answer, 'savedAt', d.updated_at)
    from inquiry_drafts d where d.inquiry_id = inquiries.id and d.created_by = app_user())`,
  company: sql<string | null>`(select p.company from profiles p where p.id = inquiries.user_id)`,
}
