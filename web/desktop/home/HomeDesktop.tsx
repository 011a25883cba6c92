import { paths } from '#contract/paths.ts'
import { settingsTexts } from '#domain/accounts/texts/settings.ts'
import { homeTexts } from '#domain/content/texts/home.ts'
import { WhoAreYouCard } from '#web/features/accounts/profile/WhoAreYouCard.tsx'
import { BoardOverview } from '#web/features/board/overview/BoardOverview.tsx'
import { OpenActions } from '#web/features/minutes/report/OpenActions.tsx'
import { useSessionsLive } from '#web/features/sessions/live.ts'
import { useMediaQuery } from '#web/lib/page/mediaQuery.ts'
import { companySentence } from '#web/lib/signIn/companySentence.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { useClock } from '#web/lib/time/useNow.ts'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { ErrorBoundary } from '#web/ui/states/ErrorBoundary.tsx'
import { late } from '#web/ui/states/late.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { BoardActivity } from './activity/BoardActivity.tsx'
import { RecentActivity } from './activity/RecentActivity.tsx'
import { greeting } from './greeting.ts'
import { leadOf } from './lead.ts'
import { LatestMinutes } from './nudges/LatestMinutes.tsx'
import { Nudges } from './nudges/Nudges.tsx'
import { sessionSentence } from './overview/upcoming.ts'
import { useDueCards, useLatestMinutes, useUpcoming } from './overview/useHome.ts'
import { dayWords } from './overview/words.ts'
import { PlanBadges } from './PlanBadges.tsx'
import { StandardCard } from './StandardCard.tsx'
import { LiveSessions } from './sessions/LiveSessions.tsx'
import { useFirstSteps } from './steps/useFirstSteps.ts'
import { HomeTiles } from './tiles/HomeTiles.tsx'

// Few have steps left; they alone load them.
const FirstSteps = late(async () => (await import('./steps/FirstSteps.tsx')).FirstSteps)
const PlanPanel = late(async () => (await import('#web/features/accounts/profile/PlanPanel.tsx')).PlanPanel)

const QuickBooking = late(
  async () => (await import('#web/features/booking/screens/QuickBooking.tsx')).QuickBooking,
)

/** The first drawer: what is next, what moved, what wants a look. Everything shown comes from the member's rows. */
export function HomeDesktop() {
  const me = useMe()
  const isRail = useMediaQuery('(max-width: 1100px)')
  const lead = useLead()
  const zone = useZone()
  const steps = useFirstSteps('desktop')
  useSessionsLive()
  const hello = greeting(useClock().getHours())
  const first = me.profile.firstName || me.displayName
  if (steps?.isBare) {
    return (
      <>
        <PageTitle
          title={`Welcome, ${first}`}
          lead={`${companySentence(me.profile.company)}Ten minutes here and your advisor can prepare for your first session.`}
        >
          <div className="flex shrink-0 flex-wrap gap-2 lg:flex-nowrap">
            <PlanBadges me={me} />
          </div>
        </PageTitle>
        <div className="grid gap-4">
          <WhoAreYouCard />
          <FirstSteps
            surface="desktop"
            of={steps}
            waiting={<Skeleton className="h-96 rounded-panel" />}
            lost={(retry) => <SectionError onRetry={retry} />}
          />
          <div className="grid items-start gap-4 min-[1101px]:grid-cols-2">
            <PlanPanel surface="desktop" />
          </div>
        </div>
      </>
    )
  }
  return (
    <>
      <PageTitle title={`${hello}, ${first}`} lead={lead ?? '\u00a0'}>
        <div className="flex shrink-0 flex-wrap gap-2 lg:flex-nowrap">
          <PlanBadges me={me} />
        </div>
      </PageTitle>
      {/* Dense: at two columns the board stands next to the minutes, and the strip between them, where there is one, follows. */}
      <div className="grid grid-flow-dense gap-4 sm:max-[1101px]:grid-cols-2 min-[1101px]:grid-cols-12">
        <WhoAreYouCard className="sm:max-[1101px]:col-span-2 min-[1101px]:col-span-12" />
        {steps ? (
          <FirstSteps
            surface="desktop"
            of={steps}
            className="sm:max-[1101px]:col-span-2 min-[1101px]:col-span-12"
          />
        ) : null}
        <LiveSessions className="flex flex-col sm:max-[1101px]:col-span-2 min-[1101px]:col-span-7" />
        <div className="flex flex-col gap-4 min-[1101px]:col-span-5">
          <LatestMinutes className="flex flex-1 flex-col" />
          <QuickBooking zone={zone} />
        </div>
        <OpenActions surface="desktop" className="sm:max-[1101px]:col-span-2 min-[1101px]:col-span-12" />
        <BoardOverview
          surface="desktop"
          to={paths.dashboard('julboard')}
          className="flex flex-col min-[1101px]:col-span-4"
        />
        <Panel
          as="div"
          className="grid max-sm:divide-y sm:max-[1101px]:col-span-2 sm:grid-cols-2 sm:divide-x min-[1101px]:col-span-8 divide-line"
        >
          <section aria-labelledby="board-activity" className="min-w-0">
            <PanelHeader id="board-activity" title={homeTexts.boardActivity} />
            <ErrorBoundary level="component">
              <BoardActivity />
            </ErrorBoundary>
          </section>
          <section aria-labelledby="nudges" className="min-w-0">
            <PanelHeader id="nudges" title={homeTexts.nudges} />
            <ErrorBoundary level="component">
              {me.profile.nudges ? (
                <Nudges />
              ) : (
                <p className="px-4 pt-3 pb-5 text-body-s text-ink-2 md:px-5">{settingsTexts.nudgesOff}</p>
              )}
            </ErrorBoundary>
          </section>
        </Panel>
        <HomeTiles className="sm:max-[1101px]:col-span-2 min-[1101px]:col-span-12" />
        <RecentActivity className="sm:max-[1101px]:col-span-2 min-[1101px]:col-span-12" />
        {isRail && me.desktopPlan === 'desktop_standard' ? (
          <StandardCard className="sm:max-[1101px]:col-span-2" />
        ) : null}
      </div>
    </>
  )
}

const weekMs = 7 * 86_400_000

/** The sentence under the greeting, once what it speaks of is known; what could not be read is left out. */
function useLead(): string | null {
  const now = useClock()
  const zone = useZone()
  const upcoming = useUpcoming()
  const minutes = useLatestMinutes()
  const due = useDueCards()
  const asked = [upcoming, minutes, due]
  if (!asked.every((each) => each.data !== undefined || each.isError)) return null
  const newest = minutes.data?.[0]
  const isFresh = newest && now.getTime() - Date.parse(newest.approvedAt) < weekMs
  const words = leadOf({
    sessions: upcoming.data ? sessionSentence(upcoming.data, now, zone) : '',
    minutesFrom: isFresh ? dayWords(new Date(newest.startAt), now, zone) : null,
    due: due.data ?? null,
  })
  if (words) return words
  // What else wants a look stands in the nudges below.
  const isKnown = asked.every((each) => !each.isError) && due.data?.isWhole
  return isKnown ? 'No session ahead, and nothing due.' : null
}
