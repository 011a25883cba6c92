import { inquiryPageSize } from '#contract/inquiries.ts'
import { findNames } from '#server/accounts/people/findNames.ts'
import type { Context } from '#server/platform/earlier/context.ts'
import { callContextOf, calls } from '#server/platform/http/calls.ts'
import { packCursor, unpackCursor } from '#server/platform/http/cursor.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import { answerInquiry } from './answerInquiry.ts'
import { presentInquiry, presentMine } from './present.ts'
import type { InboxRow, InquiryRow } from './reads.ts'
import { countInbox, cursorOf, findCompany, listInbox, listOwn } from './reads.ts'
import { reopenInquiry } from './reopenInquiry.ts'
import { requestDecisionReview } from './requestDecisionReview.ts'
import { requestPortfolioUpdate } from './requestPortfolioUpdate.ts'
import { requestUpgrade } from './requestUpgrade.ts'
import { takeInquiry } from './takeInquiry.ts'

async function present({ db }: Context, rows: readonly InboxRow[]) {
  const names = await findNames(
    db,
    rows.flatMap((row) => [row.userId, row.ownerId]),
  )
  return rows.map((row) => presentInquiry(row, names))
}

async function presentOne(ctx: Context, row: InquiryRow) {
  const [inquiry] = await present(ctx, [{ ...row, company: await findCompany(ctx.db, row.userId) }])
  if (!inquiry) throw new Error('a request did not present')
  return inquiry
}

export const inquiriesRoutes = {
  requestUpgrade: calls.inquiries.requestUpgrade.handler(async ({ context, input }) => {
    return { inquiry: presentMine((await requestUpgrade(callContextOf(context), input)).inquiry) }
  }),

  requestDecisionReview: calls.inquiries.requestDecisionReview.handler(async ({ context, input }) => {
    return { inquiry: presentMine((await requestDecisionReview(callContextOf(context), input)).inquiry) }
  }),

  requestPortfolioUpdate: calls.inquiries.requestPortfolioUpdate.handler(async ({ context, input }) => {
    return { inquiry: presentMine((await requestPortfolioUpdate(callContextOf(context), input)).inquiry) }
  }),

  listMyInquiries: calls.inquiries.listMyInquiries.handler(async ({ context }) => {
    const { db, actor } = callContextOf(context)
    return { inquiries: (await listOwn(db, actor.userId)).map(presentMine) }
  }),

  listInquiries: calls.inquiries.listInquiries.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const limit = input.limit ?? inquiryPageSize
    const rows = await listInbox(ctx.db, {
      show: input.show ?? 'pending',
      memberId: input.memberId ?? null,
      after: input.cursor ? readCursor(input.cursor) : null,
      limit: limit + 1,
    })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      inquiries: await present(ctx, page),
      next: rows.length > limit && last ? packCursor(cursorOf(last)) : null,
    }
  }),

  countInquiries: calls.inquiries.countInquiries.handler(
    async ({ context }) => await countInbox(callContextOf(context).db),
  ),

  takeInquiry: calls.inquiries.takeInquiry.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return { inquiry: await presentOne(ctx, (await takeInquiry(ctx, input)).inquiry) }
  }),

  answerInquiry: calls.inquiries.answerInquiry.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return { inquiry: await presentOne(ctx, await answerInquiry(ctx, input)) }
  }),

  reopenInquiry: calls.inquiries.reopenInquiry.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return { inquiry: await presentOne(ctx, await reopenInquiry(ctx, input)) }
  }),
}

function readCursor(cursor: string) {
  const [order = '', at = '', id = ''] = unpackCursor(cursor, 3)
  const isInstant = /^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(at) && !Number.isNaN(Date.parse(at))
  const isCursor = /^[01]$/.test(order) && isInstant && /^[0-9a-f-]{36}$/.test(id)
  if (!isCursor) throw new Invalid([{ field: 'cursor', message: 'Invalid cursor' }])
  return { order, at, id }
}
