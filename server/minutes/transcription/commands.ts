import { canTranscribe } from '#domain/minutes/permissions.ts'
import { loadConsentState } from '#server/consent/queries.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { Conflict, Refused } from '#server/platform/http/refusal.ts'
import { holdSession } from '#server/sessions/queries.ts'
import { presentTranscription } from './present.ts'
import { begin, cancel, findSound, newestOf, queueAgain } from './queries.ts'

async function loadSound(db: Parameters<typeof findSound>[0], recordingId: string) {
  const sound = await findSound(db, recordingId)
  const session = await holdSession(db, sound.sessionId)
  const [consent, [newest]] = await Promise.all([
    loadConsentState(db, sound.sessionId),
    newestOf(db, recordingId),
  ])
  return { sound, session, newest, isConsented: consent === 'complete' }
}

/** Staff press it, and a job listens; what failed or was cancelled goes on where it stopped (K69). */
export const startTranscription = command(calls.minutes.startTranscription, {
  load: ({ db, input }) => loadSound(db, input.recordingId),
  can: (actor, { session, isConsented, sound }) =>
    canTranscribe(actor, session, { isConsented, hasModel: true, isReady: sound.isReady }),
  run: async ({ db, app, actor, input, loaded: { sound, newest }, enqueue }) => {
    if (!app.config.ai?.transcriptionModel) throw new Refused('no_model')
    const isUnderWay = newest?.status === 'queued' || newest?.status === 'running'
    if (newest && (isUnderWay || newest.status === 'done' || newest.id === input.id))
      return { transcription: newest, event: null }
    const goesOn = newest && (newest.status === 'failed' || newest.status === 'cancelled')
    const [row] = goesOn
      ? await queueAgain(db, newest.id, actor.userId)
      : await begin(db, input.id, input.recordingId, sound.sessionId, sound.userId, actor.userId)
    if (!row) throw new Conflict('id_taken')
    await enqueue('minutes.transcribe', { id: row.id }, app.clock.newId())
    const { sessionId, userId: memberId } = sound
    return {
      transcription: row,
      event: {
        name: 'transcription.asked',
        entity: 'recording',
        id: input.recordingId,
        memberId,
        details: { sessionId },
        live: { entity: 'transcription', id: sessionId },
      } as const,
    }
  },
  answer: ({ transcription }) => ({ transcription: presentTranscription(transcription) }),
})

export const cancelTranscription = command(calls.minutes.cancelTranscription, {
  load: ({ db, input }) => loadSound(db, input.recordingId),
  can: (actor, { session }) =>
    canTranscribe(actor, session, { isConsented: true, hasModel: true, isReady: true }),
  run: async ({ db, input, loaded: { sound } }) => {
    const [gone] = await cancel(db, input.recordingId)
    if (!gone) return { event: null }
    const { sessionId, userId: memberId } = sound
    return {
      event: {
        name: 'transcription.cancelled',
        entity: 'recording',
        id: input.recordingId,
        memberId,
        details: { sessionId },
        live: { entity: 'transcription', id: sessionId },
      } as const,
    }
  },
  answer: () => ({ cancelled: true }),
})
