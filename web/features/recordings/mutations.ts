import { recordingTexts, soundRefusals, soundTexts } from '#domain/recordings/texts.ts'
import { api, orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { queryClient, send } from '#web/lib/calls/queryClient.ts'
import { saveAddress } from '#web/lib/page/saveFile.ts'
import { noteActivity } from '#web/lib/signIn/activity.ts'
import { addressQuery, recordingFailure, soundWords } from './queries.ts'

const refresh = [orpc.recordings.key(), orpc.minutes.key(), orpc.sessions.key()]

type Upload = { sessionId: string; file: File }

/** Reads a file as it is and stores it; what is wrong with it is said next to its name. The next may be chosen at once. */
export const uploadTranscript = () =>
  mutation(
    {
      mutationFn: async ({ sessionId, file }: Upload) => {
        noteActivity()
        const contentBase64 = await base64Of(file)
        return api.recordings.uploadTranscript({
          id: crypto.randomUUID(),
          sessionId,
          fileName: file.name,
          contentBase64,
        })
      },
    },
    {
      success: ({ alreadyThere }) =>
        alreadyThere ? 'This transcript was already uploaded.' : recordingTexts.uploaded,
      refresh,
    },
  )

type Names = { id: string; names: { label: string; name: string }[] }

/** Renames or merges; the names before are the way back. */
export const nameSpeakers = (said: string = recordingTexts.speakersNamed) =>
  mutation(orpc.recordings.nameSpeakers.mutationOptions(), {
    success: ({ before }, { id }: Names) => ({
      text: said,
      ...(said === recordingTexts.speakersNamed && before.length > 0
        ? {
            action: {
              label: 'Undo',
              onPress: () => send(nameSpeakers(recordingTexts.speakersRestored), { id, names: before }),
            },
          }
        : {}),
    }),
    failure: (error) => recordingFailure(error, recordingTexts.speakersFailed),
    refresh,
  })

/** Corrects one part; what stood there before is kept, and can be taken back. */
export const editPart = () =>
  mutation(orpc.recordings.editPart.mutationOptions(), {
    success: ({ quoting }) => (quoting > 0 ? recordingTexts.editedQuoted(quoting) : recordingTexts.edited),
    failure: (error) => recordingFailure(error, recordingTexts.editFailed),
    refresh,
  })

export const eraseTranscript = () =>
  mutation(orpc.recordings.eraseTranscript.mutationOptions(), {
    success: 'Transcript deleted',
    failure: (error) => recordingFailure(error, "Couldn't delete the transcript."),
    refresh,
  })

export const allowSaving = () =>
  mutation(orpc.recordings.allowSaving.mutationOptions(), {
    success: (_, { isAllowed }) => (isAllowed ? soundTexts.savingAllowed : soundTexts.savingEnded),
    failure: (error) => recordingFailure(error, soundTexts.loadFailed),
    refresh: [orpc.recordings.key()],
  })

/** Has the browser save a copy from an address that was just asked for: that of a page that was left open holds no longer. */
export const saveCopy = (id: string) =>
  mutation(
    {
      mutationFn: async () => {
        const { saveAddress: address } = await queryClient.fetchQuery({ ...addressQuery(id), staleTime: 0 })
        if (address !== null) saveAddress(address)
        return address !== null
      },
    },
    {
      success: (isSaved) => (isSaved ? null : { text: soundRefusals.saving_not_allowed, kind: 'error' }),
      failure: soundWords,
    },
  )

export const eraseRecording = () =>
  mutation(orpc.recordings.eraseRecording.mutationOptions(), {
    success: soundTexts.erased,
    failure: (error) => recordingFailure(error, "Couldn't delete the recording."),
    refresh,
  })

/** The bytes of a file as base64, read by the browser itself. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'))
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.readAsDataURL(file)
  })
}
