import { canEraseTranscript } from '#domain/recordings/permissions.ts'
import { eraseTranscriptDrafts } from '#server/minutes/drafts/eraseTranscriptDrafts.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { findTranscript } from '#server/recordings/queries.ts'
import { deleteTranscript } from '#server/recordings/storeTranscript.ts'
import { holdSession } from '#server/sessions/queries.ts'

/** A file that should not be there goes with the drafts that rest on it; approved minutes keep their words (T-219). */
export const eraseTranscript = command(calls.recordings.eraseTranscript, {
  load: async ({ db, input }) => {
    const transcript = await findTranscript(db, input.id)
    if (!transcript) throw new NotFound('transcript')
    return { transcript, session: await holdSession(db, transcript.sessionId) }
  },
  can: (actor, { session }) => canEraseTranscript(actor, session),
  run: async ({ db, loaded: { transcript, session }, now, publish }) => {
    const { id: sessionId, userId: memberId } = session
    await Promise.all([
      deleteTranscript(db, transcript.id),
      eraseTranscriptDrafts(db, sessionId, transcript.id, now),
      publish('minutes', { entity: 'minutes', id: sessionId, kind: 'minutes.draft_erased', memberId }),
    ])
    return {
      event: {
        name: 'transcript.erased',
        entity: 'transcript',
        id: transcript.id,
        memberId,
        details: { sessionId },
      },
    }
  },
  answer: () => ({ deleted: true }),
})
