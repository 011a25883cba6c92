import { and, eq, sql } from 'drizzle-orm'
import { SetRoleInput } from '#contract/accounts/people.ts'
import { canChangeRole } from '#domain/accounts/permissions.ts'
import { no } from '#domain/decision.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { getPerson, listAdmins } from './reads.ts'
import { permissions, roles } from './tables.ts'

export const setRole = command({
  input: SetRoleInput,
  load: async ({ db, actor, input }) => {
    const admins = await listAdmins(db)
    const person = await getPerson(db, input.userId)
    return {
      userId: input.userId,
      // An admin is staff: taking the one takes the other, and so asks the harder question.
      role: !input.give && person.roles.includes('admin') ? ('admin' as const) : input.role,
      give: input.give,
      isVerified: person.isVerified,
      isDemo: person.profile.isDemo,
      // Besides whoever this is about: an admin who is shut out already is not the last one.
      adminCount: admins.size + (admins.has(input.userId) ? 0 : 1),
      isStillAdmin: admins.has(actor.userId),
      held: person.roles,
    }
  },
  // Whoever was shut out or stood down while this waited for its turn decides nothing any more.
  can: (actor, change) => (change.isStillAdmin ? canChangeRole(actor, change) : no('not_admin')),
  check: nothingToCheck,
  run: async ({ db, actor, input, loaded, publish }) => {
    const { userId, role, give } = input
    const changed = loaded.held.includes(role) !== give
    if (!changed) return { changed }
    if (give) {
      const given = role === 'admin' ? (['staff', 'admin'] as const) : (['staff'] as const)
      await db
        .insert(roles)
        .values(given.map((each) => ({ userId, role: each, grantedBy: actor.userId })))
        .onConflictDoNothing()
    } else {
      await db
        .delete(roles)
        .where(and(eq(roles.userId, userId), role === 'admin' ? eq(roles.role, 'admin') : undefined))
      if (role === 'staff') await db.delete(permissions).where(eq(permissions.userId, userId))
      // What was open in their browser was opened with the rights that are gone.
      await db.execute(sql`select app_end_sign_ins(${userId})`)
    }
    await publish('accounts', { entity: 'person', id: userId, kind: 'role.changed', memberId: userId })
    return { changed }
  },
  audit: {
    action: 'role.changed',
    subject: (_result, { userId, role, give }) => ({
      type: 'account',
      id: userId,
      memberId: userId,
      details: { role, give },
    }),
    happened: ({ changed }) => changed,
  },
})
