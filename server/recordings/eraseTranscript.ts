import { eq } from 'drizzle-orm'
import { TranscriptById } from '#contract/recordings.ts'
import { canEraseTranscript } from '#domain/recordings/permissions.ts'
import { eraseTranscriptDrafts } from '#server/minutes/eraseTranscriptDrafts.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { getSession } from '#server/sessions/reads.ts'
import { getTranscript } from './reads.ts'
import { transcripts } from './tables.ts'

/** A file that should not be there goes with the drafts that rest on it; approved minutes keep their words (T-219). */
export const eraseTranscript = command({
  input: TranscriptById,
  load: async (ctx) => {
    const transcript = await getTranscript(ctx.db, ctx.input.id)
    return { transcript, session: await getSession(ctx, transcript.sessionId, { lock: true }) }
  },
  can: (actor, { session }) => canEraseTranscript(actor, session, session),
  check: nothingToCheck,
  run: async ({ db, loaded: { transcript, session }, now, publish }) => {
    await db.delete(transcripts).where(eq(transcripts.id, transcript.id))
    await eraseTranscriptDrafts(db, session.id, transcript.id, now)
    await publish('recordings', {
      entity: 'transcript',
      id: transcript.id,
      kind: 'transcript.erased',
      memberId: session.userId,
    })
    await publish('minutes', {
      entity: 'minutes',
      id: session.id,
      kind: 'minutes.draft_erased',
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
