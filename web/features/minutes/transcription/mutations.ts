import { transcriptionRefusals, transcriptionTexts } from '#domain/minutes/rules/transcriptionWords.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'

function failure(error: unknown): string {
  const { reason, code, message } = refusalOf(error)
  return (
    reasonWords(transcriptionRefusals, reason) ?? (code === 'OFFLINE' ? message : transcriptionTexts.failed)
  )
}
const refresh = [orpc.minutes.listTranscriptions.key()]

export const startTranscription = () =>
  mutation(orpc.minutes.startTranscription.mutationOptions(), {
    success: transcriptionTexts.asked,
    failure,
    refresh,
    waits: true,
  })
export const cancelTranscription = () =>
  mutation(orpc.minutes.cancelTranscription.mutationOptions(), {
    success: transcriptionTexts.cancelled,
    failure,
    refresh,
    waits: true,
  })
