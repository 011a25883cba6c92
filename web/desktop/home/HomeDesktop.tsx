import { paths } from '#contract/paths.ts'
import { homeTexts } from '#domain/content/texts.ts'
import { WhoAreYouCard } from '#web/features/accounts/parts/WhoAreYouCard.tsx'
import { BoardOverview } from '#web/features/board/parts/BoardOverview.tsx'
import { useSessionsLive } from '#web/features/sessions/live.ts'
import { useZone } from '#web/features/sessions/parts/useZone.ts'
import { useMediaQuery } from '#web/lib/mediaQuery.ts'
import { useMe } from '#web/lib/session.tsx'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Panel, PanelHeader } from '#web/ui/Panel.tsx'
import { PlanBadges } from '../shell/PlanBadges.tsx'
import { BoardActivity } from './BoardActivity.tsx'
import { greeting } from './greeting.ts'
import { HomeTiles } from './HomeTiles.tsx'
import { LatestMinutes } from './LatestMinutes.tsx'
import { LiveSessions } from './LiveSessions.tsx'
import { leadOf } from './lead.ts'
import { Nudges } from './Nudges.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { StandardCard } from './StandardCard.tsx'
import { sessionSentence } from './upcoming.ts'
import { useClock, useDueCards, useLatestMinutes, useUpcoming } from './useHome.ts'
import { dayWords } from './words.ts'

/** The first drawer: what is next, what moved, what wants a look. Everything shown comes from the member's rows. */
export function HomeDesktop() {
  const me = useMe()
  const isRail = useMediaQuery('(max-width: 1100px)')
  const lead = useLead()
  useSessionsLive()
  const first = me.profile.firstName || me.displayName
  return (
    <>
      <PageTitle title={`${greeting(useClock().getHours())}, ${first}`} lead={lead ?? '\u00a0'}>
        <div className="flex shrink-0 flex-wrap gap-2 lg:flex-nowrap">
          <PlanBadges me={me} />
        </div>
      </PageTitle>
      <div className="grid gap-4 sm:max-[1101px]:grid-cols-2 min-[1101px]:grid-cols-12">
        <WhoAreYouCard className="sm:max-[1101px]:col-span-2 min-[1101px]:col-span-12" />
        <LiveSessions className="flex flex-col sm:max-[1101px]:col-span-2 min-[1101px]:col-span-7" />
        <LatestMinutes className="flex flex-col min-[1101px]:col-span-5" />
        <BoardOverview
          look="figures"
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
              <Nudges />
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
  return asked.some((each) => each.isError) ? null : 'Nothing needs your attention.'
}
