import type { MinutesEvent } from '#domain/minutes/events.ts'
import {
  canConfirmMatch,
  canKeepRecordings,
  canRetryRecording,
  canUndoMatch,
} from '#domain/minutes/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { holdSession } from '#server/sessions/queries.ts'
import { keepDecision, linkRecording } from './keepDecision.ts'
import { holdMatch } from './queries.ts'

const unlink = sqlStatement<[id: string, at: Date], never>(
  `update recordings set session_id = null, user_id = null, linked_at = null, file_id = null, status = 'found', failure = null,
     duration_ms = null, peaks = null, is_download_allowed = false, updated_at = $2 where id = $1`,
)
const matchEvent = (name: MinutesEvent, id: string, memberId: string | null, details: object): AppEvent => ({
  name,
  entity: 'recording',
  id,
  memberId,
  details: { ...details },
})

export const confirmMatch = command(calls.minutes.confirmMatch, {
  load: async ({ db, input }) => ({
    session: await holdSession(db, input.sessionId),
    match: await holdMatch(db, input.recordingId),
  }),
  can: (actor, { session, match }) =>
    canConfirmMatch(actor, session, { isLinked: match.sessionId !== null && match.sessionId !== session.id }),
  run: async ({ db, app, actor, now, loaded: { session, match } }) => {
    if (match.sessionId === session.id) return { event: null }
    await linkRecording(db, match.id, session.id, session.userId, now)
    const { candidates, id: recordingId } = match
    const decided = {
      decision: 'confirmed',
      reason: 'person',
      sessionId: session.id,
      by: actor.userId,
    } as const
    await keepDecision(db, { id: app.clock.newId(), recordingId, candidates, ...decided })
    return { event: matchEvent('match.confirmed', match.id, session.userId, { sessionId: session.id }) }
  },
  answer: () => ({ linked: true }),
})

export const undoMatch = command(calls.minutes.undoMatch, {
  load: ({ db, input }) => holdMatch(db, input.recordingId),
  can: (actor, { sessionId, decision, hasTranscript }) =>
    canUndoMatch(actor, { isLinked: sessionId !== null, isAside: decision === 'dismissed', hasTranscript }),
  run: async ({ db, app, actor, now, loaded }) => {
    const { candidates, id: recordingId, userId, sessionId } = loaded
    if (sessionId) await unlink(db, recordingId, now)
    const reason = sessionId ? 'person' : 'returned'
    const decided = { decision: 'undone', reason, sessionId: null, by: actor.userId } as const
    await keepDecision(db, { id: app.clock.newId(), recordingId, candidates, ...decided })
    return { event: matchEvent('match.undone', loaded.id, userId, { sessionId }) }
  },
  answer: () => ({ undone: true }),
})

const lookAgain = sqlStatement<[id: string, at: Date], never>(
  `update recordings set status = 'found', failure = null, updated_at = $2 where id = $1 and status = 'failed'`,
)

/** What came of it before stays; the next round goes on behind that, with everybody's consent as ever (4.12.11). */
export const retryMatch = command(calls.minutes.retryMatch, {
  load: ({ db, input }) => holdMatch(db, input.recordingId),
  can: (actor, { sessionId, failure }) =>
    canRetryRecording(actor, { isLinked: sessionId !== null, hasFailed: failure !== null }),
  run: async ({ db, now, loaded: { id, userId, sessionId } }) => {
    await lookAgain(db, id, now)
    return { event: matchEvent('match.retried', id, userId, { sessionId }) }
  },
  answer: () => ({ retried: true }),
})

export const dismissMatch = command(calls.minutes.dismissMatch, {
  load: ({ db, input }) => holdMatch(db, input.recordingId),
  can: (actor) => canKeepRecordings(actor),
  run: async ({ db, app, actor, loaded }) => {
    if (loaded.decision === 'dismissed' || loaded.sessionId) return { event: null }
    const { candidates, id: recordingId } = loaded
    const decided = { decision: 'dismissed', reason: 'person', sessionId: null, by: actor.userId } as const
    await keepDecision(db, { id: app.clock.newId(), recordingId, candidates, ...decided })
    return { event: matchEvent('match.dismissed', loaded.id, null, {}) }
  },
  answer: () => ({ dismissed: true }),
})
