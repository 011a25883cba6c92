import { eq } from 'drizzle-orm'
import {
  canChangeInquiry,
  canReleaseInquiry,
  canRequestPortfolioUpdate,
  canRequestSession,
  canRequestUpgrade,
  canViewInquiries,
  canWithdrawInquiry,
} from '#domain/inquiries/permissions.ts'
import { checkUpgradeRequest, inquiryDueOn } from '#domain/inquiries/rules.ts'
import { dayIn } from '#domain/zones.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { isTaken } from '#server/platform/http/databaseFault.ts'
import { Conflict, NotFound, Refused } from '#server/platform/http/refusal.ts'
import type { InboxRow, InquiryRow } from './inquiryRow.ts'
import { inboxColumns } from './inquiryRow.ts'
import { eventOf, openInquiry } from './openInquiry.ts'
import { presentInquiry, presentMine } from './present.ts'
import { findOwnInquiry, holdInquiry, loadRequester } from './queries.ts'
import { inquiries } from './tables.ts'

const answerMine = ({ inquiry }: { inquiry: InquiryRow }) => ({ inquiry: presentMine(inquiry) })
const answer = ({ inquiry }: { inquiry: InboxRow }) => ({ inquiry: presentInquiry(inquiry) })

/** A member's wish for a plan, one at a time for each (T-047). */
export const requestUpgrade = command(calls.inquiries.requestUpgrade, {
  load: async ({ db, input: { id, plan } }) => {
    const { pendingId } = await loadRequester(db, 'upgrade', plan)
    // The same request sent again is no second one.
    return { hasPending: pendingId !== null && pendingId !== id, plan }
  },
  can: canRequestUpgrade,
  check: ({ plan, body = '' }) => checkUpgradeRequest({ plan, body }),
  run: ({ input: { id, plan, body }, ...ctx }) =>
    openInquiry(ctx, { id, kind: 'upgrade', subject: plan, body }),
  answer: answerMine,
})

/** A member's wish for an update on the portfolio, one at a time (T-103). */
export const requestPortfolioUpdate = command(calls.inquiries.requestPortfolioUpdate, {
  load: async ({ db, input: { id } }) => {
    const requester = await loadRequester(db, 'portfolio_update', '')
    return { requester, hasPending: requester.pendingId !== null && requester.pendingId !== id }
  },
  can: canRequestPortfolioUpdate,
  run: ({ input: { id, body }, loaded: { requester }, ...ctx }) =>
    openInquiry(ctx, { id, kind: 'portfolio_update', subject: '', body, requester }),
  answer: answerMine,
})

/** A member's wish for a session, one at a time, until it can be booked (4.13.10). */
export const requestSession = command(calls.inquiries.requestSession, {
  load: async ({ db, input: { id } }) => {
    const requester = await loadRequester(db, 'session', '')
    return { requester, hasPending: requester.pendingId !== null && requester.pendingId !== id }
  },
  can: canRequestSession,
  run: ({ input: { id, service, body }, loaded: { requester }, ...ctx }) =>
    openInquiry(ctx, {
      id,
      kind: 'session',
      subject: '',
      context: service ? { service } : {},
      body,
      requester,
    }),
  answer: answerMine,
})

// The row rules let no member change a request: the function does this one thing to their own.
const setWithdrawn = sqlStatement<[id: string, at: Date], { id: string }>(
  'select id from app_withdraw_inquiry($1, $2)',
)

/** A member no longer wants what they asked for; told twice it is withdrawn once (4.13.10). */
export const withdrawInquiry = command(calls.inquiries.withdrawInquiry, {
  load: async ({ db, input }) => {
    const inquiry = await findOwnInquiry(db, input.id)
    if (!inquiry) throw new NotFound('inquiry')
    return inquiry
  },
  can: (actor, inquiry) =>
    canWithdrawInquiry(actor, inquiry.status === 'withdrawn' ? { ...inquiry, status: 'open' } : inquiry),
  run: async ({ db, input: { id }, loaded, now }) => {
    if (loaded.status === 'withdrawn') return { inquiry: loaded, event: null }
    const [[done], inquiry] = await Promise.all([setWithdrawn(db, id, now), findOwnInquiry(db, id)])
    // Somebody on staff answered it at this very moment.
    if (!done || !inquiry) throw new Refused('not_pending')
    return { inquiry, event: eventOf('inquiry.withdrawn', inquiry, { kind: inquiry.kind }) }
  },
  answer: answerMine,
})

const setOwner = statement((q, i: Args<{ id: string; ownerId: string; now: Date }>) =>
  q
    .update(inquiries)
    .set({ status: 'in_progress', ownerId: i.ownerId, updatedAt: i.now })
    .where(eq(inquiries.id, i.id))
    .returning(inboxColumns),
)
export const takeInquiry = command(calls.inquiries.takeInquiry, {
  load: ({ db, input }) => holdInquiry(db, input.id),
  // Taking over from a colleague changes its owner and not its status.
  can: (actor, inquiry) =>
    inquiry.status === 'in_progress'
      ? canViewInquiries(actor)
      : canChangeInquiry(actor, inquiry, 'in_progress'),
  run: async ({ db, actor, input: { id, seenOwnerId }, loaded, now }) => {
    if (loaded.status === 'in_progress' && loaded.ownerId === actor.userId)
      return { inquiry: loaded, event: null }
    if (loaded.ownerId !== seenOwnerId) throw new Conflict('taken')
    const [inquiry] = await setOwner(db, { id, ownerId: actor.userId, now })
    if (!inquiry) throw new NotFound('inquiry')
    return { inquiry, event: eventOf('inquiry.taken', inquiry) }
  },
  answer,
})

const otherPending = sqlStatement<[id: string], { exists: boolean }>(
  `select exists (select from inquiries i join inquiries o on o.user_id = i.user_id and o.kind = i.kind
    and o.subject = i.subject and o.id <> i.id and o.status in ('open', 'in_progress') where i.id = $1)`,
)
const setOpen = statement((q, i: Args<{ id: string; now: Date }>) =>
  q
    .update(inquiries)
    .set({ status: 'open', ownerId: null, commentedAt: null, closedAt: null, updatedAt: i.now })
    .where(eq(inquiries.id, i.id))
    .returning(inboxColumns),
)
export const reopenInquiry = command(calls.inquiries.reopenInquiry, {
  load: async ({ db, input: { id } }) => {
    const [inquiry, [another]] = await Promise.all([holdInquiry(db, id), otherPending(db, id)])
    return { ...inquiry, hasAnother: another?.exists ?? false }
  },
  can: (actor, inquiry) => canChangeInquiry(actor, inquiry, 'open'),
  run: async ({ db, input: { id }, loaded, now }) => {
    // The member has asked again in the meantime, and one such request is open at a time.
    if (loaded.hasAnother) throw new Conflict('already_requested')
    const [inquiry] = await setOpen(db, { id, now }).catch((error: unknown) => {
      // Or at this very moment: the index on what is open lets one of two through.
      throw isTaken(error) ? new Conflict('already_requested') : error
    })
    if (!inquiry) throw new NotFound('inquiry')
    return { inquiry, event: eventOf('inquiry.reopened', inquiry) }
  },
  answer,
})

const setReleased = statement((q, i: Args<{ id: string; dueOn: string | null; now: Date }>) =>
  q
    .update(inquiries)
    .set({ held: null, dueOn: i.dueOn, updatedAt: i.now })
    .where(eq(inquiries.id, i.id))
    .returning(inboxColumns),
)
/** What was held back as a program's and is a person's: it waits like the rest, and is due from now on (K14). */
export const releaseInquiry = command(calls.inquiries.releaseInquiry, {
  load: ({ db, input }) => holdInquiry(db, input.id),
  can: canReleaseInquiry,
  run: async ({ db, input: { id }, loaded, now }) => {
    const dueOn = inquiryDueOn(loaded.kind, dayIn(now, 'UTC'))
    const [inquiry] = await setReleased(db, { id, dueOn, now })
    if (!inquiry) throw new NotFound('inquiry')
    return { inquiry, event: eventOf('inquiry.released', inquiry) }
  },
  answer,
})
