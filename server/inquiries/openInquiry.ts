import { sql } from 'drizzle-orm'
import { inquiryDueOn } from '#domain/inquiries/rules.ts'
import type { InquiryKind } from '#domain/inquiries/types.ts'
import { dayIn } from '#domain/zones.ts'
import type { AppEvent, Context } from '#server/platform/context/context.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { Conflict, Refused } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import type { InquiryRow } from './inquiryRow.ts'
import type { Requester } from './queries.ts'
import { findOwnInquiry, loadRequester } from './queries.ts'
import { inquiries } from './tables.ts'

type Wish = {
  id: string
  kind: InquiryKind
  subject: string
  body: string | undefined
  /** What the inbox shows of the subject. */
  context?: Record<string, string>
  /** Whose advisor it goes to, with a day by which it is due; without it nobody has it and no day is promised. */
  requester?: Requester
}
type Opened = { inquiry: InquiryRow; event: AppEvent | null }
type Inquiry = Required<typeof inquiries.$inferInsert>

const insertInquiry = statement(
  (
    q,
    i: Args<Pick<Inquiry, 'id' | 'kind' | 'subject' | 'body' | 'ownerId' | 'dueOn' | 'isDemo' | 'context'>>,
  ) =>
    q
      .insert(inquiries)
      .values({
        ...pick(i, 'id', 'kind', 'subject', 'body', 'ownerId', 'dueOn', 'isDemo', 'context'),
        userId: sql`app_user()`,
      })
      // Two clicks at once: the index on what is open lets one through.
      .onConflictDoNothing()
      .returning(),
)

/** The step that every member's request shares: one open row of a kind and subject, however often it is sent. */
export async function openInquiry({ db, actor, now }: Context, wish: Wish): Promise<Opened> {
  const { id, kind, subject, requester } = wish
  const [inquiry] = await insertInquiry(db, {
    id,
    kind,
    subject,
    body: (wish.body ?? '').trim(),
    ownerId: requester?.advisorId ?? null,
    dueOn: requester ? inquiryDueOn(kind, dayIn(now, requester.zone ?? 'UTC')) : null,
    isDemo: actor.isDemo,
    context: wish.context ?? {},
  })
  if (inquiry) return { inquiry, event: eventOf('inquiry.opened', inquiry, { kind, subject }) }
  const [there, { pendingId }] = await Promise.all([findOwnInquiry(db, id), loadRequester(db, kind, subject)])
  if (there?.kind === kind && there.subject === subject) return { inquiry: there, event: null }
  throw pendingId ? new Refused('already_requested') : new Conflict('id_taken')
}

export const eventOf = (
  name: AppEvent['name'],
  { id, userId: memberId }: Pick<InquiryRow, 'id' | 'userId'>,
  details = {},
): AppEvent => ({ name, entity: 'inquiry', id, memberId, details })
