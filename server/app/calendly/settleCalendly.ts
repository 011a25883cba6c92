import type pg from 'pg'
import type { BookingTruth } from '#domain/booking/rules/calendly.ts'
import { bookingTruth } from '#domain/booking/rules/calendly.ts'
import type { ChainRow } from '#server/booking/calendly/findChain.ts'
import {
  findChain,
  freeTime,
  noteFailure,
  noteSettled,
  openAgain,
  openInvitees,
  takeTime,
} from '#server/booking/calendly/findChain.ts'
import { takeTurn } from '#server/booking/calendly/storeInvitee.ts'
import type { App } from '#server/platform/app.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { holdBooked } from '#server/sessions/insertBooked.ts'
import { findPerson, memberOf } from './memberOf.ts'
import { addSession, dropSession, followBooking } from './writeSession.ts'

const MOST = 100
const MOST_AGAIN = 50

/** Makes sessions of what was told since the last look, on one node at a time; what cannot become one says why to staff (T-065). */
export async function settleCalendly(app: App, jobsPool: pg.Pool): Promise<number> {
  const jobs = <T>(work: (db: Db) => Promise<T>) => asJobs({ pool: jobsPool }, work)
  const open = await jobs((db) => openInvitees(db, MOST))
  for (const { uri } of open) {
    try {
      await jobs(async (db) => {
        await takeTurn(db)
        await settleChain(app, db, await findChain(db, uri))
      })
    } catch (error) {
      // One that cannot become a session must not stop those behind it.
      app.log.warn({ err: error }, 'a booking from Calendly could not become a session')
      await jobs((db) => noteFailure(db, uri))
    }
  }
  return open.length
}

async function settleChain(app: App, db: Db, chain: readonly ChainRow[]): Promise<void> {
  const truth = bookingTruth(chain.map(({ facts }) => facts))
  if (!truth) return
  const { userId, matchedBy } = await memberOf(db, chain)
  const sessions = [...new Set(chain.map(({ sessionId }) => sessionId).filter((id) => id !== null))]
  const [first = null, ...doubled] = sessions
  const kept = first && (await isOfAnother(db, first, userId)) ? null : first
  // Of two that turned out to be one booking the first stays; none does of a member whom staff took back.
  for (const id of kept ? doubled : sessions) await dropSession(app, db, id)
  const uris = chain.map(({ uri }) => uri)
  const done = (sessionId: string | null, trouble: string | null) =>
    noteSettled(db, uris, userId, matchedBy, sessionId, trouble)
  await freeTime(
    db,
    chain.map(({ id }) => id),
  )
  if (!userId) {
    if (truth.state === 'scheduled') await keepTime(db, chain, truth)
    await done(null, truth.state === 'cancelled' ? null : 'no_member')
  } else if (kept) {
    const advisorId = await hostOf(db, truth)
    const became = await followBooking(app, db, { id: kept, truth, userId, advisorId })
    await done(kept, became === 'written' ? null : became)
  } else if (truth.state === 'scheduled') {
    const advisorId = await hostOf(db, truth)
    if (!advisorId) return void (await done(null, 'no_advisor'))
    const id = app.clock.newId()
    const became = await addSession(app, db, { id, truth, userId, advisorId })
    await done(became === 'written' ? id : null, became === 'written' ? null : 'overlap')
  } else await done(null, null)
}

/** The session is of somebody else than the booking: staff have said anew whose it is, or that they do not know. */
async function isOfAnother(db: Db, id: string, userId: string | null): Promise<boolean> {
  if (!userId) return true
  const [held] = await holdBooked(db, id)
  return held !== undefined && held.userId !== userId
}

/** The staff member who hosts it in Calendly. */
async function hostOf(db: Db, { invitee: { hostEmail } }: BookingTruth): Promise<string | null> {
  const host = hostEmail ? await findPerson(db, hostEmail) : null
  return host?.isStaff ? host.id : null
}

/** Nobody else is booked while a booking waits for its member. */
async function keepTime(db: Db, chain: readonly ChainRow[], truth: BookingTruth): Promise<void> {
  const { invitee } = truth
  const row = chain.find(({ uri }) => uri === invitee.uri)
  const advisorId = await hostOf(db, truth)
  if (row && advisorId) await takeTime(db, row.id, advisorId, invitee.startAt, invitee.endAt)
}

/** Once in a while: what had no member, no advisor or no room is tried again, until its time is over. */
export const retryCalendly = (app: App, jobsPool: pg.Pool): Promise<unknown> =>
  asJobs({ pool: jobsPool }, (db) => openAgain(db, app.clock.now().toISOString(), MOST_AGAIN))
