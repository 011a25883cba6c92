import { canListMembers } from '#domain/accounts/permissions.ts'
import type { Doing } from '#server/doing.ts'
import { calls, doingOf } from '#server/http/calls.ts'
import { packCursor, unpackCursor } from '#server/http/cursor.ts'
import { Refused } from '#server/http/refusal.ts'
import { unauthorized } from '#server/http/refuse.ts'
import { findNames } from './findNames.ts'
import { presentMe, presentPerson, presentProfile, presentView } from './present.ts'
import { getPerson, getProfile, listPeople, listViews } from './reads.ts'
import { setDisabled } from './setDisabled.ts'
import { setPermission } from './setPermission.ts'
import { setRole } from './setRole.ts'
import { touchSignIn } from './touchSignIn.ts'
import { updateProfile } from './updateProfile.ts'

const PAGE = 50

const personAfter = async (doing: Doing, userId: string) => ({
  person: presentPerson(await getPerson(doing.db, userId), doing.house),
})

function mayList({ actor }: Doing): void {
  const decision = canListMembers(actor)
  if (!decision.ok) throw new Refused(decision.reason)
}

export const accountsRoutes = {
  me: calls.accounts.me.handler(async ({ context }) => {
    const { doing, signIn } = context
    if (!doing || !signIn) return { me: null }
    const profile = await getProfile(doing.db, doing.actor.userId)
    return { me: presentMe({ actor: doing.actor, signIn, profile }, doing.house.clock.now()) }
  }),

  touch: calls.accounts.touch.handler(async ({ context }) => {
    const { db } = doingOf(context)
    if (!context.tokenHash) throw unauthorized()
    return { idleUntil: await touchSignIn(db, context.tokenHash) }
  }),

  updateProfile: calls.accounts.updateProfile.handler(async ({ context, input }) => ({
    profile: presentProfile(await updateProfile(doingOf(context), input)),
  })),

  listViews: calls.accounts.listViews.handler(async ({ context }) => {
    const { db, actor } = doingOf(context)
    const views = await listViews(db, actor.userId)
    const names = await findNames(
      db,
      views.map((view) => view.advisorId),
    )
    return { views: views.map((view) => presentView(view, names)) }
  }),

  listPeople: calls.accounts.listPeople.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    mayList(doing)
    const limit = input.limit ?? PAGE
    const search = input.search?.trim()
    const rows = await listPeople(doing.db, {
      after: input.cursor ? markOf(input.cursor) : null,
      limit: limit + 1,
      userType: input.userType,
      withRole: input.withRole,
      ...(search ? { search } : {}),
    })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      people: page.map((row) => presentPerson(row, doing.house)),
      next: rows.length > limit && last ? packCursor([last.sortName, last.profile.id]) : null,
    }
  }),

  getPerson: calls.accounts.getPerson.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    mayList(doing)
    return await personAfter(doing, input.userId)
  }),

  setRole: calls.accounts.setRole.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    await setRole(doing, input)
    return await personAfter(doing, input.userId)
  }),

  setPermission: calls.accounts.setPermission.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    await setPermission(doing, input)
    return await personAfter(doing, input.userId)
  }),

  setDisabled: calls.accounts.setDisabled.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    await setDisabled(doing, input)
    return await personAfter(doing, input.userId)
  }),
}

function markOf(cursor: string) {
  const [name = '', id = ''] = unpackCursor(cursor, 2)
  return { name, id }
}
