import { eq } from 'drizzle-orm'
import { blocksIn } from '#domain/accounts/rules/threats.ts'
import type { Actor } from '#domain/actor.ts'
import type { ConsentEvent } from '#domain/consent/events.ts'
import { consentLimits } from '#domain/consent/limits.ts'
import {
  canAnswerConsent,
  canAskGuest,
  canAskMember,
  canGiveConsent,
  canInviteGuest,
  canWithdrawConsent,
} from '#domain/consent/permissions.ts'
import { asksAgain } from '#domain/consent/rules/state.ts'
import { consentTexts, consentTextVersion } from '#domain/consent/texts.ts'
import { no, yes } from '#domain/decision.ts'
import { findNames } from '#server/accounts/people/findNames.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent, Context, Scope } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { Conflict, Invalid, NotFound, Refused } from '#server/platform/http/refusal.ts'
import { newSecret } from '#server/platform/newSecret.ts'
import { pick } from '#server/platform/pick.ts'
import type { KnownSession } from '#server/sessions/queries.ts'
import { holdSession } from '#server/sessions/queries.ts'
import { askByMail } from './askByMail.ts'
import { spendInvitations } from './askGuests.ts'
import { guestEmail } from './emails.ts'
import { asInvited, asMemberAsked, givenBy, partyOf, presentConsent, saidAs } from './present.ts'
import { listConsents, loadGuest } from './queries.ts'
import type { Said } from './rules/links.ts'
import { hasAgreed, storedLink } from './rules/links.ts'
import type { ConsentRow } from './standingOf.ts'
import { standingOf } from './standingOf.ts'
import { consents } from './tables.ts'

type Asked = { session: KnownSession; rows: readonly ConsentRow[] }
type OfSession = Scope & { input: { sessionId: string } }

// Answers of one session queue at its row: what was said so far is read behind the lock, in the order of sending.
async function hold(db: Db, sessionId: string, including?: 'deleted'): Promise<Asked> {
  const [session, rows] = await Promise.all([
    holdSession(db, sessionId, including),
    listConsents(db, sessionId),
  ])
  return { session, rows }
}

// The session is the subject of the trail; screens hear of its consent.
const eventOf = (
  name: ConsentEvent,
  { id, userId: memberId }: KnownSession,
  details: Record<string, unknown>,
): AppEvent => ({ name, entity: 'session', id, memberId, details, live: { entity: 'consent' } })

const show = (
  { rows }: { rows: readonly ConsentRow[] },
  { actor, loaded: { session }, now }: { actor: Actor; loaded: Asked; now: Date },
) => ({ consent: presentConsent(session, rows, actor, now) })

const insertAnswer = sqlStatement<[id: string, sessionId: string, memberId: string, party: string], object>(
  'insert into consents (id, session_id, user_id, party) values ($1, $2, $3, $4)',
)
const storeAnswer = sqlStatement<[id: string, answer: Said, textVersion: string, at: Date], object>(
  'select app_consent_store($1, $2, $3, $4)',
)
const eraseTraces = sqlStatement<[sessionId: string], object>('select app_consent_erase($1)')

// A yes can be taken back for a session that was deleted, too.
const holdToAnswer = ({ db, input }: OfSession) => hold(db, input.sessionId, 'deleted')
const canAnswer = (actor: Actor, { session }: Asked) =>
  canAnswerConsent(actor, session, partyOf(actor, session))

const events = { given: 'consent.given', refused: 'consent.refused', withdrawn: 'consent.withdrawn' } as const

/** What the member or the advisor says, in their one row; a no leaves nothing of the session's words stored (4.12.11). */
async function say({ db, app, actor, now, loaded }: Context & { loaded: Asked }, said: Said, details = {}) {
  const { session, rows } = loaded
  const party = partyOf(actor, session)
  const isAskedAgain = said === 'given' && asksAgain(givenBy(rows, party), session, now)
  if (saidAs(party, standingOf(rows)) === said && !isAskedAgain) return { rows, event: null }
  const mine = rows.find((row) => row.party === party)
  const id = mine?.id ?? app.clock.newId()
  const sent = [
    ...(mine ? [] : [insertAnswer(db, id, session.id, session.userId, party)]),
    storeAnswer(db, id, said, consentTextVersion, now),
    ...(said === 'given' ? [] : [eraseTraces(db, session.id)]),
  ]
  const [after] = await Promise.all([listConsents(db, session.id), ...sent])
  return {
    rows: after,
    event: eventOf(events[said], session, { party, ...(isAskedAgain ? { atStart: true } : {}), ...details }),
  }
}

/** A yes is stored with the version of the text the person had before them (4.12.11). */
export const giveConsent = command(calls.consent.giveConsent, {
  load: holdToAnswer,
  can: (actor, { session }) =>
    canGiveConsent(
      actor,
      { ...session, isCancelled: session.status === 'cancelled' },
      partyOf(actor, session),
    ),
  run: async (ctx) => {
    const { textVersion } = ctx.input
    if (textVersion !== consentTextVersion)
      throw new Conflict('text_changed', { textVersion: consentTextVersion })
    return await say(ctx, 'given', { textVersion })
  },
  answer: show,
})

export const refuseConsent = command(calls.consent.refuseConsent, {
  load: holdToAnswer,
  can: canAnswer,
  run: (ctx) => say(ctx, 'refused'),
  answer: show,
})

/** Taking a yes back erases what it let in; the audit row that stays is the stub of it (4.12.11). */
export const withdrawConsent = command(calls.consent.withdrawConsent, {
  load: holdToAnswer,
  can: (actor, { session, rows }) => {
    const party = partyOf(actor, session)
    const said = saidAs(party, standingOf(rows))
    return canWithdrawConsent(actor, session, party, hasAgreed(said) || said === 'withdrawn')
  },
  run: (ctx) => say(ctx, 'withdrawn'),
  answer: show,
})

type Values = Pick<ConsentRow, 'id' | 'guestName' | 'tokenHash'> & { now: Date }
const askAgain = statement((q, c: Args<Values>) =>
  q
    .update(consents)
    .set({ guestName: c.guestName, tokenHash: c.tokenHash, createdAt: c.now })
    .where(eq(consents.id, c.id))
    .returning({ id: consents.id }),
)
const insertGuest = statement(
  (q, c: Args<Values & Pick<ConsentRow, 'sessionId' | 'userId' | 'guestEmail'>>) =>
    q
      .insert(consents)
      .values({
        ...pick(c, 'id', 'sessionId', 'userId', 'guestName', 'guestEmail', 'tokenHash'),
        party: 'guest',
        createdAt: c.now,
      })
      .onConflictDoNothing({ target: consents.id })
      .returning({ id: consents.id }),
)

/** They have said nothing yet, or yes to an older text, which is asked again. */
const isOpen = (rows: readonly ConsentRow[], guest: ConsentRow): boolean => {
  const said = standingOf(rows).answers.find(({ party }) => party.guestEmail === guest.guestEmail)?.answer
  return said === 'waiting' || said === 'outdated'
}

const ownAddress = sqlStatement<[sessionId: string, email: string], { whose: 'member' | 'advisor' | null }>(
  'select app_consent_whose($1, $2) as whose',
)

/** Asks a further person of the session by a link of their own; asked again they get a new one, and the old is spent. */
export const inviteGuest = command(calls.consent.inviteGuest, {
  load: ({ db, input }) => hold(db, input.sessionId),
  can: (actor, { session }) => canInviteGuest(actor, asInvited(session)),
  check: ({ name }) => {
    const blocked = blocksIn('name', name.trim(), 'Name')
    return blocked === null ? [] : [{ field: 'name', message: blocked }]
  },
  run: async ({ db, actor, input, loaded: { session, rows }, now, email }) => {
    const guests = rows.filter((row) => row.party === 'guest')
    const address = input.email.trim().toLowerCase()
    const sent = guests.find((guest) => guest.id === input.id)
    // The same order once more; with another address it is another.
    if (sent && sent.guestEmail !== address) throw new Conflict('id_taken')
    if (sent) return { rows, event: null }
    const [own] = await ownAddress(db, session.id, address)
    if (own?.whose) throw new Invalid([{ field: 'email', message: consentTexts.notGuests[own.whose] }])
    const there = guests.find((guest) => guest.guestEmail === address)
    if (there && !isOpen(rows, there)) throw new Refused('already_answered')
    if (!there && guests.length >= consentLimits.guests) throw new Refused('too_many_guests')
    const token = newSecret()
    const guestName = input.name.trim()
    const tokenHash = storedLink(token)
    const asked = { guestName, tokenHash, now }
    const [stored, names] = await Promise.all([
      there
        ? askAgain(db, { id: there.id, ...asked })
        : insertGuest(db, {
            id: input.id,
            sessionId: session.id,
            userId: session.userId,
            guestEmail: address,
            ...asked,
          }),
      findNames(db, [actor.userId]),
    ])
    if (stored.length === 0) throw new Conflict('id_taken')
    const spent = await spendInvitations(db, session.id, [there?.id ?? input.id])
    if (spent) throw new Invalid([{ field: 'email', message: spent.message }])
    const [after] = await Promise.all([
      listConsents(db, session.id),
      email(
        there?.id ?? input.id,
        guestEmail({
          guestName,
          advisorName: names.get(actor.userId) ?? '',
          session,
          token,
          coming: null,
        }),
        `consent.guest ${tokenHash}`,
      ),
    ])
    return { rows: after, event: eventOf('consent.asked', session, { guestId: input.id }) }
  },
  answer: (done, ctx) => show(done, ctx),
})

/** Asks the member by email; asked a moment ago they are not written to again, and that is no refusal (4.0 rule 10). */
export const askMember = command(calls.consent.askMember, {
  load: ({ db, input }) => hold(db, input.sessionId),
  can: (actor, { session, rows }, now) => {
    const decision = canAskMember(actor, asInvited(session), asMemberAsked(standingOf(rows)), now)
    return !decision.ok && decision.reason === 'asked_recently' ? yes : decision
  },
  run: async (ctx) => {
    const { session, rows } = ctx.loaded
    const isRested = canAskMember(ctx.actor, asInvited(session), asMemberAsked(standingOf(rows)), ctx.now).ok
    if (!isRested) return { session, event: null }
    return {
      session: await askByMail(ctx, session),
      event: eventOf('consent.asked', session, { party: 'member' }),
    }
  },
  answer: ({ session }, { actor, now, loaded: { rows } }) => ({
    consent: presentConsent(session, rows, actor, now),
  }),
})

const deleteRow = sqlStatement<[id: string], object>('delete from consents where id = $1')

/** Takes a question back. An answer is kept: deleting a no would make a session complete that never was. */
export const deleteGuest = command(calls.consent.deleteGuest, {
  load: async ({ db, input }) => {
    const { sessionId } = await loadGuest(db, input.id)
    const asked = await hold(db, sessionId)
    // Looked for again under the lock: the guest may be answering at this moment.
    const guest = asked.rows.find((row) => row.id === input.id)
    if (!guest) throw new NotFound('guest')
    return { ...asked, guest }
  },
  can: (actor, { session, guest }) => {
    const asked = canAskGuest(actor, { isAssignedAdvisor: session.isAssigned })
    const hasAnswered = guest.givenAt ?? guest.refusedAt ?? guest.withdrawnAt
    return asked.ok && hasAnswered ? no('already_answered') : asked
  },
  run: async ({ db, input, loaded: { session, rows } }) => {
    await deleteRow(db, input.id)
    return {
      rows: rows.filter((row) => row.id !== input.id),
      event: eventOf('consent.unasked', session, { guestId: input.id }),
    }
  },
  answer: (done, ctx) => show(done, ctx),
})
