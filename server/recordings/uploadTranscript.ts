import { createHash } from 'node:crypto'
import { UploadTranscriptInput } from '#contract/recordings.ts'
import { transcriptRefusal } from '#domain/recordings/texts.ts'
import { canUploadTranscript } from '#domain/sessions/permissions.ts'
import { standingOf } from '#server/consent/reads.ts'
import { openDraft } from '#server/minutes/openDraft.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { Conflict, Invalid } from '#server/platform/http/refusal.ts'
import { getSession } from '#server/sessions/reads.ts'
import type { TranscriptRow } from './reads.ts'
import { findSameFile, findTranscript } from './reads.ts'
import { parseTranscript } from './rules/parseTranscript.ts'
import { transcripts } from './tables.ts'

type Uploaded = { transcript: TranscriptRow; isNew: boolean }

/** Nothing is stored before everybody said yes; transcript and the asking for its draft are one transaction (T-083). */
export const uploadTranscript = command({
  input: UploadTranscriptInput,
  load: async (ctx) => {
    const session = await getSession(ctx, ctx.input.sessionId, { lock: true })
    const { state } = await standingOf(ctx.db, session)
    return { session, consentComplete: state === 'complete' }
  },
  can: (actor, { session, consentComplete }, now) =>
    canUploadTranscript(actor, session, { isAssigned: session.isAssigned, consentComplete }, now),
  check: nothingToCheck,
  run: async ({ db, app, actor, input, loaded: { session }, now, publish, enqueue }): Promise<Uploaded> => {
    const sent = await findTranscript(db, input.id)
    if (sent && sent.sessionId !== session.id) throw new Conflict('id_taken')
    const file = decode(input.contentBase64)
    const sha256 = createHash('sha256').update(file).digest('hex')
    const there = sent ?? (await findSameFile(db, session.id, sha256))
    if (there) return { transcript: there, isNew: false }
    const reading = parseTranscript(file, input.fileName)
    if (!reading.ok) throw new Invalid([{ field: 'file', message: transcriptRefusal(reading) }])
    const { format, segments } = reading
    await db
      .insert(transcripts)
      .values({
        id: input.id,
        sessionId: session.id,
        userId: session.userId,
        createdBy: actor.userId,
        fileName: input.fileName,
        format,
        byteSize: file.length,
        sha256,
        segmentCount: segments.length,
        segments,
      })
      .onConflictDoNothing({ target: transcripts.id })
    const transcript = await findTranscript(db, input.id)
    if (!transcript) throw new Conflict('id_taken')
    await openDraft({ db, app, now }, session, actor.userId)
    // The transcript's own id is the job's: whatever is sent twice is drafted once.
    await enqueue('minutes.draft', { sessionId: session.id, transcriptId: transcript.id }, transcript.id)
    await publish('recordings', {
      entity: 'transcript',
      id: transcript.id,
      kind: 'transcript.uploaded',
      memberId: session.userId,
    })
    await publish('minutes', {
      entity: 'minutes',
      id: session.id,
      kind: 'minutes.drafting',
      memberId: session.userId,
    })
    return { transcript, isNew: true }
  },
  audit: {
    action: 'transcript.uploaded',
    subject: ({ transcript }) => ({
      type: 'transcript',
      id: transcript.id,
      memberId: transcript.userId,
      details: {
        sessionId: transcript.sessionId,
        byteSize: transcript.byteSize,
        segments: transcript.segmentCount,
      },
    }),
    happened: ({ isNew }) => isNew,
  },
})

function decode(base64: string): Buffer {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64))
    throw new Invalid([{ field: 'file', message: 'The upload was incomplete. Try again.' }])
  return Buffer.from(base64, 'base64')
}
