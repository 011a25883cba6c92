import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { uploadRefusal } from '#domain/recordings/texts.ts'
import { refuseUpload } from '#domain/uploads.ts'
import { uploadTranscript } from '../mutations.ts'
import { recordingFailure } from '../queries.ts'

/** Stores one file at a time; a bad one is refused with the line that is wrong (4.12.10). */
export function useUpload(sessionId: string) {
  const [refusal, setRefusal] = useState<{ fileName: string; text: string } | null>(null)
  // Pressed twice at once, before anything is drawn, it is one upload; its answer would say that it was there already.
  const isUnderway = useRef(false)
  const upload = useMutation({
    ...uploadTranscript(),
    onMutate: () => setRefusal(null),
    onSettled: () => {
      isUnderway.current = false
    },
    onError: (error, { file }) =>
      setRefusal({
        fileName: file.name,
        text: recordingFailure(error, "Couldn't save the file. Try again."),
      }),
  })
  function send(file: File | undefined, onStored?: () => void) {
    if (!file || isUnderway.current) return
    const refused = refuseUpload('transcript', { name: file.name, size: file.size })
    if (refused) setRefusal({ fileName: file.name, text: uploadRefusal(refused) })
    else {
      isUnderway.current = true
      upload.mutate({ sessionId, file }, { onSuccess: () => onStored?.() })
    }
  }
  return { send, refusal, isSending: upload.isPending, fileName: upload.variables?.file.name ?? '' }
}
