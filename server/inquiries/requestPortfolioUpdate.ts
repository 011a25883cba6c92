import { RequestPortfolioUpdateInput } from '#contract/inquiries.ts'
import { canRequestPortfolioUpdate } from '#domain/inquiries/permissions.ts'
import { findToday } from '#server/accounts/profile/findToday.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { inquiryOpened, openInquiry } from './openInquiry.ts'
import { findFirstAdvisor, findPending } from './reads.ts'

/** A member's wish for an update on the portfolio, one at a time (T-103). */
export const requestPortfolioUpdate = command({
  input: RequestPortfolioUpdateInput,
  load: async ({ db, actor, input }) => {
    const pending = await findPending(db, actor.userId, 'portfolio_update', '')
    return { hasPending: pending !== null && pending.id !== input.id }
  },
  can: canRequestPortfolioUpdate,
  check: nothingToCheck,
  run: async ({ db, actor, input, now, publish }) =>
    openInquiry(db, actor, publish, {
      id: input.id,
      kind: 'portfolio_update',
      subject: '',
      body: input.body,
      ownerId: await findFirstAdvisor(db, actor.userId),
      today: await findToday(db, actor.userId, now),
    }),
  audit: inquiryOpened,
})
