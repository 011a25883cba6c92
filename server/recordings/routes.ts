import { answer, no } from '#domain/decision.ts'
import { canEraseTranscript, canReadTranscript } from '#domain/recordings/permissions.ts'
import { canManageSessions } from '#domain/sessions/permissions.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import { callContextOf, calls } from '#server/platform/http/calls.ts'
import { NotFound, Refused } from '#server/platform/http/refusal.ts'
import { getSession } from '#server/sessions/reads.ts'
import { chooseTranscript } from './chooseTranscript.ts'
import { eraseTranscript } from './eraseTranscript.ts'
import { presentTranscript } from './present.ts'
import { getTranscript, readWindow } from './reads.ts'
import { uploadTranscript } from './uploadTranscript.ts'

const WINDOW = 100

export const recordingsRoutes = {
  uploadTranscript: calls.recordings.uploadTranscript.handler(async ({ context, input }) => {
    const { transcript, isNew } = await uploadTranscript(callContextOf(context), input)
    return { transcript: presentTranscript(transcript), alreadyThere: !isNew }
  }),

  getTranscript: calls.recordings.getTranscript.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const { db, actor } = ctx
    const session = await getSession(ctx, input.sessionId)
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

  eraseTranscript: calls.recordings.eraseTranscript.handler(async ({ context, input }) => {
    await eraseTranscript(callContextOf(context), input)
    return { deleted: true }
  }),
}
