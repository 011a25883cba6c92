import { canUploadTranscript } from '#domain/sessions/permissions.ts'
import { loadConsentState } from '#server/consent/queries.ts'
import { openDraft } from '#server/minutes/drafts/openDraft.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { Conflict, Invalid } from '#server/platform/http/refusal.ts'
import { presentTranscript } from '#server/recordings/present.ts'
import { findSameFile, findTranscript } from '#server/recordings/queries.ts'
import { fileOf, readFile, storeTranscript } from '#server/recordings/storeTranscript.ts'
import { holdSession } from '#server/sessions/queries.ts'

/** Nothing is stored before everybody said yes; transcript and the asking for its draft are one transaction (T-083). */
export const uploadTranscript = command(calls.recordings.uploadTranscript, {
  load: async ({ db, input, signedIn }) => {
    const [session, consent, sent] = await Promise.all([
      holdSession(db, input.sessionId),
      loadConsentState(db, input.sessionId),
      findTranscript(db, input.id),
      signedIn(),
    ])
    // Megabytes are decoded and hashed for somebody who is let in, and for nobody else.
    const file = fileOf(input.contentBase64)
    const sameFile = await findSameFile(db, input.sessionId, file.sha256)
    return { session, consentComplete: consent === 'complete', file, sent, sameFile }
  },
  can: (actor, { session, consentComplete }, now) =>
    canUploadTranscript(actor, session, { isAssigned: session.isAssigned, consentComplete }, now),
  run: async ({ db, app, actor, input, loaded, now, publish, enqueue }) => {
    const { session, file, sent } = loaded
    if (sent && sent.sessionId !== session.id) throw new Conflict('id_taken')
    if (!sent && !file.isWhole)
      throw new Invalid([{ field: 'file', message: 'The upload was incomplete. Try again.' }])
    const there = sent ?? loaded.sameFile
    if (there) return { transcript: there, alreadyThere: true, event: null }
    const { format, segments, isEnglish, isOverNames } = await readFile(file.bytes, input.fileName)
    const { id: sessionId, userId: memberId } = session
    const job = { sessionId, transcriptId: input.id }
    const [transcript] = await Promise.all([
      storeTranscript(db, {
        id: input.id,
        sessionId,
        userId: memberId,
        createdBy: actor.userId,
        fileName: input.fileName,
        format,
        byteSize: file.bytes.length,
        sha256: file.sha256,
        segments,
        isEnglish,
        isOverNames,
        recordingId: null,
      }),
      openDraft({ db, app, now }, session, actor.userId),
      // The transcript's own id is the job's: whatever is sent twice is drafted once.
      enqueue('minutes.draft', job, input.id),
      publish('minutes', { entity: 'minutes', id: sessionId, kind: 'minutes.drafting', memberId }),
    ])
    const { id, byteSize, segmentCount } = transcript
    const details = { sessionId, byteSize, segments: segmentCount }
    return {
      transcript,
      alreadyThere: false,
      event: { name: 'transcript.uploaded', entity: 'transcript', id, memberId, details } as const,
    }
  },
  answer: ({ transcript, alreadyThere }) => ({ transcript: presentTranscript(transcript), alreadyThere }),
})
