import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import type { Minutes } from '#contract/minutes.ts'
import { paths } from '#contract/paths.ts'
import { linesOf } from '#domain/minutes/rules/versions.ts'
import { outcomeStatusNames } from '#domain/minutes/texts.ts'
import { segmentOf } from '#web/features/recordings/queries.ts'
import { TranscriptDesktop } from '#web/features/recordings/screens/TranscriptDesktop.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import type { SessionMinutes } from '../queries.ts'
import { minutesReason } from '../queries.ts'
import { kindsRead } from '../report/kindsRead.ts'
import { ReportLines } from '../report/ReportLines.tsx'
import { ReportMethod } from '../report/ReportMethod.tsx'
import { useReport } from '../report/useReport.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { markReviewed, reopenMinutes } from './mutations.ts'

type Props = { report: SessionMinutes; minutes: Minutes; memberName: string }

const looks = {
  draft: { tone: 'neutral', mark: 'square' },
  reviewed: { tone: 'info', mark: 'octagon' },
  approved: { tone: 'success', mark: 'round' },
  archived: { tone: 'outline', mark: 'square' },
} as const

/** A session's minutes on its page: the way into the review of a draft, or what the member reads. */
export function DraftSummary({ report, minutes, memberName }: Props) {
  const navigate = useNavigate()
  const review = useMutation(markReviewed())
  const reopen = useMutation(reopenMinutes())
  const [params] = useSearchParams()
  const place = useReport(report.sessionId, segmentOf(params.get('at')))
  const { sessionId } = report
  const isOpen = minutes.status === 'draft' || minutes.status === 'reviewed'
  const emptied = minutes.lines.filter((line) => line.text === '').length
  return (
    <Panel aria-label="Minutes">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2.5 border-b border-line px-4 py-3 md:px-5">
        <h2 className="title-s">Minutes</h2>
        <Badge {...looks[minutes.status]}>{outcomeStatusNames[minutes.status]}</Badge>
        <span className="text-caption text-ink-3 tnum">
          Version {minutes.number}
          {report.approvedNumber !== null && report.approvedNumber !== minutes.number
            ? `, ${memberName} reads version ${report.approvedNumber}`
            : ''}
        </span>
        <div className="ml-auto flex flex-wrap gap-2">
          {minutes.transcriptId ? (
            <Button size="small" variant="quiet" onClick={() => place.open(null)}>
              Transcript
            </Button>
          ) : null}
          <HistoryDialog sessionId={sessionId} title={report.title} />
          {minutes.status === 'draft' && report.can.markReviewed.ok ? (
            <Button
              size="small"
              isBusy={review.isPending}
              busyLabel="Marking"
              onClick={() => review.mutate({ sessionId, number: minutes.number })}
            >
              Mark reviewed
            </Button>
          ) : null}
          {isOpen && report.can.edit.ok ? (
            <Button size="small" variant="hot" to={paths.vipReview(sessionId)}>
              {minutes.method === 'written' ? 'Go on writing' : 'Review the draft'}
            </Button>
          ) : null}
          {!isOpen && report.can.reopen.ok ? (
            <Button
              size="small"
              variant={emptied > 0 ? 'hot' : 'line'}
              isBusy={reopen.isPending}
              busyLabel="Opening"
              onClick={() =>
                reopen.mutate(
                  { sessionId, number: minutes.number, versionId: crypto.randomUUID() },
                  { onSuccess: () => navigate(paths.vipReview(sessionId)) },
                )
              }
            >
              {emptied > 0 ? `Write ${emptied} ${emptied === 1 ? 'line' : 'lines'} anew` : 'Open new version'}
            </Button>
          ) : null}
        </div>
      </header>
      {isOpen ? (
        <p className="px-4 py-5 text-ink-2 md:px-5">
          {draftWords(minutes)}{' '}
          {report.can.edit.ok
            ? minutes.method === 'written'
              ? `${memberName} reads nothing of it before you approve.`
              : 'Decide each one next to what was said.'
            : minutesReason(report.can.edit.reason)}
        </p>
      ) : (
        <div className="px-4 py-5 md:px-5">
          <ReportLines
            lines={minutes.lines}
            isWritten={minutes.method === 'written'}
            isOwnWork
            kinds={kindsRead}
            onOpen={minutes.transcriptId ? place.open : null}
            making={null}
            canMake={false}
          />
        </div>
      )}
      <div className="border-t border-line px-4 py-3.5 md:px-5">
        <ReportMethod minutes={minutes} />
      </div>
      <TranscriptDesktop
        sessionId={sessionId}
        transcriptId={minutes.transcriptId}
        title={report.title}
        place={place.place}
        open={place.isOpen}
        onClose={place.close}
      />
    </Panel>
  )
}

function draftWords(minutes: Minutes): string {
  const count = (kind: 'action' | 'decision' | 'next_step') => linesOf(minutes.lines, kind).length
  const parts = [
    [count('action'), 'action'],
    [count('decision'), 'decision'],
    [count('next_step'), 'next step'],
  ] as const
  const some = parts.flatMap(([n, word]) => (n === 0 ? [] : [`${n} ${word}${n === 1 ? '' : 's'}`]))
  if (minutes.method === 'written')
    return some.length === 0 ? 'Begun by hand.' : `Written by hand so far: ${some.join(', ')}.`
  return some.length === 0 ? 'Nothing is drafted for sure.' : `Drafted: ${some.join(', ')}.`
}
