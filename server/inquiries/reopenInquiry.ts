import { eq } from 'drizzle-orm'
import { ReopenInquiryInput } from '#contract/inquiries.ts'
import { canChangeInquiry } from '#domain/inquiries/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import type { InquiryRow } from './reads.ts'
import { findPending, getInquiry } from './reads.ts'
import { inquiries } from './tables.ts'

export const reopenInquiry = command({
  input: ReopenInquiryInput,
  load: async ({ db, input }) => {
    const inquiry = await getInquiry(db, input.id)
    const pending = inquiry.userId
      ? await findPending(db, inquiry.userId, inquiry.kind, inquiry.subject)
      : null
    return { ...inquiry, hasAnother: pending !== null && pending.id !== inquiry.id }
  },
  can: (actor, inquiry) => canChangeInquiry(actor, inquiry, 'open'),
  check: nothingToCheck,
  run: async ({ db, input, loaded, now, publish }): Promise<InquiryRow> => {
    // The member has asked again in the meantime, and one such request is open at a time.
    if (loaded.hasAnother) throw new Conflict('already_requested')
    const [inquiry] = await db
      .update(inquiries)
      .set({ status: 'open', ownerId: null, closedAt: null, updatedAt: now })
      .where(eq(inquiries.id, input.id))
      .returning()
    if (!inquiry) throw new NotFound('inquiry')
    await publish('inquiries', {
      entity: 'inquiry',
      id: inquiry.id,
      kind: 'inquiry.reopened',
      memberId: inquiry.userId,
    })
    return inquiry
  },
  audit: {
    action: 'inquiry.reopened',
    subject: (inquiry) => ({ type: 'inquiry', id: inquiry.id, memberId: inquiry.userId }),
  },
})
