import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { hasRight } from '#domain/billing/rules/rights.ts'
import { linesOf } from '#domain/minutes/rules/versions.ts'
import { lineKindNames, minutesTexts } from '#domain/minutes/texts.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { RequestUpgrade } from '#web/features/inquiries/screens/RequestUpgrade.tsx'
import { TranscriptDesktop } from '#web/features/recordings/screens/TranscriptDesktop.tsx'
import { useMe } from '#web/lib/signIn/session.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { ticksOf } from '../../queries.ts'
import { ReportLine } from '../ReportLine.tsx'
import { ReportLines } from '../ReportLines.tsx'
import { ReportState } from '../ReportState.tsx'
import { useDraftEnd } from '../useDraftEnd.ts'
import { useMakeCard } from '../useMakeCard.ts'
import { useOpened } from '../useOpened.ts'
import { useReport } from '../useReport.ts'

type Props = {
  sessionId: string
  ask: { onAsk: () => void; isAsking: boolean }
  /** The facts of the session at the side; attendees are added to them. */
  side: { facts: (attendees: readonly string[]) => ReactNode; consent: ReactNode }
  /** Stands in place of a missing report while the session is still to come. */
  ahead: ReactNode
}

/** A session's report on the desktop: what was said on the left, the session and its actions on the right. */
export function ReportDesktop({ sessionId, ask, side, ahead }: Props) {
  const me = useMe()
  const { report, isPending, isRefetching, refetch, place, isOpen, open, close } = useReport(sessionId)
  useOpened(report)
  useDraftEnd(report?.state, { done: sessionTexts.reportGenerated, failed: sessionTexts.reportFailed })
  const making = useMakeCard()
  const minutes = report?.minutes ?? null
  const actions = minutes ? linesOf(minutes.lines, 'action') : []
  const canMake = hasRight([me.desktopPlan], 'board.edit')
  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)_300px] max-[861px]:grid-cols-1">
      <div className="px-7 pt-7 pb-10 max-md:px-5">
        {minutes ? (
          <>
            <ReportLines
              lines={minutes.lines}
              isWritten={minutes.method === 'written'}
              kinds={['summary', 'decision', 'next_step', 'insight', 'recommendation', 'topic']}
              onOpen={open}
              making={making}
              canMake={canMake}
            />
            {!canMake && minutes.lines.some(({ canMakeCard }) => canMakeCard.ok) ? (
              <p className="mt-8 max-w-[66ch] rounded-control bg-sunken px-4 py-3.5 text-body-s text-ink-2">
                Your desktop plan doesn't include creating cards from these lines. You can create them on the{' '}
                <TextLink to={paths.appSession(sessionId)}>phone console</TextLink>.
              </p>
            ) : null}
          </>
        ) : ahead ? (
          ahead
        ) : report ? (
          <ReportState
            minutes={report}
            ask={ask}
            lock={<RequestUpgrade plan="desktop_pro" className="justify-center text-left" />}
          />
        ) : isPending ? (
          <Loading label="Loading report">
            <SkeletonLines lines={8} />
          </Loading>
        ) : (
          <SectionError onRetry={() => void refetch()} isRetrying={isRefetching}>
            {minutesTexts.fetchReportsFailed}
          </SectionError>
        )}
      </div>
      <aside
        aria-label="Session"
        className="grid content-start gap-6 border-line bg-bg px-6 pt-6 pb-8 min-[861px]:border-l max-[861px]:border-t max-md:px-5 dark:bg-surface"
      >
        {side.facts(minutes ? linesOf(minutes.lines, 'attendee').map((line) => line.text) : [])}
        {actions.length > 0 ? (
          <section aria-label={lineKindNames.action}>
            <h3 className="title-s">{lineKindNames.action}</h3>
            <ul className="hairlines mt-1">
              {actions.map((line) => (
                <ReportLine
                  key={line.id}
                  line={line}
                  onOpen={open}
                  making={making}
                  canMake={canMake}
                  isAside
                />
              ))}
            </ul>
          </section>
        ) : null}
        {side.consent}
      </aside>
      {minutes ? (
        <TranscriptDesktop
          sessionId={sessionId}
          transcriptId={minutes.transcriptId}
          title={report?.title ?? ''}
          place={place}
          ticks={ticksOf(minutes)}
          open={isOpen}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
