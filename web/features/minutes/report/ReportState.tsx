import type { ReactNode } from 'react'
import { cheapestPlanFor } from '#domain/billing/rules/rights.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Progress } from '#web/ui/marks/Progress.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import type { SessionMinutes } from '../queries.ts'
import { minutesReason } from '../queries.ts'

type Props = {
  minutes: SessionMinutes
  /** Only the desktop console asks for a report. */
  ask: { onAsk: () => void; isAsking: boolean } | null
  /** The way to the plan that would let a member ask. */
  lock?: ReactNode
}

/** How far a report is that cannot be read yet. */
export function ReportState({ minutes, ask, lock }: Props) {
  if (minutes.state === 'drafting') {
    return (
      <div role="status" className="grid justify-items-center gap-3 px-5 py-10 text-center">
        <Progress value={null} label="Drafting" tone="heat" className="max-w-40" />
        <p className="font-semibold">The report is being drafted</p>
        <p className="text-body-s text-ink-2">Your advisor checks it before you see it.</p>
      </div>
    )
  }
  if (minutes.state === 'checking') {
    return (
      <Empty title={minutesTexts.beingChecked}>Once approved, it appears here and you get an email.</Empty>
    )
  }
  const { requestDraft } = minutes.can
  const isLocked =
    requestDraft.reason === 'plan_missing' && cheapestPlanFor('sessions.generateReport', 'desktop')
  const why =
    minutes.state === 'failed'
      ? minutesTexts.generateFailed
      : isLocked
        ? null
        : minutesReason(requestDraft.reason)
  return (
    <Empty
      title={sessionTexts.noReport}
      action={
        requestDraft.ok && ask ? (
          <Button variant="solid" isBusy={ask.isAsking} busyLabel="Requesting" onClick={ask.onAsk}>
            {sessionTexts.generateReport}
          </Button>
        ) : isLocked && ask ? (
          lock
        ) : null
      }
    >
      {why ?? minutesTexts.emptyHint}
      {why === null && isLocked && ask ? ' To request a report yourself, you need another plan.' : null}
    </Empty>
  )
}
