import { canChangePermission, canChangeRole, canDisableAccount } from '#domain/accounts/permissions.ts'
import { no } from '#domain/decision.ts'
import {
  disableAccount,
  givePermission,
  giveRole,
  holdAdmins,
  takePermission,
  takeRole,
} from '#server/accounts/people/giveRole.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent, Context } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { PersonRow } from './present.ts'
import { presentPerson } from './present.ts'
import { loadPerson } from './queries.ts'

/** The trail has it under the account, screens hear of the person. */
const eventOf = (name: AppEvent['name'], userId: string, details: Record<string, unknown>): AppEvent => ({
  name,
  entity: 'account',
  id: userId,
  memberId: userId,
  details,
  live: { entity: 'person' },
})
const answer = ({ person }: { person: PersonRow }, ctx: Context) => ({ person: presentPerson(person, ctx) })

/** The admins first: what is read behind their lock stands until the commit. */
async function holdPerson(db: Db, userId: string) {
  const [admins, person] = await Promise.all([holdAdmins(db), loadPerson(db, userId)])
  return { admins, person }
}

export const setRole = command(calls.accounts.setRole, {
  load: ({ db, input }) => holdPerson(db, input.userId),
  can: (actor, { admins, person }, _now, { role, give }) =>
    // Whoever was shut out or stood down while this waited for its turn decides nothing any more.
    admins.has(actor.userId)
      ? canChangeRole(actor, {
          userId: person.userId,
          // An admin is staff: taking the one takes the other, and so asks the harder question.
          role: !give && person.roles.includes('admin') ? 'admin' : role,
          give,
          isVerified: person.isVerified,
          isDemo: person.isDemo,
          // Besides whoever this is about: an admin who is shut out already is not the last one.
          adminCount: admins.size + (admins.has(person.userId) ? 0 : 1),
        })
      : no('not_admin'),
  run: async ({ db, input: { userId, role, give }, loaded }) => {
    if (loaded.person.roles.includes(role) === give) return { person: loaded.person, event: null }
    const change = give ? giveRole : takeRole
    const [, person] = await Promise.all([change(db, userId, role), loadPerson(db, userId)])
    return { person, event: eventOf('role.changed', userId, { role, give }) }
  },
  answer,
})

export const setPermission = command(calls.accounts.setPermission, {
  load: ({ db, input }) => loadPerson(db, input.userId),
  can: (actor, { roles }, _now, { give }) => canChangePermission(actor, { give, isStaff: roles.length > 0 }),
  run: async ({ db, input: { userId, name, give }, loaded }) => {
    if (loaded.permissions.includes(name) === give) return { person: loaded, event: null }
    const change = give ? givePermission : takePermission
    const [changed, person] = await Promise.all([change(db, userId, name), loadPerson(db, userId)])
    return {
      person,
      event: changed.length > 0 ? eventOf('permission.changed', userId, { name, give }) : null,
    }
  },
  answer,
})

export const setDisabled = command(calls.accounts.setDisabled, {
  load: ({ db, input }) => holdPerson(db, input.userId),
  can: (actor, { admins, person }) =>
    // Of two admins who shut each other out at once the second one is no longer there to do it.
    admins.has(actor.userId) ? canDisableAccount(actor, person) : no('not_admin'),
  run: async ({ db, input: { userId, disabled }, loaded }) => {
    if ((loaded.person.disabledAt !== null) === disabled) return { person: loaded.person, event: null }
    const [changed, person] = await Promise.all([
      disableAccount(db, userId, disabled),
      loadPerson(db, userId),
    ])
    return { person, event: changed ? eventOf('account.disabled', userId, { disabled }) : null }
  },
  answer,
})
