import { useQueryClient } from '@tanstack/react-query'
import { soundRefusal, soundRefusals } from '#domain/recordings/texts.ts'
import { refuseUpload } from '#domain/uploads.ts'
import { api, orpc } from '#web/lib/calls/api.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'
import { useSending } from '#web/lib/files/useSending.ts'
import { toast } from '#web/lib/page/toast.ts'
import { recordingsQuery } from '../queries.ts'

/** Sends recordings of one session; one that was begun and not finished goes on where it stopped. */
export function useRecordingSending(sessionId: string) {
  const client = useQueryClient()
  const sending = useSending({
    announce: (id, file) =>
      api.recordings.addRecording({ id, sessionId, name: file.name, byteSize: file.size }),
    sayRefusal: (error) => {
      const refusal = refusalOf(error)
      return refusal.problems[0]?.message ?? reasonWords(soundRefusals, refusal.reason) ?? refusal.message
    },
    onSent: () => void client.invalidateQueries({ queryKey: orpc.recordings.key() }),
  })
  return {
    ...sending,
    take: (file: File | undefined) => {
      if (!file) return
      const refusal = refuseUpload('recording', file)
      if (refusal) {
        toast.error(`${file.name}: ${soundRefusal(refusal)}`)
        return
      }
      const known = client.getQueryData(recordingsQuery(sessionId).queryKey)?.recordings ?? []
      const begun = known.find(
        ({ isMine, status, name, byteSize }) =>
          isMine && status === 'arriving' && name === file.name && byteSize === file.size,
      )
      sending.send(file, begun?.id)
    },
  }
}
