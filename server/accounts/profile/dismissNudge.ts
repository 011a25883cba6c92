import { eq } from 'drizzle-orm'
import { nudgeLimits } from '#domain/accounts/limits.ts'
import { canEditProfile } from '#domain/accounts/permissions.ts'
import { withDismissed } from '#domain/accounts/rules/nudges.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { profiles } from '../tables.ts'
import type { ProfileRow } from './present.ts'
import { holdProfile } from './queries.ts'

const store = statement((q, p: Args<Pick<ProfileRow, 'id' | 'nudgesDismissed'>>) =>
  q.update(profiles).set({ nudgesDismissed: p.nudgesDismissed }).where(eq(profiles.id, p.id)),
)

/** Puts a nudge away for seven days, in one place for every device (T-113, T-205). */
export const dismissNudge = command(calls.accounts.dismissNudge, {
  load: ({ db }) => holdProfile(db),
  can: (actor, { id }) => canEditProfile(actor, { userId: id }),
  run: async ({ db, input, loaded, now }) => {
    const dismissed = withDismissed(loaded.nudgesDismissed, input.nudge, now, nudgeLimits)
    await store(db, { id: loaded.id, nudgesDismissed: dismissed })
    const { id } = loaded
    return {
      dismissed,
      event: { name: 'nudge.dismissed', entity: 'profile', id, memberId: id, live: false },
    }
  },
  answer: ({ dismissed }) => ({ dismissed }),
})
