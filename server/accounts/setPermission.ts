import { and, eq } from 'drizzle-orm'
import { SetPermissionInput } from '#contract/accounts/people.ts'
import { canChangePermission } from '#domain/accounts/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { getPerson } from './reads.ts'
import { permissions } from './tables.ts'

export const setPermission = command({
  input: SetPermissionInput,
  load: async ({ db, input }) => {
    const person = await getPerson(db, input.userId)
    return {
      give: input.give,
      isStaff: person.roles.length > 0,
      held: person.permissions.includes(input.name),
    }
  },
  can: canChangePermission,
  check: nothingToCheck,
  run: async ({ db, actor, input, loaded, publish }) => {
    const { userId, name, give } = input
    const changed = loaded.held !== give
    if (give)
      await db.insert(permissions).values({ userId, name, grantedBy: actor.userId }).onConflictDoNothing()
    else await db.delete(permissions).where(and(eq(permissions.userId, userId), eq(permissions.name, name)))
    if (changed)
      await publish('accounts', {
        entity: 'person',
        id: userId,
        kind: 'permission.changed',
        memberId: userId,
      })
    return { changed }
  },
  audit: {
    action: 'permission.changed',
    subject: (_result, { userId, name, give }) => ({
      type: 'account',
      id: userId,
      memberId: userId,
      details: { name, give },
    }),
    happened: ({ changed }) => changed,
  },
})
