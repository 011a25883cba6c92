import { answer, no } from '#domain/decision.ts'
import { canEraseTranscript, canReadTranscript } from '#domain/recordings/permissions.ts'
import { canManageSessions } from '#domain/sessions/permissions.ts'
import { recordViews } from '#server/accounts/recordView.ts'
import { calls, doingOf } from '#server/http/calls.ts'
import { NotFound, Refused } from '#server/http/refusal.ts'
import { getSession } from '#server/sessions/reads.ts'
import { chooseTranscript } from './chooseTranscript.ts'
import { deleteTranscript } from './deleteTranscript.ts'
import { presentTranscript } from './present.ts'
import { getTranscript, readWindow } from './reads.ts'
import { uploadTranscript } from './uploadTranscript.ts'

const WINDOW = 100

export const recordingsRoutes = {
  uploadTranscript: calls.recordings.uploadTranscript.handler(async ({ context, input }) => {
    const { transcript, isNew } = await uploadTranscript(doingOf(context), input)
    return { transcript: presentTranscript(transcript), alreadyThere: !isNew }
  }),

  getTranscript: calls.recordings.getTranscript.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    const { db, actor } = doing
    const session = await getSession(doing, input.sessionId)
    const decision = canReadTranscript(actor, session, session)
    if (!decision.ok) throw new Refused(decision.reason)
    const manages = canManageSessions(actor, session).ok
    const id = await chooseTranscript(db, session.id, input.transcriptId ?? null, manages)
    const transcript = await getTranscript(db, id)
    if (transcript.sessionId !== session.id) throw new NotFound('transcript')
    await recordViews(db, actor, [session.userId], 'minutes')
    return {
      transcript: presentTranscript(transcript),
      segments: [...(await readWindow(db, id, input.from ?? 0, input.limit ?? WINDOW))],
      canErase: answer(manages ? canEraseTranscript(actor, session, session) : no('not_staff')),
    }
  }),

  deleteTranscript: calls.recordings.deleteTranscript.handler(async ({ context, input }) => {
    await deleteTranscript(doingOf(context), input)
    return { deleted: true }
  }),
}
