import { canEditTranscript } from '#domain/recordings/permissions.ts'
import { followPart } from '#server/minutes/versions/followPart.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import { Conflict, Invalid, NotFound } from '#server/platform/http/refusal.ts'
import { findTranscript, listEdits, readPart } from '#server/recordings/queries.ts'
import { cleanSpeakerName } from '#server/recordings/rules/cueText.ts'
import { insertEdit, writePart } from '#server/recordings/storeTranscript.ts'
import { holdSession, loadSession } from '#server/sessions/queries.ts'

async function getTranscriptRow(db: Db, id: string) {
  const transcript = await findTranscript(db, id)
  if (!transcript) throw new NotFound('transcript')
  return transcript
}

/**
 * Staff correct one part of a transcript; what stood there stays as a row (K69). Moments and quotes lead where they led, because
 * parts never move. A line of a draft whose quote stands there no more cannot be approved until somebody looks at it; approved
 * minutes keep the quote that was approved.
 */
export const editPart = command(calls.recordings.editPart, {
  load: async ({ db, input }) => {
    const transcript = await getTranscriptRow(db, input.transcriptId)
    const session = await holdSession(db, transcript.sessionId)
    const [part] = await readPart(db, transcript.id, input.segment)
    if (!part) throw new NotFound('part')
    return { session, part }
  },
  can: (actor, { session }) => canEditTranscript(actor, session),
  run: async ({ db, actor, input, loaded: { session, part } }) => {
    const { id, transcriptId, segment, was } = input
    const text = input.text.trim()
    const speaker = input.speaker === null ? null : cleanSpeakerName(input.speaker)
    if (!text) throw new Invalid([{ field: 'text', message: 'Enter what was said.' }])
    if (input.speaker !== null && !speaker)
      throw new Invalid([{ field: 'speaker', message: 'Enter a name.' }])
    const after = { ...part, text, speaker }
    const isSame = part.text === text && part.speaker === speaker
    if (isSame) return { segment: after, quoting: 0, event: null }
    if (part.text !== was.text || part.speaker !== was.speaker) throw new Conflict('changed')
    const { id: sessionId, userId: memberId } = session
    const [made] = await insertEdit(
      db,
      ...([id, transcriptId, sessionId, memberId, segment] as const),
      ...([part.text, text, part.speaker, speaker, actor.userId] as const),
    )
    if (!made) throw new Conflict('id_taken')
    // The label of the file stays where only words change: whoever it names is named by it still.
    const words = part.speaker === speaker ? { text } : { text, speaker }
    await writePart(db, transcriptId, String(segment), JSON.stringify(words))
    const quoting = await followPart(db, transcriptId, {
      segment,
      text,
      speaker,
      speakerBefore: part.speaker,
    })
    return {
      segment: { ...after, isEdited: true },
      quoting,
      event: {
        name: 'transcript.edited',
        entity: 'transcript',
        id: transcriptId,
        memberId,
        details: { sessionId, segment },
      } as const,
    }
  },
  answer: ({ segment, quoting }) => ({ segment, quoting }),
})

/** What was corrected in a part, newest first. */
export const listPartEdits = query(calls.recordings.listPartEdits, {
  read: async ({ db, input: { transcriptId, segment } }) => {
    const transcript = await getTranscriptRow(db, transcriptId)
    const [session, edits] = await Promise.all([
      loadSession(db, transcript.sessionId),
      listEdits(db, transcriptId, segment),
    ])
    return { session, edits }
  },
  can: (actor, { session }) => canEditTranscript(actor, session),
  present: ({ edits }) => ({
    edits: edits.map(({ createdAt, ...edit }) => ({ ...edit, createdAt: createdAt.toISOString() })),
  }),
})
