import type { z } from 'zod'
import type { Consent, GuestConsent } from '#contract/consent.ts'
import type { Actor } from '#domain/actor.ts'
import { consentLimits } from '#domain/consent/limits.ts'
import {
  canAnswerByLink,
  canAnswerConsent,
  canAskGuest,
  canAskMember,
  canGiveConsent,
  canInviteGuest,
  canWithdrawConsent,
} from '#domain/consent/permissions.ts'
import type { ConsentStanding } from '#domain/consent/rules/state.ts'
import { asksAgain, consentState } from '#domain/consent/rules/state.ts'
import { consentTextVersion } from '#domain/consent/texts.ts'
import type { ConsentAnswer } from '#domain/consent/types.ts'
import type { Decision } from '#domain/decision.ts'
import { answer } from '#domain/decision.ts'
import { pick } from '#server/platform/pick.ts'
import type { KnownSession } from '#server/sessions/queries.ts'
import type { GuestLink } from './rules/links.ts'
import { hasAgreed } from './rules/links.ts'
import type { ConsentRow } from './standingOf.ts'
import { standingOf } from './standingOf.ts'

const DAY_MS = 86_400_000
const ask = (decision: Decision, already: boolean) =>
  answer(decision.ok && already ? { ok: false, reason: 'already_answered' } : decision)

/**
 * What leaves the server of a session's consent: guests' addresses are for staff alone, and so is who said no. Once somebody
 * did, everybody else's answer is left out, for the answers of those who agreed would name them too.
 */
export function presentConsent(
  session: KnownSession,
  rows: readonly ConsentRow[],
  actor: Actor,
  now: Date,
): z.infer<typeof Consent> {
  const standing = standingOf(rows, session)
  const asked = canAskGuest(actor, { isAssignedAdvisor: session.isAssigned })
  const me = partyOf(actor, session)
  const mine = isInSession(actor, session) ? saidAs(me, standing) : 'waiting'
  const isCancelled = session.status === 'cancelled'
  const give = canGiveConsent(actor, { ...session, isCancelled }, me)
  const hidesOthers = !asked.ok && (standing.state === 'refused' || standing.state === 'withdrawn')
  return {
    sessionId: session.id,
    state: standing.state,
    textVersion: consentTextVersion,
    asksAgain: !isCancelled && mine === 'given' && asksAgain(givenBy(rows, me), session, now),
    isCancelled,
    memberAskedAt: asked.ok ? (session.consentAskedAt?.toISOString() ?? null) : null,
    people: standing.answers.map(({ party, answer: said }) => {
      const row = rows.find((each) => each.party === party.party && each.guestEmail === party.guestEmail)
      const isMe = party.party === me && isInSession(actor, session)
      const isHidden = hidesOthers && !isMe
      const shown = party.party === 'guest' && asked.ok
      return {
        id: shown ? (row?.id ?? null) : null,
        party: party.party,
        name: party.name,
        guestEmail: shown ? party.guestEmail : null,
        answer: isHidden ? null : said,
        answeredAt: row && !isHidden ? answeredAt(row, said) : null,
        isMe,
      }
    }),
    can: {
      give: ask(give, mine === 'given' && !asksAgain(givenBy(rows, me), session, now)),
      refuse: ask(canAnswerConsent(actor, session, me), mine === 'refused'),
      withdraw: answer(canWithdrawConsent(actor, session, me, hasAgreed(mine))),
      inviteGuest: answer(canInviteGuest(actor, asInvited(session))),
      askMember: answer(canAskMember(actor, asInvited(session), asMemberAsked(standing), now)),
    },
  }
}

/** A session as the rules ask for it that say who is asked by email. */
export const asInvited = (session: KnownSession) => ({
  ...pick(session, 'deletedAt', 'startAt', 'hiddenAt', 'noShowAt', 'consentAskedAt'),
  isAssignedAdvisor: session.isAssigned,
  isCancelled: session.status === 'cancelled',
})

/** Where a session stands, as the rule asks for it that says whether its member is asked. */
export const asMemberAsked = (standing: ConsentStanding) => ({
  state: standing.state,
  member: saidAs('member', standing),
})

/** When the member or the advisor last agreed. */
export const givenBy = (rows: readonly ConsentRow[], party: 'member' | 'advisor'): Date | null =>
  rows.find((row) => row.party === party)?.givenAt ?? null

type People = { readonly userId: string; readonly advisorId: string }
const isInSession = (actor: Actor, { userId, advisorId }: People): boolean =>
  userId === actor.userId || advisorId === actor.userId

/**
 * As whom somebody who signs in answers: the member first, should the advisor advise themselves. Whoever is neither is
 * asked as the advisor, and refused as such.
 */
export const partyOf = (actor: Actor, { userId }: People): 'member' | 'advisor' =>
  userId === actor.userId ? 'member' : 'advisor'

/** What the member or the advisor said so far. */
export const saidAs = (party: 'member' | 'advisor', { answers }: ConsentStanding): ConsentAnswer =>
  answers.find((each) => each.party.party === party)?.answer ?? 'waiting'

function answeredAt(row: ConsentRow, said: ConsentAnswer): string | null {
  const at = {
    given: row.givenAt,
    outdated: row.givenAt,
    refused: row.refusedAt,
    withdrawn: row.withdrawnAt,
    waiting: null,
  }[said]
  return at?.toISOString() ?? null
}

/** What a guest sees by their link. */
export function presentGuest(link: GuestLink, now: Date): z.infer<typeof GuestConsent> {
  const said = saidBy(link)
  const known = genuine(link)
  return {
    guestName: link.guestName,
    sessionTitle: link.title,
    startAt: new Date(link.startAt).toISOString(),
    endAt: new Date(link.endAt).toISOString(),
    timeZone: link.timeZone,
    advisorName: link.advisorName,
    isCancelled: link.isCancelled,
    answer: said,
    textVersion: consentTextVersion,
    expiresAt: expiryOf(link).toISOString(),
    can: {
      give: ask(canAnswerByLink(known, now, 'given'), said === 'given'),
      refuse: ask(canAnswerByLink(known, now, 'refused'), said === 'refused'),
      withdraw: answer(
        hasAgreed(said) ? canAnswerByLink(known, now, 'withdrawn') : { ok: false, reason: 'nothing_given' },
      ),
    },
  }
}

/** A guest's answer as it stands, by the same rule as everybody's. */
export function saidBy(link: GuestLink): ConsentAnswer {
  const at = (text: string | null) => (text ? new Date(text) : null)
  const party = { party: 'guest', guestEmail: null, name: link.guestName } as const
  const record = {
    party: 'guest' as const,
    guestEmail: null,
    textVersion: link.textVersion,
    givenAt: at(link.givenAt),
    refusedAt: at(link.refusedAt),
    withdrawnAt: at(link.withdrawnAt),
  }
  return consentState([record], [party], consentTextVersion).answers[0]?.answer ?? 'waiting'
}

/** A link that was found, as the rules ask for it. */
export const genuine = (link: Pick<GuestLink, 'askedAt' | 'isCancelled'>) => ({
  isGenuine: true,
  expiresAt: expiryOf(link),
  isCancelled: link.isCancelled,
})

const expiryOf = (link: Pick<GuestLink, 'askedAt'>): Date =>
  new Date(new Date(link.askedAt).getTime() + consentLimits.linkDays * DAY_MS)
