import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Issue } from '#contract/newsletter/issues.ts'
import { paths } from '#contract/paths.ts'
import { yelmailPaths } from '#domain/newsletter/rules/issues.ts'
import { issueRefusals, issueTexts } from '#domain/newsletter/texts.ts'
import { reasonWords } from '#web/lib/calls/refusal.ts'
import { unasked } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { deleteIssue, stopIssue, testIssue, unscheduleIssue } from './mutations.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { SendDialog } from './SendDialog.tsx'

type Asking = 'send' | 'schedule' | 'delete' | 'stop' | null

type Props = {
  issue: Issue
  /** Words of it are typed that are not saved. */
  isDirty: boolean
}

/** What can be done with an issue as it stands; why not is said where it cannot. */
export function IssueActions({ issue, isDirty }: Props) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState<Asking>(null)
  // Made anew with each press, because each is another email.
  const test = useMutation(testIssue())
  const unschedule = useMutation(unscheduleIssue())
  const close = () => setAsking(null)
  const stop = useMutation({ ...stopIssue(), onSettled: close })
  const remove = useMutation({
    ...deleteIssue(),
    // Also over words that were typed: the dialog has said that they go.
    onSuccess: () => unasked(() => navigate(paths.vipYelmail())),
    onError: close,
  })
  const isUnsaved = isDirty && issue.status === 'draft'
  const isReady = issue.problems.length === 0 && issue.wouldReach > 0 && !isUnsaved
  const isOut = issue.status === 'draft' || issue.status === 'stopped'
  return (
    <>
      <Button href={`/api/newsletter/issues/${issue.id}/email`} target="_blank" rel="noreferrer">
        Open as email
      </Button>
      <Button
        onClick={() => test.mutate({ id: issue.id, test: crypto.randomUUID() })}
        disabled={issue.problems.some(({ field }) => field !== 'topics')}
        isBusy={test.isPending}
        busyLabel="Sending"
      >
        Send me a test
      </Button>
      {issue.slug ? <Button href={yelmailPaths.issue(issue.slug)}>Open its page</Button> : null}
      {issue.canEdit.ok ? (
        <Button variant="quiet" onClick={() => setAsking('delete')}>
          Delete
        </Button>
      ) : null}
      {issue.canUnschedule.ok ? (
        <Button
          onClick={() => unschedule.mutate({ id: issue.id })}
          isBusy={unschedule.isPending}
          busyLabel="Taking back"
        >
          Back to draft
        </Button>
      ) : null}
      {issue.canStop.ok ? (
        <Button variant="danger" onClick={() => setAsking('stop')}>
          Stop sending
        </Button>
      ) : null}
      {issue.canSend.ok ? (
        <>
          {isUnsaved ? <p className="self-center text-caption text-ink-3">{issueTexts.saveFirst}</p> : null}
          {issue.status === 'draft' ? (
            <Button onClick={() => setAsking('schedule')} disabled={issue.problems.length > 0 || isUnsaved}>
              Schedule
            </Button>
          ) : null}
          <Button variant="hot" onClick={() => setAsking('send')} disabled={!isReady}>
            {issue.status === 'stopped' ? 'Go on sending' : 'Send'}
          </Button>
        </>
      ) : isOut ? (
        <p className="self-center text-caption text-ink-3">
          {reasonWords(issueRefusals, issue.canSend.reason ?? '') ?? ''}
        </p>
      ) : null}
      {asking === 'send' ? <SendDialog issue={issue} onClose={close} /> : null}
      {asking === 'schedule' ? <ScheduleDialog issue={issue} onClose={close} /> : null}
      {asking === 'delete' ? (
        <AlertDialog
          onClose={close}
          title="Delete this draft?"
          description="Its words are gone for good."
          confirmLabel="Delete draft"
          cancelLabel="Keep it"
          isDanger
          isBusy={remove.isPending}
          busyLabel="Deleting"
          onConfirm={() => remove.mutate({ id: issue.id })}
        />
      ) : null}
      {asking === 'stop' ? (
        <AlertDialog
          onClose={close}
          title="Stop sending?"
          description="Whoever has it keeps it; nobody more gets it until an admin goes on."
          confirmLabel="Stop sending"
          cancelLabel="Let it go on"
          isDanger
          isBusy={stop.isPending}
          busyLabel="Stopping"
          onConfirm={() => stop.mutate({ id: issue.id })}
        />
      ) : null}
    </>
  )
}
