import { factorLimits } from '#domain/accounts/limits.ts'
import { canResetFactor } from '#domain/accounts/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { NotFound, Refused } from '#server/platform/http/refusal.ts'
import { factorResetEmail } from '../emails.ts'
import { findNames } from '../people/findNames.ts'

const reset = sqlStatement<[member: string, why: string, seconds: number], { dueAt: Date | null }>(
  'select app_reset_factor($1, $2, make_interval(secs => $3)) as "dueAt"',
)

/** Another admin asks for a lost second factor to go; it waits for a day, and its owner is told at once (T-200). */
export const resetFactor = command(calls.accounts.resetFactor, {
  load: async ({ db, input }) => {
    const names = await findNames(db, [input.userId])
    const name = names.get(input.userId)
    if (name === undefined) throw new NotFound('person')
    return { userId: input.userId, name }
  },
  can: (actor, person) => canResetFactor(actor, person),
  run: async ({ db, input, loaded, email, origin }) => {
    const [row] = await reset(db, input.userId, input.reason, factorLimits.resetMs / 1000)
    if (!row?.dueAt) throw new Refused('no_factor')
    await email(
      input.userId,
      factorResetEmail({ name: loaded.name, reason: input.reason }),
      `factor reset ${origin.requestId}`,
    )
    return {
      dueAt: row.dueAt,
      event: {
        name: 'factor.reset',
        entity: 'account',
        id: input.userId,
        memberId: input.userId,
        details: { reason: input.reason, dueAt: row.dueAt.toISOString() },
        live: false,
      },
    }
  },
  answer: ({ dueAt }) => ({ dueAt: dueAt.toISOString() }),
})
