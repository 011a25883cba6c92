import type { Readable } from 'node:stream'
import Busboy from '@fastify/busboy'
import { call } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { soundRefusal } from '#domain/recordings/texts.ts'
import { uploadKinds } from '#domain/uploads.ts'
import { addRecording } from '#server/app/recordings/commands.ts'
import { listRecordings } from '#server/app/recordings/queries.ts'
import { startTranscription } from '#server/minutes/transcription/commands.ts'
import { listTranscriptions } from '#server/minutes/transcription/queries.ts'
import type { App } from '#server/platform/app.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import type { EndpointRequest } from '#server/platform/http/endpoint.ts'
import { askEndpoint, sendRefused } from '#server/platform/http/endpoint.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'
import type { Storage } from '#server/platform/storage/openStorage.ts'

const path = '/api/functions/transcribe-audio'
const name = 'minutes.startTranscription'
// Keys of the earlier system are taken and not looked at (4.12.7).
const Asked = z.strictObject({ recordingId: Id, requestId: Id.optional(), audio: z.unknown().optional() })
const Form = z.object({ sessionId: Id, requestId: Id.optional() })
type Form = z.infer<typeof Form>
const maxBytes = uploadKinds.audio.maxBytes

/**
 * 'transcribe-audio' of the specification (spec 2 §7, T-082): a form with the session and its sound, or a recording that is here.
 * Rights and consent are asked before a byte is taken; the bytes go to the disk as they come, on the road of every recording. The
 * words are the transcript's once they are all there. What takes longer than a request may is sent to /audio-uploader.
 */
export function mountTranscribeAudio(server: FastifyInstance, app: App, storage: Storage | null): void {
  const transcribe = async (context: CallContext, recordingId: string, requestId = app.clock.newId()) => {
    const at = { context, path: ['minutes', 'startTranscription'] }
    const { transcription } = await call(startTranscription, { id: requestId, recordingId }, at)
    return { body: { transcript: null, recordingId, transcription } }
  }
  const ofRecording = {
    call: name,
    body: Asked,
    answer: ({ context, body }: EndpointRequest<z.infer<typeof Asked>>) =>
      transcribe(context, body.recordingId, body.requestId),
  }
  const ofForm = (request: FastifyRequest) => ({
    call: name,
    body: z.unknown(),
    answer: async ({ context }: EndpointRequest<unknown>) => {
      if (!storage) throw new Refused('no_model')
      const recordingId = app.clock.newId()
      const form = await storage.settler.awaiting(recordingId, async () => {
        const read = await readForm(request, async (given, sound) => {
          await mayTake(context, given.sessionId)
          return await storage.arrivals.write(recordingId, 0, sound)
        })
        const recording = {
          id: recordingId,
          sessionId: read.form.sessionId,
          name: read.fileName,
          byteSize: read.size,
        }
        await call(addRecording, recording, { context, path: ['recordings', 'addRecording'] })
        return read.form
      })
      await storage.settler.arrived(recordingId)
      await storage.settler.settled(recordingId)
      return await transcribe(context, recordingId, form.requestId)
    },
  })
  void server.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_request, _bytes, done) => done(null))
    scope.post(path, async (request, reply) => {
      const isForm = request.headers['content-type']?.startsWith('multipart/form-data') ?? false
      const { answered, refused } = isForm
        ? await askEndpoint(app, ofForm(request), request, reply, {})
        : await askEndpoint(app, ofRecording, request, reply, request.body ?? {})
      return answered ? reply.send(answered.body) : sendRefused(reply, refused)
    })
  })
}

/** Whether this person may add sound to the session and have it written down; whoever may not sends nothing. */
async function mayTake(context: CallContext, sessionId: string): Promise<void> {
  const spoken = await call(
    listTranscriptions,
    { sessionId },
    { context, path: ['minutes', 'listTranscriptions'] },
  )
  const heard = await call(listRecordings, { sessionId }, { context, path: ['recordings', 'listRecordings'] })
  for (const answer of [spoken.canTranscribe, heard.canAdd])
    if (!answer.ok) throw new Refused(answer.reason ?? 'not_assigned')
}

type Read = { form: Form; size: number; fileName: string }

/** One file behind its fields; what else a form may hold is not taken. */
function readForm(
  request: FastifyRequest,
  keep: (form: Form, sound: Readable) => Promise<number>,
): Promise<Read> {
  const wrong = (field: string, message: string) => new Invalid([{ field, message }])
  const { promise, resolve, reject } = Promise.withResolvers<Read>()
  const fields: Record<string, string> = {}
  const limits = { files: 1, fields: 4, fieldSize: 200, fileSize: maxBytes }
  // safe because the parser was chosen by this header
  const form = Busboy({ headers: request.headers as { 'content-type': string }, limits })
  let reading: Promise<Read> | null = null
  form.on('field', (field, value) => {
    fields[field] = value
  })
  form.on('file', (_field, sound, fileName) => {
    reading = (async () => {
      const asked = Form.safeParse(fields)
      if (!asked.success) throw wrong('sessionId', 'Send the id of the session before the sound.')
      const size = await keep(asked.data, sound)
      if (sound.truncated) throw wrong('audio', soundRefusal('too_large'))
      return { form: asked.data, size, fileName: fileName || 'audio' }
    })()
    reading.catch((error: unknown) => {
      sound.resume()
      reject(error)
    })
  })
  form.on('finish', () => {
    if (reading) reading.then(resolve, reject)
    else reject(wrong('audio', 'Send the sound of the session.'))
  })
  form.on('error', () => reject(wrong('audio', 'This is not a whole form.')))
  request.raw.on('aborted', () => reject(wrong('audio', 'The upload was not finished.')))
  request.raw.pipe(form)
  return promise
}
