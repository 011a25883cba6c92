import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { transcriptLimits } from '#domain/recordings/limits.ts'
import { recordingTexts, transcriptRefusals } from '#domain/recordings/texts.ts'
import { noteActivity } from '#web/lib/activity.ts'
import { api, orpc } from '#web/lib/api.ts'
import { toast } from '#web/lib/toast.ts'
import { recordingFailure } from '../queries.ts'

/** Reads a file as it is and stores it; a bad one is refused with the line that is wrong (4.12.10). */
export function useUpload(sessionId: string) {
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState<{ fileName: string; text: string } | null>(null)
  const upload = useMutation({
    mutationFn: async (file: File) => {
      noteActivity()
      const contentBase64 = await base64Of(file)
      return api.recordings.uploadTranscript({
        id: crypto.randomUUID(),
        sessionId,
        fileName: file.name,
        contentBase64,
      })
    },
    onMutate: () => setRefusal(null),
    onSuccess: ({ alreadyThere }) =>
      toast.success(alreadyThere ? 'This transcript was already uploaded.' : recordingTexts.uploaded),
    onError: (error, file) =>
      setRefusal({
        fileName: file.name,
        text: recordingFailure(error, "Couldn't save the file. Try again."),
      }),
    // Not waited for: the next file may be chosen while the screen is still refreshed.
    onSettled: () => {
      for (const queryKey of [orpc.recordings.key(), orpc.minutes.key(), orpc.sessions.key()]) {
        void queryClient.invalidateQueries({ queryKey })
      }
    },
  })
  function send(file: File | undefined) {
    if (!file || upload.isPending) return
    if (file.size > transcriptLimits.maxBytes) {
      setRefusal({ fileName: file.name, text: transcriptRefusals.too_large })
    } else upload.mutate(file)
  }
  return { send, refusal, isSending: upload.isPending, fileName: upload.variables?.name ?? '' }
}

/** The bytes of a file as base64, read by the browser itself. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'))
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.readAsDataURL(file)
  })
}
