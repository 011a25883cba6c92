import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Minutes } from '#contract/minutes.ts'
import { outcomeStatusNames } from '#domain/minutes/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import type { SessionMinutes } from '../queries.ts'
import { minutesReason } from '../queries.ts'
import { approveMinutes, markReviewed, reopenMinutes } from './mutations.ts'
import type { Draft } from './useDraft.ts'

type Props = {
  report: SessionMinutes
  minutes: Minutes
  draft: Draft
  memberName: string
}

const looks = {
  draft: { tone: 'neutral', mark: 'square' },
  reviewed: { tone: 'info', mark: 'octagon' },
  approved: { tone: 'success', mark: 'round' },
  archived: { tone: 'outline', mark: 'square' },
} as const

/** Where a draft stands, what can be done with it, and what keeps it from being approved. */
export function DraftBar({ report, minutes, draft, memberName }: Props) {
  const review = useMutation(markReviewed())
  const approve = useMutation(approveMinutes())
  const reopen = useMutation(reopenMinutes())
  const [isAsking, setAsking] = useState(false)
  const { can } = report
  const isOpen = minutes.status === 'draft' || minutes.status === 'reviewed'
  const unproven = draft.lines.filter((line) => draft.isSaved(line) && line.problems.length > 0)
  const missing = draft.isDirty
    ? 'Save your changes, then approve.'
    : can.approve.ok || !isOpen
      ? null
      : unproven.length > 0
        ? `${unproven.length} ${unproven.length === 1 ? 'line has' : 'lines have'} no source sentence.`
        : minutesReason(can.approve.reason)
  const [first] = unproven
  return (
    <div className="z-[5] rounded-t-panel lg:sticky lg:top-[60px] border-b border-line bg-surface px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <h2 className="title-s">Report</h2>
        <Badge {...looks[minutes.status]}>{outcomeStatusNames[minutes.status]}</Badge>
        <span className="text-caption text-ink-3 tnum">
          Version {minutes.number}
          {report.approvedNumber !== null && report.approvedNumber !== minutes.number
            ? `, ${memberName} reads version ${report.approvedNumber}`
            : ''}
        </span>
        <div className="ml-auto flex flex-wrap gap-2">
          {isOpen ? (
            <>
              <Button
                size="small"
                variant={draft.isDirty ? 'solid' : 'line'}
                disabled={!draft.isDirty}
                isBusy={draft.isSaving}
                busyLabel="Saving"
                onClick={draft.save}
              >
                Save
              </Button>
              {minutes.status === 'draft' ? (
                <Button
                  size="small"
                  disabled={draft.isDirty || !can.markReviewed.ok}
                  isBusy={review.isPending}
                  busyLabel="Marking"
                  onClick={() => review.mutate({ sessionId: report.sessionId, number: minutes.number })}
                >
                  Mark reviewed
                </Button>
              ) : null}
              <Button
                size="small"
                variant={can.approve.ok && !draft.isDirty ? 'hot' : 'line'}
                disabled={draft.isDirty || !can.approve.ok}
                onClick={() => setAsking(true)}
              >
                Approve
              </Button>
            </>
          ) : can.reopen.ok ? (
            <Button
              size="small"
              isBusy={reopen.isPending}
              busyLabel="Opening"
              onClick={() =>
                reopen.mutate({
                  sessionId: report.sessionId,
                  number: minutes.number,
                  versionId: crypto.randomUUID(),
                })
              }
            >
              Open new version
            </Button>
          ) : null}
        </div>
      </div>
      {missing ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-caption text-ink-2" role="status">
          {missing}
          {first && !draft.isDirty ? (
            <button
              type="button"
              className="min-h-6 font-semibold text-ink underline decoration-line-strong underline-offset-4 pointer-coarse:min-h-11"
              onClick={() => {
                const row = document.querySelector<HTMLElement>(`#line-${CSS.escape(first.id)}`)
                row?.scrollIntoView({ block: 'center' })
                row?.querySelector('textarea')?.focus({ preventScroll: true })
              }}
            >
              Go to first
            </button>
          ) : null}
        </p>
      ) : null}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Approve these minutes?"
        description={`${memberName} gets an email and can read them from now on. ${draft.lines.length} lines, version ${minutes.number}.`}
        confirmLabel="Approve and send"
        cancelLabel="Keep checking"
        isBusy={approve.isPending}
        busyLabel="Approving"
        onConfirm={() =>
          approve.mutate(
            { sessionId: report.sessionId, number: minutes.number },
            { onSettled: () => setAsking(false) },
          )
        }
      />
    </div>
  )
}
