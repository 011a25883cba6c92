import type pg from 'pg'
import type { BookingTruth, CalendlyInvitee } from '#domain/booking/rules/calendly.ts'
import { bookingTruth } from '#domain/booking/rules/calendly.ts'
import { sessionLimits } from '#domain/sessions/limits.ts'
import type { App } from '#server/platform/app.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { readReference } from '../rules/calendarReference.ts'
import { takeTurn } from './storeInvitee.ts'

const MOST = 100
const OVERLAPS = '23P01'
const AS_JOBS = { kind: 'user', role: 'app_jobs', userId: '' } as const

type Row = {
  id: string
  uri: string
  facts: CalendlyInvitee
  userId: string | null
  matchedBy: 'reference' | 'email' | 'staff' | null
  sessionId: string | null
}

// Cancelled ones first: what they free may be what another waits for.
const openOnes = sqlStatement<[most: number], { uri: string }>(
  `select uri from calendly_invitees where not is_settled order by (facts ->> 'status' = 'active'), updated_at limit $1`,
)
const chainOf = sqlStatement<[uri: string], Row>(
  `with recursive chain as (
     select uri, old_invitee, new_invitee from calendly_invitees where uri = $1
     union
     select i.uri, i.old_invitee, i.new_invitee from calendly_invitees i join chain c
       on i.uri in (c.old_invitee, c.new_invitee) or i.old_invitee = c.uri or i.new_invitee = c.uri)
   select i.id, i.uri, i.facts, i.user_id as "userId", i.matched_by as "matchedBy", i.session_id as "sessionId"
   from calendly_invitees i join chain c on c.uri = i.uri order by i.created_at, i.id`,
)
const settled = sqlStatement<
  [
    uris: readonly string[],
    userId: string | null,
    matchedBy: string | null,
    sessionId: string | null,
    trouble: string | null,
  ],
  Record<string, never>
>(
  `update calendly_invitees set user_id = $2::uuid, matched_by = $3, session_id = $4::uuid, trouble = $5, is_settled = true
    where uri = any($1::text[])`,
)
const noteFailure = sqlStatement<[uri: string], Record<string, never>>(
  `update calendly_invitees set trouble = 'failed', is_settled = true where uri = $1`,
)
const personBy = sqlStatement<[email: string], { id: string; is_staff: boolean }>(
  'select id, is_staff from app_confirmed_person($1)',
)
const isMember = sqlStatement<[id: string], { id: string }>(
  'select id from profiles where id = $1::uuid and not is_demo and disabled_at is null',
)

/** Makes sessions of what was told since the last look, on one node at a time; what cannot become one says why to staff (T-065). */
export async function settleCalendly(app: App, jobsPool: pg.Pool): Promise<number> {
  const jobs = <T>(work: (db: Db) => Promise<T>) => inTransaction(jobsPool, AS_JOBS, work)
  const open = await jobs((db) => openOnes(db, MOST))
  for (const { uri } of open) {
    try {
      await jobs(async (db) => {
        await takeTurn(db)
        await settleChain(app, db, await chainOf(db, uri))
      })
    } catch (error) {
      // One that cannot become a session must not stop those behind it.
      app.log.warn({ err: error, code: codeOf(error) }, 'a booking from Calendly could not become a session')
      await jobs((db) => noteFailure(db, uri))
    }
  }
  return open.length
}

async function settleChain(app: App, db: Db, chain: readonly Row[]): Promise<void> {
  const truth = bookingTruth(chain.map(({ facts }) => facts))
  if (!truth) return
  const uris = chain.map(({ uri }) => uri)
  const { userId, matchedBy } = await memberOf(db, chain)
  const sessions = [...new Set(chain.map(({ sessionId }) => sessionId).filter((id) => id !== null))]
  const [kept = null, ...doubled] = sessions
  // Two that turned out to be one booking: the first stays, and so does one whose member was taken back.
  for (const id of userId ? doubled : sessions) await dropSession(app, db, id)
  const done = (sessionId: string | null, trouble: string | null) =>
    settled(db, uris, userId, matchedBy, sessionId, trouble)
  if (!userId) {
    await done(null, truth.state === 'cancelled' ? null : 'no_member')
    return
  }
  const [host] = truth.invitee.hostEmail ? await personBy(db, truth.invitee.hostEmail) : []
  if (!kept && truth.state !== 'scheduled') await done(null, null)
  else if (!kept && !host?.is_staff) await done(null, 'no_advisor')
  else {
    const id = kept ?? app.clock.newId()
    const became = await writeSession(app, db, {
      id,
      isNew: kept === null,
      truth,
      userId,
      advisorId: host?.id ?? null,
    })
    await done(became === 'overlap' && kept === null ? null : id, became === 'overlap' ? 'overlap' : null)
  }
}

/** Whose booking it is: whom staff named, else whom our own link carries, else whose confirmed address it is. */
async function memberOf(db: Db, chain: readonly Row[]) {
  const named = chain.find(({ matchedBy }) => matchedBy === 'staff')
  if (named) return { userId: named.userId, matchedBy: 'staff' as const }
  for (const { facts } of chain) {
    const referred = readReference(facts.reference)
    const [member] = referred ? await isMember(db, referred) : []
    if (member) return { userId: member.id, matchedBy: 'reference' as const }
  }
  for (const { facts } of chain) {
    const [person] = await personBy(db, facts.email)
    if (person && !person.is_staff) return { userId: person.id, matchedBy: 'email' as const }
  }
  return { userId: null, matchedBy: null }
}

type Wanted = { id: string; isNew: boolean; truth: BookingTruth; userId: string; advisorId: string | null }

const insertSession = sqlStatement<
  [
    id: string,
    userId: string,
    advisorId: string | null,
    title: string,
    startAt: string,
    endAt: string,
    timeZone: string,
    name: string,
    email: string,
    meetingUrl: string | null,
    now: Date,
  ],
  Record<string, never>
>(
  `insert into sessions (id, user_id, created_by, advisor_id, title, session_type, start_time, end_time, time_zone, attendee_name,
     attendee_email, meeting_url, created_at, updated_at)
   values ($1, $2, $3, $3, $4, 'advisory', $5, $6, $7, $8, $9, $10, $11, $11)`,
)
// What staff have completed stays so, and what they cancelled too: Calendly moves what is still ahead.
const moveSession = sqlStatement<
  [id: string, startAt: string, endAt: string, timeZone: string, meetingUrl: string | null, now: Date],
  { version: number }
>(
  `update sessions set start_time = $2, end_time = $3, time_zone = $4, meeting_url = coalesce($5, meeting_url), version = version + 1,
     updated_at = $6
   where id = $1 and status = 'scheduled' and (start_time, end_time, time_zone, meeting_url)
     is distinct from ($2::timestamptz, $3::timestamptz, $4, coalesce($5, meeting_url)) returning version`,
)
const cancelSession = sqlStatement<[id: string, reason: string, now: Date], { version: number }>(
  `update sessions set status = 'cancelled', status_reason = $2, version = version + 1, updated_at = $3
   where id = $1 and status = 'scheduled' returning version`,
)
const deleteSession = sqlStatement<[id: string, now: Date], { userId: string }>(
  `update sessions set deleted_at = $2, updated_at = $2 where id = $1 and deleted_at is null returning user_id as "userId"`,
)
const publish = sqlStatement<[id: string, kind: string, userId: string], Record<string, never>>(
  `select app_publish('sessions', 'session', $1, 0, $2, $3::uuid)`,
)

async function writeSession(
  app: App,
  db: Db,
  { id, isNew, truth: { state, invitee }, userId, advisorId }: Wanted,
): Promise<'written' | 'overlap'> {
  const now = app.clock.now()
  if (state === 'cancelled') {
    const reason = invitee.reason.trim().slice(0, sessionLimits.reason) || 'Cancelled in Calendly'
    if ((await cancelSession(db, id, reason, now)).length > 0)
      await tell(app, db, id, 'session.cancelled', userId)
    return 'written'
  }
  if (state === 'moving') return 'written'
  const { startAt, endAt, timeZone, joinUrl } = invitee
  await db.lease.query({ text: 'savepoint calendly_session' })
  try {
    if (isNew) {
      const title = invitee.title.slice(0, sessionLimits.title)
      await insertSession(
        db,
        id,
        userId,
        advisorId,
        title,
        startAt,
        endAt,
        timeZone,
        invitee.name,
        invitee.email,
        joinUrl,
        now,
      )
      await tell(app, db, id, 'session.scheduled', userId)
    } else if ((await moveSession(db, id, startAt, endAt, timeZone, joinUrl, now)).length > 0) {
      await tell(app, db, id, 'session.updated', userId)
    }
    await db.lease.query({ text: 'release savepoint calendly_session' })
    return 'written'
  } catch (error) {
    // The advisor has something else then. What Calendly says stays true, so a person is shown both (T-064).
    await db.lease.query({ text: 'rollback to savepoint calendly_session' })
    if (codeOf(error) !== OVERLAPS) throw error
    return 'overlap'
  }
}

async function dropSession(app: App, db: Db, id: string): Promise<void> {
  const [gone] = await deleteSession(db, id, app.clock.now())
  if (gone) await tell(app, db, id, 'session.deleted', gone.userId)
}

async function tell(
  app: App,
  db: Db,
  id: string,
  action: 'session.scheduled' | 'session.updated' | 'session.cancelled' | 'session.deleted',
  memberId: string,
): Promise<void> {
  const origin = { requestId: app.clock.newId(), ipAddress: '', userAgent: 'Calendly' }
  await recordEvent(
    db,
    null,
    action,
    { type: 'session', id, memberId, details: { source: 'calendly' } },
    origin,
  )
  await publish(db, id, action, memberId)
}

function codeOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return null
  const own = 'code' in error ? error.code : null
  return own ?? ('cause' in error ? codeOf(error.cause) : null)
}

// Any of them, so that those that stay in trouble keep no other waiting. Instants are ISO texts in UTC: they compare as they are.
const openAgain = sqlStatement<[now: string, most: number], Record<string, never>>(
  `update calendly_invitees set is_settled = false where id in (
     select id from calendly_invitees where is_settled and trouble is not null and facts ->> 'endAt' > $1
     order by random() limit $2)`,
)
const MOST_AGAIN = 50
/** Once in a while: what had no member, no advisor or no room is tried again, until its time is over. */
export const retryCalendly = (app: App, jobsPool: pg.Pool): Promise<unknown> =>
  inTransaction(jobsPool, AS_JOBS, (db) => openAgain(db, app.clock.now().toISOString(), MOST_AGAIN))
