import { paths } from '#contract/paths.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { usePastSessions, useUpcoming } from '#web/desktop/home/overview/useHome.ts'
import { useFirstSteps } from '#web/desktop/home/steps/useFirstSteps.ts'
import { WhoAreYouCard } from '#web/features/accounts/profile/WhoAreYouCard.tsx'
import { BoardOverview } from '#web/features/board/overview/BoardOverview.tsx'
import { BookSession } from '#web/features/booking/screens/BookSession.tsx'
import { FirstSessionHint } from '#web/features/booking/screens/FirstSessionHint.tsx'
import { OpenActions } from '#web/features/minutes/report/OpenActions.tsx'
import { useSessionsLive } from '#web/features/sessions/live.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { late } from '#web/ui/states/late.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { NextSessionCard } from './NextSessionCard.tsx'
import { OverviewRows } from './OverviewRows.tsx'
import { UpgradeMobile } from './UpgradeMobile.tsx'

// Few have steps left; they alone load them.
const FirstSteps = late(async () => (await import('#web/desktop/home/steps/FirstSteps.tsx')).FirstSteps)

/** The first view of the phone console: the next session, how the board stands, what wants a look. */
export function OverviewMobile() {
  const upcoming = useUpcoming()
  useSessionsLive()
  const steps = useFirstSteps('mobile')
  const next = upcoming.data?.[0]
  if (steps?.isBare) {
    return (
      <>
        <WhoAreYouCard />
        <Steps of={steps} />
        <UpgradeMobile />
      </>
    )
  }
  return (
    <>
      <WhoAreYouCard />
      {steps ? <Steps of={steps} /> : null}
      {next ? (
        <NextSessionCard session={next} />
      ) : (
        <Panel>
          <PanelHeader title="Next session" />
          <Loaded of={upcoming} label="Loading sessions" skeleton={<Skeleton className="h-32" />}>
            {() => <NoneScheduled />}
          </Loaded>
        </Panel>
      )}
      <OpenActions surface="mobile" />
      <BoardOverview surface="mobile" to={paths.appHome('board')} />
      <OverviewRows />
      <UpgradeMobile />
    </>
  )
}

function Steps({ of }: { of: NonNullable<ReturnType<typeof useFirstSteps>> }) {
  return (
    <FirstSteps
      surface="mobile"
      of={of}
      waiting={<Skeleton className="h-96 rounded-panel" />}
      lost={(retry) => <SectionError onRetry={retry} />}
    />
  )
}

function NoneScheduled() {
  const past = usePastSessions()
  if (past.data === undefined && !past.isError) return <div className="h-40" />
  return past.data?.length ? (
    <Empty title="No session scheduled" action={<BookSession />}>
      Your next session appears here once your advisor schedules it.
    </Empty>
  ) : (
    <Empty title={sessionTexts.empty} action={<BookSession variant="solid" />}>
      <FirstSessionHint />
    </Empty>
  )
}
