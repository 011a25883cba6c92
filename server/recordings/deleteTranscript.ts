import { eq } from 'drizzle-orm'
import { TranscriptById } from '#contract/recordings.ts'
import { canEraseTranscript } from '#domain/recordings/permissions.ts'
import { deed, nothingToCheck } from '#server/deed.ts'
import { forgetTranscript } from '#server/minutes/forgetTranscript.ts'
import { getSession } from '#server/sessions/reads.ts'
import { getTranscript } from './reads.ts'
import { transcripts } from './tables.ts'

/** A file that should not be there goes with the drafts that rest on it; approved minutes keep their words (T-219). */
export const deleteTranscript = deed({
  input: TranscriptById,
  load: async (scene) => {
    const transcript = await getTranscript(scene.db, scene.input.id)
    return { transcript, session: await getSession(scene, transcript.sessionId, { lock: true }) }
  },
  can: (actor, { session }) => canEraseTranscript(actor, session, session),
  check: nothingToCheck,
  run: async ({ db, loaded: { transcript, session }, now, publish }) => {
    await db.delete(transcripts).where(eq(transcripts.id, transcript.id))
    await forgetTranscript(db, session.id, transcript.id, now)
    await publish('recordings', {
      entity: 'transcript',
      id: transcript.id,
      kind: 'transcript.erased',
      memberId: session.userId,
    })
    await publish('minutes', {
      entity: 'minutes',
      id: session.id,
      kind: 'minutes.draft_removed',
      memberId: session.userId,
    })
    return transcript
  },
  audit: {
    action: 'transcript.erased',
    subject: (transcript) => ({
      type: 'transcript',
      id: transcript.id,
      memberId: transcript.userId,
      details: { sessionId: transcript.sessionId },
    }),
  },
})
