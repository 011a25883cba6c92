import type { ReactNode } from 'react'
import type { MinutesLine } from '#contract/minutes.ts'
import { hasRight } from '#domain/billing/rules/rights.ts'
import { linesOf } from '#domain/minutes/rules/versions.ts'
import { addActions, minutesTexts } from '#domain/minutes/texts.ts'
import { RequestUpgrade } from '#web/features/inquiries/screens/RequestUpgrade.tsx'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { kindsRead } from '../kindsRead.ts'
import { ReportLines } from '../ReportLines.tsx'
import { ReportMethod } from '../ReportMethod.tsx'
import { ReportState } from '../ReportState.tsx'
import { SaveMinutes } from '../SaveMinutes.tsx'
import { useMakeCard } from '../useMakeCard.ts'
import { useOpened } from '../useOpened.ts'
import { useReport } from '../useReport.ts'

type Props = {
  sessionId: string
  /** Opens the transcript tab at a line's place. */
  onOpen: (line: MinutesLine) => void
  /** What stands between the lines and the words about how they were made. */
  children?: ReactNode
}

/** The recap of a session on the phone: actions first said in full, each line with its moment (spec 3 §2). */
export function ReportMobile({ sessionId, onOpen, children }: Props) {
  const me = useMe()
  const { report, isPending, isRefetching, refetch } = useReport(sessionId)
  useOpened(report)
  const making = useMakeCard()
  const minutes = report?.minutes
  if (isPending) {
    return (
      <Loading label="Loading recap" className="py-5">
        <SkeletonLines lines={7} />
      </Loading>
    )
  }
  if (!report) {
    return (
      <SectionError className="py-5" onRetry={() => void refetch()} isRetrying={isRefetching}>
        {minutesTexts.fetchFailed}
      </SectionError>
    )
  }
  if (!minutes) return <ReportState minutes={report} ask={null} />
  const canMake = hasRight([me.mobilePlan], 'board.edit')
  const open = canMake ? linesOf(minutes.lines, 'action').filter((line) => line.canMakeCard.ok) : []
  const hasActions = minutes.lines.some(
    (line) => line.canMakeCard.ok || line.canMakeCard.reason === 'plan_missing',
  )
  return (
    <div className="grid gap-7 py-5">
      <ReportLines
        lines={minutes.lines}
        isWritten={minutes.method === 'written'}
        kinds={kindsRead}
        onOpen={onOpen}
        making={making}
        canMake={canMake}
      />
      {open.length > 0 ? (
        <Button
          variant="solid"
          isBlock
          isBusy={making.busy.length > 0}
          busyLabel="Adding"
          onClick={() => making.make(open)}
        >
          {addActions(open.length)}
        </Button>
      ) : null}
      {!canMake && hasActions ? (
        <div className="rounded-control bg-sunken px-4 py-3.5">
          <p className="mb-2 text-body-s text-ink-2">
            Your plan doesn't include creating cards from these lines.
          </p>
          <RequestUpgrade plan="mobile_premium" />
        </div>
      ) : null}
      {children}
      <div className="-mx-2 flex flex-wrap gap-2">
        <SaveMinutes of={report} />
      </div>
      <ReportMethod minutes={minutes} />
    </div>
  )
}
