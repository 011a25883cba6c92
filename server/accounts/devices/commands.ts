import { canEndSignIns } from '#domain/accounts/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { findNames } from '../people/findNames.ts'
import type { SignInRow } from './present.ts'
import { presentSignIn } from './present.ts'

const signInsOf = sqlStatement<[member: string], SignInRow>('select * from app_sign_ins_of($1)')
const endAll = sqlStatement<[member: string], { ended: string }>('select app_end_sign_ins($1) as ended')

async function loadPerson(db: Db, userId: string): Promise<{ userId: string }> {
  if (!(await findNames(db, [userId])).has(userId)) throw new NotFound('person')
  return { userId }
}

const eventOf = (
  name: AppEvent['name'],
  userId: string,
  details: Record<string, unknown>,
  live: AppEvent['live'] = false,
): AppEvent => ({ name, entity: 'account', id: userId, memberId: userId, details, live })

/** An admin looks where somebody is signed in; the trail says that they did. */
export const viewSignIns = command(calls.accounts.viewSignIns, {
  load: ({ db, input }) => loadPerson(db, input.userId),
  can: (actor, person) => canEndSignIns(actor, person),
  run: async ({ db, input: { userId } }) => {
    const rows = await signInsOf(db, userId)
    return { rows, event: eventOf('sign_ins.viewed', userId, { count: rows.length }) }
  },
  answer: ({ rows }) => ({ signIns: rows.map((row) => presentSignIn(row, null)) }),
})

/** An admin ends every sign-in of somebody, at once on every call and within two seconds on open streams (K25). */
export const endSignIns = command(calls.accounts.endSignIns, {
  load: ({ db, input }) => loadPerson(db, input.userId),
  can: (actor, person) => canEndSignIns(actor, person),
  run: async ({ db, input: { userId } }) => {
    const [row] = await endAll(db, userId)
    const ended = Number(row?.ended ?? 0)
    const event = ended > 0 ? eventOf('sign_in.ended', userId, { count: ended }, { entity: 'person' }) : null
    return { ended, event }
  },
  answer: ({ ended }) => ({ ended }),
})
