import { eq } from 'drizzle-orm'
import { TakeInquiryInput } from '#contract/inquiries.ts'
import { canChangeInquiry, canViewInquiries } from '#domain/inquiries/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import type { InquiryRow } from './reads.ts'
import { getInquiry } from './reads.ts'
import { inquiries } from './tables.ts'

export const takeInquiry = command({
  input: TakeInquiryInput,
  load: ({ db, input }) => getInquiry(db, input.id),
  // Taking over from a colleague changes its owner and not its status.
  can: (actor, inquiry) =>
    inquiry.status === 'in_progress'
      ? canViewInquiries(actor)
      : canChangeInquiry(actor, inquiry, 'in_progress'),
  check: nothingToCheck,
  run: async ({
    db,
    actor,
    input,
    loaded,
    now,
    publish,
  }): Promise<{ inquiry: InquiryRow; isNew: boolean }> => {
    if (loaded.status === 'in_progress' && loaded.ownerId === actor.userId)
      return { inquiry: loaded, isNew: false }
    if (loaded.ownerId !== input.seenOwnerId) throw new Conflict('taken')
    const [inquiry] = await db
      .update(inquiries)
      .set({ status: 'in_progress', ownerId: actor.userId, updatedAt: now })
      .where(eq(inquiries.id, input.id))
      .returning()
    if (!inquiry) throw new NotFound('inquiry')
    await publish('inquiries', {
      entity: 'inquiry',
      id: inquiry.id,
      kind: 'inquiry.taken',
      memberId: inquiry.userId,
    })
    return { inquiry, isNew: true }
  },
  audit: {
    action: 'inquiry.taken',
    subject: ({ inquiry }) => ({ type: 'inquiry', id: inquiry.id, memberId: inquiry.userId }),
    happened: ({ isNew }) => isNew,
  },
})
