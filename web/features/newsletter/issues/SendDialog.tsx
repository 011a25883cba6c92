import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Issue } from '#contract/newsletter/issues.ts'
import { issueTexts } from '#domain/newsletter/texts.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { receiversWords } from './issueWords.ts'
import { sendIssue } from './mutations.ts'

/** Asks before an issue leaves, and names how many get it; where that is no longer so, it says so and asks again (K15). */
export function SendDialog({ issue, onClose }: { issue: Issue; onClose: () => void }) {
  const [hasChanged, setChanged] = useState(false)
  const send = useMutation({
    ...sendIssue(),
    onSuccess: onClose,
    onError: (error) => {
      // The number comes with the fetch that follows every end.
      if (refusalOf(error).reason === 'receivers_changed') setChanged(true)
      else onClose()
    },
  })
  const many = receiversWords(issue.wouldReach)
  const isGoingOn = issue.status === 'stopped'
  return (
    <AlertDialog
      onClose={onClose}
      title={isGoingOn ? `Go on sending to ${many}?` : `Send to ${many} now?`}
      description={
        hasChanged
          ? issueTexts.receiversChanged(issue.wouldReach)
          : `“${issue.subject}” leaves at once, and its page is open to everybody. It cannot be taken back.`
      }
      confirmLabel={isGoingOn ? `Go on, ${many}` : `Send to ${many}`}
      cancelLabel="Not now"
      isDanger
      isBusy={send.isPending}
      busyLabel="Sending"
      onConfirm={() => send.mutate({ id: issue.id, version: issue.version, receivers: issue.wouldReach })}
    />
  )
}
