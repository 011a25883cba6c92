import { RequestUpgradeInput } from '#contract/inquiries.ts'
import { canRequestUpgrade } from '#domain/inquiries/permissions.ts'
import { checkUpgradeRequest } from '#domain/inquiries/rules.ts'
import { command } from '#server/platform/earlier/command.ts'
import { inquiryOpened, openInquiry } from './openInquiry.ts'
import { findPending } from './reads.ts'

export const requestUpgrade = command({
  input: RequestUpgradeInput,
  load: async ({ db, actor, input }) => {
    const pending = await findPending(db, actor.userId, 'upgrade', input.plan)
    // The same request sent again is no second one.
    return { hasPending: pending !== null && pending.id !== input.id, plan: input.plan }
  },
  can: canRequestUpgrade,
  check: (input) => checkUpgradeRequest({ plan: input.plan, body: input.body ?? '' }),
  run: ({ db, actor, input, publish }) =>
    openInquiry(db, actor, publish, { id: input.id, kind: 'upgrade', subject: input.plan, body: input.body }),
  audit: inquiryOpened,
})
