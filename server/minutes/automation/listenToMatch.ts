import { canListenToMatch } from '#domain/minutes/permissions.ts'
import { listConsentStates } from '#server/consent/queries.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Db } from '#server/platform/db/database.ts'
import { beginningAddress } from '#server/platform/storage/address.ts'
import type { MatchRow } from './present.ts'
import { holdMatch } from './queries.ts'

/** A recording of nobody yet, with where consent stands in every session that it may be of. */
export async function loadListening(db: Db, recordingId: string) {
  const match = await holdMatch(db, recordingId)
  return { match, ...(await listeningOf(db, match)) }
}
async function listeningOf(db: Db, { sessionId, candidates }: MatchRow) {
  const states = await listConsentStates(
    db,
    candidates.map((each) => each.sessionId),
  )
  return { isLinked: sessionId !== null, consents: [...states.values()] }
}

/** Staff hear how a recording begins before they say whose it is (T-068); each time stands in the trail. */
export const listenToMatch = command(calls.minutes.listenToMatch, {
  load: ({ db, input }) => loadListening(db, input.recordingId),
  can: (actor, listening) => canListenToMatch(actor, listening),
  run: async ({ actor, now, loaded: { match } }) => ({
    address: beginningAddress(match.id, actor.userId, now),
    event: { name: 'match.heard', entity: 'recording', id: match.id, memberId: null, details: {} } as const,
  }),
  answer: ({ address }) => ({ address }),
})
