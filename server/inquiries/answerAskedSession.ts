import type { BookingService } from '#domain/booking/types.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { recordAndPublish } from '#server/platform/audit/recordEvent.ts'
import type { Context } from '#server/platform/context/context.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { eventOf } from './openInquiry.ts'

const setAnswered = sqlStatement<
  [sessionId: string, services: readonly BookingService[], answer: string, now: Date],
  { id: string; userId: string }
>('select id, "userId" from app_answer_asked_session($1, $2, $3, $4)')

/**
 * A step of what stores a session: the member's request for one that waits is answered by it, in the same transaction. Its member is
 * told of the session itself and gets no second email (0121).
 */
export async function answerAskedSession(
  ctx: Context,
  session: { readonly id: string },
  services: readonly BookingService[],
): Promise<void> {
  const [asked] = await setAnswered(ctx.db, session.id, services, inquiryTexts.sessionBooked, ctx.now)
  if (!asked) return
  const event = eventOf('inquiry.answered', asked, { outcome: 'done', sessionId: session.id })
  await recordAndPublish(ctx, 'inquiries', event)
}
