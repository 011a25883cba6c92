import { and, eq, sql } from 'drizzle-orm'
import { SetRoleInput } from '#contract/accounts.ts'
import { canChangeRole } from '#domain/accounts/permissions.ts'
import { deed, nothingToCheck } from '#server/deed.ts'
import { countAdmins, getPerson } from './reads.ts'
import { permissions, roles } from './tables.ts'

export const setRole = deed({
  input: SetRoleInput,
  load: async ({ db, input }) => {
    const adminCount = await countAdmins(db)
    const person = await getPerson(db, input.userId)
    return {
      userId: input.userId,
      // An admin is staff: taking the one takes the other, and so asks the harder question.
      role: !input.give && person.roles.includes('admin') ? ('admin' as const) : input.role,
      give: input.give,
      isVerified: person.isVerified,
      isDemo: person.profile.isDemo,
      adminCount,
      held: person.roles,
    }
  },
  can: canChangeRole,
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
