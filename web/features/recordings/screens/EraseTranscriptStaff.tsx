import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { eraseTranscript } from '../mutations.ts'

/** Takes a transcript away for good, after asking. */
export function EraseTranscriptStaff({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({ ...eraseTranscript(), onSettled: () => setAsking(false) })
  return (
    <>
      <IconButton icon={Trash2} size="small" label="Delete transcript" onClick={() => setAsking(true)} />
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Delete this transcript?"
        description="Drafts based on it are deleted too. This can't be undone, but you can upload the file again."
        confirmLabel="Delete transcript"
        cancelLabel="Keep it"
        isDanger
        isBusy={remove.isPending}
        busyLabel="Deleting"
        onConfirm={() => remove.mutate({ id })}
      />
    </>
  )
}
