import { canListMembers } from '#domain/accounts/permissions.ts'
import type { Context } from '#server/platform/earlier/context.ts'
import { callContextOf, calls } from '#server/platform/http/calls.ts'
import { packCursor, unpackCursor } from '#server/platform/http/cursor.ts'
import { Refused } from '#server/platform/http/refusal.ts'
import { unauthorized } from '#server/platform/http/refuse.ts'
import { findNames } from './findNames.ts'
import { presentMe, presentPerson, presentProfile, presentView } from './present.ts'
import { getPerson, getProfile, listPeople, listViews } from './reads.ts'
import { setDisabled } from './setDisabled.ts'
import { setPermission } from './setPermission.ts'
import { setRole } from './setRole.ts'
import { touchSignIn } from './touchSignIn.ts'
import { updateProfile } from './updateProfile.ts'

const PAGE = 50

const personAfter = async (ctx: Context, userId: string) => ({
  person: presentPerson(await getPerson(ctx.db, userId), ctx.app),
})

function mayList({ actor }: Context): void {
  const decision = canListMembers(actor)
  if (!decision.ok) throw new Refused(decision.reason)
}

export const accountsRoutes = {
  getMe: calls.accounts.getMe.handler(async ({ context }) => {
    const { ctx, signIn } = context
    if (!ctx || !signIn) return { me: null }
    const profile = await getProfile(ctx.db, ctx.actor.userId)
    return { me: presentMe({ actor: ctx.actor, signIn, profile }, ctx.app.clock.now()) }
  }),

  touchSignIn: calls.accounts.touchSignIn.handler(async ({ context }) => {
    const { db } = callContextOf(context)
    if (!context.tokenHash) throw unauthorized()
    return { idleUntil: await touchSignIn(db, context.tokenHash) }
  }),

  editProfile: calls.accounts.editProfile.handler(async ({ context, input }) => ({
    profile: presentProfile(await updateProfile(callContextOf(context), input)),
  })),

  listViews: calls.accounts.listViews.handler(async ({ context }) => {
    const { db, actor } = callContextOf(context)
    const views = await listViews(db, actor.userId)
    const names = await findNames(
      db,
      views.map((view) => view.advisorId),
    )
    return { views: views.map((view) => presentView(view, names)) }
  }),

  listPeople: calls.accounts.listPeople.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    mayList(ctx)
    const limit = input.limit ?? PAGE
    const search = input.search?.trim()
    const rows = await listPeople(ctx.db, {
      after: input.cursor ? cursorOf(input.cursor) : null,
      limit: limit + 1,
      userType: input.userType,
      withRole: input.withRole,
      ...(search ? { search } : {}),
    })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      people: page.map((row) => presentPerson(row, ctx.app)),
      next: rows.length > limit && last ? packCursor([last.sortName, last.profile.id]) : null,
    }
  }),

  getPerson: calls.accounts.getPerson.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    mayList(ctx)
    return await personAfter(ctx, input.userId)
  }),

  setRole: calls.accounts.setRole.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    await setRole(ctx, input)
    return await personAfter(ctx, input.userId)
  }),

  setPermission: calls.accounts.setPermission.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    await setPermission(ctx, input)
    return await personAfter(ctx, input.userId)
  }),

  setDisabled: calls.accounts.setDisabled.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    await setDisabled(ctx, input)
    return await personAfter(ctx, input.userId)
  }),
}

function cursorOf(cursor: string) {
  const [name = '', id = ''] = unpackCursor(cursor, 2)
  return { name, id }
}
