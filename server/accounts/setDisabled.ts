import { sql } from 'drizzle-orm'
import { SetDisabledInput } from '#contract/accounts/people.ts'
import { canDisableAccount } from '#domain/accounts/permissions.ts'
import { no } from '#domain/decision.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { getPerson, listAdmins } from './reads.ts'

export const setDisabled = command({
  input: SetDisabledInput,
  load: async ({ db, actor, input }) => ({
    isStillAdmin: (await listAdmins(db)).has(actor.userId),
    userId: (await getPerson(db, input.userId)).profile.id,
  }),
  // Of two admins who shut each other out at once the second one is no longer there to do it.
  can: (actor, account) => (account.isStillAdmin ? canDisableAccount(actor, account) : no('not_admin')),
  check: nothingToCheck,
  run: async ({ db, input, publish }) => {
    const { userId, disabled } = input
    const { rows } = await db.execute<{ changed: boolean | null }>(
      sql`select app_disable(${userId}, ${disabled}) as changed`,
    )
    const changed = rows[0]?.changed === true
    if (changed && disabled) await db.execute(sql`select app_end_sign_ins(${userId})`)
    if (changed)
      await publish('accounts', { entity: 'person', id: userId, kind: 'account.disabled', memberId: userId })
    return { changed }
  },
  audit: {
    action: 'account.disabled',
    subject: (_result, { userId, disabled }) => ({
      type: 'account',
      id: userId,
      memberId: userId,
      details: { disabled },
    }),
    happened: ({ changed }) => changed,
  },
})
