import type { Actor } from '#domain/actor.ts'
import { servicesOf } from '#domain/booking/rules/services.ts'
import { canScheduleSession } from '#domain/sessions/permissions.ts'
import { returnCredit, takeCreditAgain } from '#server/booking/credits/commands.ts'
import { askByMail } from '#server/consent/askByMail.ts'
import { tellGuests } from '#server/consent/tellGuests.ts'
import { answerAskedSession } from '#server/inquiries/answerAskedSession.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Context, Scope } from '#server/platform/context/context.ts'
import { canEdit, changeSession, checkEdit } from '#server/sessions/changeSession.ts'
import type { Running, SessionMoment } from '#server/sessions/commands.ts'
import {
  addSession,
  canSetMoment,
  canSetStatus,
  checkSchedule,
  isAhead,
  moments,
  setMoment,
  setStatus,
} from '#server/sessions/commands.ts'
import type { Including, KnownSession } from '#server/sessions/queries.ts'
import { holdSession, loadMember } from '#server/sessions/queries.ts'
import type { Around } from './present.ts'
import { loadAround, presentSession } from './present.ts'

type Loaded = { session: KnownSession; around: Around }
const credits = { returnCredit, takeCreditAgain }

/** The session held still, and what stands around it: none of these commands changes that. */
export const hold =
  (including: Including) =>
  async ({ db, input: { id } }: Scope & { input: { id: string } }): Promise<Loaded> => {
    const [session, aroundOf] = await Promise.all([holdSession(db, id, including), loadAround(db, [id])])
    return { session, around: aroundOf(id) }
  }

export const show = (
  { session }: { session: KnownSession },
  { actor, now, loaded: { around } }: Context & { loaded: { around: Around } },
) => ({ session: presentSession(session, around, actor, now) })

export const scheduleSession = command(calls.sessions.scheduleSession, {
  load: async ({ db, input }) => {
    const [member, aroundOf] = await Promise.all([loadMember(db, input.memberId), loadAround(db, [input.id])])
    return { member, around: aroundOf(input.id) }
  },
  can: (actor, { member }) => canScheduleSession(actor, member),
  check: (input, _loaded, { actor, now }) => checkSchedule(input, actor, now),
  run: async (ctx) => {
    const done = await addSession(ctx, ctx.input)
    if (!done.event) return done
    // Nobody was invited to what is filed as held, so nobody has asked its member yet (T-083).
    if (ctx.input.held) return { ...done, session: await askByMail(ctx, done.session) }
    await answerAskedSession(ctx, done.session, servicesOf(done.session.sessionType))
    return done
  },
  answer: (done, ctx) => show(done, ctx),
})

export const editSession = command(calls.sessions.editSession, {
  load: hold('listed'),
  can: (actor, { session }, _now, { changes }) => canEdit(actor, session, changes),
  check: ({ changes }, { session }) => checkEdit(changes, session),
  run: async (ctx) => {
    const stored = ctx.loaded.session
    const done = await changeSession(ctx, stored, ctx.input)
    if (!isSameTime(stored, done.session)) await tellGuests(ctx, done.session, 'moved')
    return done
  },
  answer: show,
})

export const setSessionStatus = command(calls.sessions.setSessionStatus, {
  load: hold('listed'),
  can: (actor, { session }, now, input) => canSetStatus(actor, session, input, now),
  run: async (ctx) => {
    const before = ctx.loaded.session.status
    const done = await setStatus(ctx, ctx.loaded.session, ctx.input, credits)
    const { session } = done
    if (!done.event) return done
    if (session.status === 'cancelled') await tellGuests(ctx, session, 'cancelled')
    else if (before === 'cancelled') await tellGuests(ctx, session, 'back')
    return done
  },
  answer: show,
})

const isSameTime = (one: KnownSession, other: KnownSession) =>
  one.startAt.getTime() === other.startAt.getTime() && one.endAt.getTime() === other.endAt.getTime()

const moment = (each: SessionMoment) => ({
  load: hold('hidden'),
  can: (actor: Actor, { session }: Loaded, now: Date) => canSetMoment(each, actor, session, now),
  run: async (ctx: Running & { loaded: Loaded }) => {
    const done = await setMoment(each, ctx, ctx.loaded.session, credits)
    if (done.event && each.column === 'deletedAt' && isAhead(done.session, ctx.now))
      await tellGuests(ctx, done.session, each.to === 'now' ? 'cancelled' : 'back')
    return done
  },
})

export const archiveSession = command(calls.sessions.archiveSession, {
  ...moment(moments.archived),
  answer: show,
})
export const unarchiveSession = command(calls.sessions.unarchiveSession, {
  ...moment(moments.unarchived),
  answer: show,
})
export const setNoShow = command(calls.sessions.setNoShow, { ...moment(moments.noShow), answer: show })
export const clearNoShow = command(calls.sessions.clearNoShow, {
  ...moment(moments.cameAfterAll),
  answer: show,
})

export const hideSession = command(calls.sessions.hideSession, {
  ...moment(moments.hidden),
  answer: () => ({ hidden: true }),
})
export const unhideSession = command(calls.sessions.unhideSession, {
  ...moment(moments.unhidden),
  answer: show,
})
export const deleteSession = command(calls.sessions.deleteSession, {
  ...moment(moments.deleted),
  answer: show,
})
export const restoreSession = command(calls.sessions.restoreSession, {
  ...moment(moments.restored),
  answer: show,
})
