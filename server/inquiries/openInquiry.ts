import type { Actor } from '#domain/actor.ts'
import { inquiryDueOn } from '#domain/inquiries/rules.ts'
import type { InquiryKind } from '#domain/inquiries/types.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Effects } from '#server/platform/earlier/effects.ts'
import { Conflict, Refused } from '#server/platform/http/refusal.ts'
import type { InquiryRow } from './reads.ts'
import { findOwn, findPending } from './reads.ts'
import { inquiries } from './tables.ts'

type Wish = {
  id: string
  kind: InquiryKind
  subject: string
  body: string | undefined
  /** What the inbox shows of the subject. */
  title?: string
  ownerId?: string | null
  /** The member's day, from which the due day is counted; without it none is promised. */
  today?: string
}
type Opened = { inquiry: InquiryRow; isNew: boolean }

/** The part that every member's request shares: one open row of a kind and subject, however often it is sent. */
export async function openInquiry(
  db: Db,
  actor: Actor,
  publish: Effects['publish'],
  wish: Wish,
): Promise<Opened> {
  const { id, kind, subject, today } = wish
  const [inquiry] = await db
    .insert(inquiries)
    .values({
      id,
      userId: actor.userId,
      kind,
      subject,
      body: (wish.body ?? '').trim(),
      ownerId: wish.ownerId ?? null,
      dueOn: today ? inquiryDueOn(kind, today) : null,
      isDemo: actor.isDemo,
      context: wish.title ? { title: wish.title } : {},
    })
    // Two clicks at once: the index on what is open lets one through.
    .onConflictDoNothing()
    .returning()
  if (!inquiry) {
    const there = await findOwn(db, actor.userId, id)
    if (there?.kind === kind && there.subject === subject) return { inquiry: there, isNew: false }
    if (await findPending(db, actor.userId, kind, subject)) throw new Refused('already_requested')
    throw new Conflict('id_taken')
  }
  await publish('inquiries', {
    entity: 'inquiry',
    id: inquiry.id,
    kind: 'inquiry.opened',
    memberId: actor.userId,
  })
  return { inquiry, isNew: true }
}

/** The trail of a request, the same whatever was asked for. */
export const inquiryOpened = {
  action: 'inquiry.opened' as const,
  subject: ({ inquiry }: Opened) => ({
    type: 'inquiry',
    id: inquiry.id,
    memberId: inquiry.userId,
    details: { kind: inquiry.kind, subject: inquiry.subject },
  }),
  happened: ({ isNew }: Opened) => isNew,
}
