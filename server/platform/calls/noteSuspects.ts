import { suspectedIn, textsIn } from '#domain/accounts/rules/threats.ts'
import { recordEvent } from '../audit/recordEvent.ts'
import type { Context } from '../context/context.ts'

// Said once of somebody and a call, and then not for a while: people write such words, and a trail full of one hides the other.
const QUIET_MS = 15 * 60_000
const MOST_KNOWN = 10_000

const known = new WeakMap<object, Map<string, number>>()

/**
 * Words that read like an attack are taken, for they are words, and noted in the trail, in the transaction that stores them: which call,
 * what kind and how grave, never the words (T-031, T-032). A single word such as 'object' is too little to tell of.
 */
export function noteSuspects({ app, actor, db, now, origin }: Context, call: string, input: unknown): void {
  const suspected = suspectedIn(textsIn(input))
  if (!suspected || suspected.level === 'none') return
  const said = known.get(app.pool) ?? new Map<string, number>()
  known.set(app.pool, said)
  const key = `${actor.userId} ${call}`
  if (now.getTime() - (said.get(key) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return
  said.delete(key)
  if (said.size >= MOST_KNOWN) said.delete(said.keys().next().value ?? '')
  said.set(key, now.getTime())
  const memberId = actor.isStaff ? null : actor.userId
  const subject = { type: 'call', id: call, memberId, details: { ...suspected } }
  db.lease.unawaited(recordEvent(db, actor, 'text.suspected', subject, origin))
}
