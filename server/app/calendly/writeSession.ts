import type { BookingTruth } from '#domain/booking/rules/calendly.ts'
import { cutText } from '#domain/cutText.ts'
import type { SessionEvent } from '#domain/sessions/events.ts'
import { sessionLimits } from '#domain/sessions/limits.ts'
import type { GuestNews } from '#server/consent/emails.ts'
import { forgetAdvisorAnswer } from '#server/consent/forgetAdvisorAnswer.ts'
import { tellGuests } from '#server/consent/tellGuests.ts'
import type { App } from '#server/platform/app.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import { effectsOn } from '#server/platform/calls/effects.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isOverlap } from '#server/platform/http/databaseFault.ts'
import { publish } from '#server/platform/live/publish.ts'
import {
  cancelBooked,
  deleteBooked,
  holdBooked,
  insertBooked,
  moveBooked,
  setNoShowBooked,
} from '#server/sessions/insertBooked.ts'

type Wanted = { id: string; truth: BookingTruth; userId: string }

/** The trail and the screens hear of it as of any other change of a session. */
async function tell(
  app: App,
  db: Db,
  id: string,
  name: SessionEvent,
  memberId: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  const subject = { type: 'session', id, memberId, details: { source: 'calendly', ...details } }
  const origin = { requestId: app.clock.newId(), ipAddress: '', userAgent: 'Calendly' }
  await recordEvent(db, null, name, subject, origin)
  await publish(db, 'sessions', { entity: 'session', id, version: 0, kind: name, memberId })
}

/** Whom Calendly does not know hears of it from us (4.13.18). */
async function tellWhoComes(app: App, db: Db, id: string, news: GuestNews): Promise<void> {
  const [session] = await holdBooked(db, id)
  const { email } = effectsOn({ app, db })
  if (session) await tellGuests({ db, email, now: app.clock.now() }, session, news)
}

/** A session of a booking that has none yet; its host is the advisor. */
export async function addSession(
  app: App,
  db: Db,
  { id, truth: { invitee }, userId, advisorId }: Wanted & { advisorId: string },
): Promise<'written' | 'overlap'> {
  const { startAt, endAt, timeZone, name, email, joinUrl, moveUrl = null } = invitee
  const title = cutText(invitee.title, sessionLimits.title)
  const now = app.clock.now()
  return await inFreeTime(db, async () => {
    const where = [timeZone, name, email, joinUrl, moveUrl] as const
    await insertBooked(db, id, userId, advisorId, title, startAt, endAt, ...where, now)
    await tell(app, db, id, 'session.scheduled', userId)
  })
}

/**
 * Makes a session be what its booking has come to, with the advisor who hosts it now; while it is being moved it keeps its old
 * time. Where its host has no account here it stays with the advisor whom it had.
 */
export async function followBooking(
  app: App,
  db: Db,
  { id, truth: { state, invitee }, userId, advisorId }: Wanted & { advisorId: string | null },
): Promise<'written' | 'overlap' | 'no_advisor'> {
  const now = app.clock.now()
  if (state === 'moving') return 'written'
  if (state === 'cancelled') {
    const reason = cutText(invitee.reason.trim(), sessionLimits.reason) || 'Cancelled in Calendly'
    const changed = await cancelBooked(db, id, reason, now)
    if (changed.length > 0) {
      await tell(app, db, id, 'session.cancelled', userId)
      await tellWhoComes(app, db, id, 'cancelled')
    }
    return 'written'
  }
  const { startAt, endAt, timeZone, joinUrl, moveUrl = null, isNoShow, noShowAt } = invitee
  const [said] = await setNoShowBooked(db, id, isNoShow ? noShowAt : null, now)
  if (said) await tell(app, db, id, isNoShow ? 'session.no_show_set' : 'session.no_show_cleared', userId)
  const [before] = await holdBooked(db, id)
  const became = await inFreeTime(db, async () => {
    const changed = await moveBooked(db, id, startAt, endAt, timeZone, joinUrl, moveUrl, advisorId, now)
    if (changed.length === 0) return
    const isHandedOver = advisorId !== null && before?.advisorId !== advisorId
    if (isHandedOver) await forgetAdvisorAnswer(db, id)
    const details = isHandedOver ? { fromAdvisor: before?.advisorId, toAdvisor: advisorId } : {}
    await tell(app, db, id, 'session.updated', userId, details)
    const isSameTime =
      before?.startAt.getTime() === Date.parse(startAt) && before.endAt.getTime() === Date.parse(endAt)
    // Another link alone is nothing that a guest is told, as when staff change it.
    if (!isSameTime) await tellWhoComes(app, db, id, 'moved')
  })
  const hasUnknownHost = before?.status === 'scheduled' && invitee.hostEmail !== null && advisorId === null
  return became === 'written' && hasUnknownHost ? 'no_advisor' : became
}

/** Takes back a session that is another's or a double. */
export async function dropSession(app: App, db: Db, id: string): Promise<void> {
  const [gone] = await deleteBooked(db, id, app.clock.now())
  if (!gone) return
  await tell(app, db, id, 'session.deleted', gone.userId)
  if (gone.status === 'scheduled') await tellWhoComes(app, db, id, 'cancelled')
}

/** The advisor may have something else then. What Calendly says stays true, so a person is shown both (T-064). */
async function inFreeTime(db: Db, write: () => Promise<void>): Promise<'written' | 'overlap'> {
  await db.lease.query({ text: 'savepoint calendly_session' })
  try {
    await write()
    await db.lease.query({ text: 'release savepoint calendly_session' })
    return 'written'
  } catch (error) {
    await db.lease.query({ text: 'rollback to savepoint calendly_session' })
    if (!isOverlap(error)) throw error
    return 'overlap'
  }
}
