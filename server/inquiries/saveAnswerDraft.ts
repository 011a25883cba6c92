import { sql } from 'drizzle-orm'
import { canAnswerInquiry } from '#domain/inquiries/permissions.ts'
import { outcomesOf } from '#domain/inquiries/rules.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import type { InquiryOutcome } from '#domain/inquiries/types.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { eventOf } from './openInquiry.ts'
import { presentInquiry } from './present.ts'
import { holdInquiry } from './queries.ts'
import { inquiryDrafts } from './tables.ts'

type Draft = { inquiryId: string; outcome: InquiryOutcome; answer: string; updatedAt: Date }
const keep = statement((q, d: Args<Draft>) => {
  const words = { outcome: sql`${d.outcome}`, answer: d.answer, updatedAt: d.updatedAt }
  return q
    .insert(inquiryDrafts)
    .values({ inquiryId: d.inquiryId, createdBy: sql`app_user()`, ...words })
    .onConflictDoUpdate({ target: [inquiryDrafts.inquiryId, inquiryDrafts.createdBy], set: words })
})
/** What its author kept goes before the answer is read back; colleagues' drafts go with the request's end (app_drop_answer_drafts). */
export const dropDraft = sqlStatement<[id: string], Record<string, never>>(
  'delete from inquiry_drafts where inquiry_id = $1 and created_by = app_user()',
)

/** An answer half written is kept for its author, on every device of theirs, until it is sent (decision 0050). */
export const saveAnswerDraft = command(calls.inquiries.saveAnswerDraft, {
  load: ({ db, input }) => holdInquiry(db, input.id),
  can: canAnswerInquiry,
  check: ({ outcome }, { kind }) =>
    outcomesOf(kind).includes(outcome) ? [] : [{ field: 'outcome', message: inquiryTexts.outcomeInvalid }],
  run: async ({ db, input: { id, outcome, answer }, loaded, now }) => {
    const isEmpty = answer.trim() === ''
    if (isEmpty) await dropDraft(db, id)
    else await keep(db, { inquiryId: id, outcome, answer, updatedAt: now })
    const draft = isEmpty ? null : { outcome, answer, savedAt: now.toISOString() }
    // Their member is not told that somebody is writing to them.
    const event = { ...eventOf('inquiry.drafted', loaded), memberId: null }
    return { inquiry: { ...loaded, draft }, event }
  },
  answer: ({ inquiry }) => ({ inquiry: presentInquiry(inquiry) }),
})
