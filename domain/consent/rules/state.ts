import type { Session } from '#domain/sessions/types.ts'
import { consentLimits } from '../limits.ts'
import type { ConsentAnswer, ConsentParty, ConsentRecord, ConsentState } from '../types.ts'

/** A session's consent: its state, and every person with their answer, in the order given. */
export type ConsentStanding = {
  readonly state: ConsentState
  readonly answers: readonly { readonly party: ConsentParty; readonly answer: ConsentAnswer }[]
}

/**
 * Everybody in the session must have said yes to the text as it is now before anything is uploaded (T-083, 4.12.11).
 * One withdrawal outweighs one refusal, which outweighs one answer still missing; a session without people never is complete.
 */
export function consentState(
  records: readonly ConsentRecord[],
  parties: readonly ConsentParty[],
  textVersion: string,
): ConsentStanding {
  const answers = parties.map((party) => ({ party, answer: answerOf(records, party, textVersion) }))
  const some = (answer: ConsentAnswer) => answers.some((each) => each.answer === answer)
  const allGiven = answers.length > 0 && answers.every((each) => each.answer === 'given')
  const state = some('withdrawn')
    ? 'withdrawn'
    : some('refused')
      ? 'refused'
      : allGiven
        ? 'complete'
        : 'waiting'
  return { state, answers }
}

/**
 * At the start everybody is asked once more: whoever agreed before it is asked from a little before the start until the end, or until
 * somebody says that it was held (T-083).
 */
export function asksAgain(
  givenAt: Date | null,
  session: Pick<Session, 'status' | 'startAt' | 'endAt'>,
  now: Date,
): boolean {
  if (session.status !== 'scheduled') return false
  const begins = session.startAt.getTime() - consentLimits.startMinutes * 60_000
  return givenAt !== null && givenAt.getTime() < begins && now.getTime() >= begins && now < session.endAt
}

/** The people of a session: its member and advisor always, and each further person once (4.12.11). */
export function partiesOf(session: {
  readonly memberName: string
  readonly advisorName: string
  readonly guests: readonly { readonly name: string; readonly email: string }[]
}): readonly ConsentParty[] {
  const guests = new Map(session.guests.map((guest) => [keyOf('guest', guest.email), guest]))
  return [
    { party: 'member', guestEmail: null, name: session.memberName },
    { party: 'advisor', guestEmail: null, name: session.advisorName },
    ...[...guests.values()].map(({ name, email }) => ({ party: 'guest' as const, guestEmail: email, name })),
  ]
}

function answerOf(
  records: readonly ConsentRecord[],
  party: ConsentParty,
  textVersion: string,
): ConsentAnswer {
  let latest: { at: number; answer: ConsentAnswer } | null = null
  for (const record of records) {
    if (keyOf(record.party, record.guestEmail) !== keyOf(party.party, party.guestEmail)) continue
    const moments = [
      [record.givenAt, record.textVersion === textVersion ? 'given' : 'outdated'],
      [record.refusedAt, 'refused'],
      [record.withdrawnAt, 'withdrawn'],
    ] as const
    for (const [at, answer] of moments) {
      // Later in this list wins a tie: when in doubt, it is a no.
      if (at !== null && (latest === null || at.getTime() >= latest.at)) latest = { at: at.getTime(), answer }
    }
  }
  return latest?.answer ?? 'waiting'
}

function keyOf(party: string, guestEmail: string | null): string {
  return party === 'guest' ? `guest ${guestEmail?.trim().toLowerCase() ?? ''}` : party
}
