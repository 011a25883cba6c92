import { RequestUpgradeInput } from '#contract/inquiries.ts'
import { canRequestUpgrade } from '#domain/inquiries/permissions.ts'
import { checkUpgradeRequest } from '#domain/inquiries/rules.ts'
import { deed } from '#server/deed.ts'
import { Conflict } from '#server/http/refusal.ts'
import { Refused } from '#server/http/refusal.ts'
import { findOwn } from './reads.ts'
import { findPending } from './reads.ts'
import type { InquiryRow } from './reads.ts'
import { inquiries } from './tables.ts'

export const requestUpgrade = deed({
  input: RequestUpgradeInput,
  load: async ({ db, actor, input }) => {
    const pending = await findPending(db, actor.userId, 'upgrade', input.plan)
    // The same request sent again is no second one.
    return { hasPending: pending !== null && pending.id !== input.id, plan: input.plan }
  },
  can: canRequestUpgrade,
  check: (input) => checkUpgradeRequest({ plan: input.plan, body: input.body ?? '' }),
  run: async ({ db, actor, input, publish }): Promise<{ inquiry: InquiryRow; isNew: boolean }> => {
    const [inquiry] = await db
      .insert(inquiries)
      .values({
        id: input.id,
        userId: actor.userId,
        kind: 'upgrade',
        subject: input.plan,
        body: (input.body ?? '').trim(),
        isDemo: actor.isDemo,
      })
      // Two clicks at once: the index on what is open lets one through.
      .onConflictDoNothing()
      .returning()
    if (!inquiry) {
      const there = await findOwn(db, actor.userId, input.id)
      if (there?.kind === 'upgrade' && there.subject === input.plan) return { inquiry: there, isNew: false }
      if (await findPending(db, actor.userId, 'upgrade', input.plan)) throw new Refused('already_requested')
      throw new Conflict('id_taken')
    }
    await publish('inquiries', { entity: 'inquiry', id: inquiry.id, kind: 'inquiry.opened', memberId: actor.userId })
    return { inquiry, isNew: true }
  },
  audit: {
    action: 'inquiry.opened',
    subject: ({ inquiry }) => ({
      type: 'inquiry',
      id: inquiry.id,
      memberId: inquiry.userId,
      details: { kind: inquiry.kind, subject: inquiry.subject },
    }),
    happened: ({ isNew }) => isNew,
  },
})
