import { useMutation, useQuery } from '@tanstack/react-query'
import { minutesTexts } from '#domain/minutes/texts.ts'
import { minutesQuery, minutesReason } from '#web/features/minutes/queries.ts'
import { UploadStaff } from '#web/features/recordings/screens/UploadStaff.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { Progress } from '#web/ui/marks/Progress.tsx'
import { Banner } from '#web/ui/states/Banner.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { useDraftEnd } from '../../report/useDraftEnd.ts'
import { DraftSummary } from '../../versions/DraftSummary.tsx'
import { WriteByHand } from '../../versions/WriteByHand.tsx'
import { requestDraft } from '../mutations.ts'

type Props = {
  sessionId: string
  memberName: string
  /** Why no transcript can be added now; null while one can. */
  blocked: string | null
  hasTranscript: boolean
}

const failures: Readonly<Record<string, string>> = {
  failed: 'Try again. If it fails again, the transcript may be damaged.',
}

/** From a transcript to approved minutes, wherever the session stands on that way (4.12.17). */
export function DraftStaff({ sessionId, memberName, blocked, hasTranscript }: Props) {
  const { data, isPending, refetch, isRefetching } = useQuery(minutesQuery(sessionId))
  const request = useMutation(requestDraft())
  const report = data?.minutes
  useDraftEnd(report?.state, { done: minutesTexts.created, failed: minutesTexts.createFailed })
  if (!report) {
    return (
      <Panel>
        <PanelBody>
          {isPending ? (
            <Loading label="Loading report">
              <SkeletonLines lines={7} />
            </Loading>
          ) : (
            <SectionError onRetry={() => void refetch()} isRetrying={isRefetching}>
              {minutesTexts.fetchFailed}
            </SectionError>
          )}
        </PanelBody>
      </Panel>
    )
  }
  const ask = report.can.requestDraft.ok ? (
    <Button
      variant="solid"
      isBusy={request.isPending}
      busyLabel="Asking"
      onClick={() => request.mutate({ id: crypto.randomUUID(), sessionId })}
    >
      Write the draft
    </Button>
  ) : null
  const why = failures[report.failure ?? ''] ?? minutesReason(report.failure) ?? failures.failed
  const isEmpty =
    !report.minutes && !hasTranscript && report.state !== 'drafting' && report.state !== 'failed'
  const look = isEmpty ? 'zone' : hasTranscript && !blocked ? 'row' : 'none'
  // One and the same wherever it stands: what is being pasted outlives a transcript that comes meanwhile.
  const upload = <UploadStaff key="upload" sessionId={sessionId} blocked={blocked} look={look} />
  return (
    <div className="grid gap-4">
      {report.minutes ? (
        <>
          {report.state === 'drafting' ? (
            <Banner tone="heat" role="status" title="A new draft is being written.">
              It replaces this one. What you decided and wrote stays.
            </Banner>
          ) : report.state === 'failed' ? (
            <Banner tone="warning" title={`${minutesTexts.createFailed}.`} action={ask}>
              {why}
            </Banner>
          ) : null}
          <DraftSummary report={report} minutes={report.minutes} memberName={memberName} />
        </>
      ) : report.state === 'drafting' ? (
        <Panel>
          <div role="status" className="grid justify-items-center gap-3 px-5 py-12 text-center">
            <Progress value={null} label="Drafting" tone="heat" className="max-w-40" />
            <p className="font-semibold">The draft is being written</p>
            <p className="text-body-s text-ink-2">It opens here automatically, usually within seconds.</p>
          </div>
        </Panel>
      ) : report.state === 'failed' ? (
        <Panel>
          <Empty title={minutesTexts.createFailed} level={2} action={ask}>
            {why}
          </Empty>
        </Panel>
      ) : hasTranscript ? (
        <Panel>
          <Empty title="No draft yet" level={2} action={ask}>
            {minutesReason(report.can.requestDraft.reason) ??
              'The transcript is ready. You can have the draft written from it.'}
          </Empty>
        </Panel>
      ) : (
        upload
      )}
      {report.can.begin.ok ? <WriteByHand sessionId={sessionId} /> : null}
      {isEmpty ? null : upload}
    </div>
  )
}
