import { dayIn } from '#domain/zones.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { useClock } from '#web/lib/time/useNow.ts'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading, Skeleton } from '#web/ui/states/Skeleton.tsx'
import { AtRisk } from './AtRisk.tsx'
import { DayTimeline } from './DayTimeline.tsx'
import { DriveStanding } from './DriveStanding.tsx'
import { MembersPanel } from './MembersPanel.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { counted, leadOf } from './needs.ts'
import { ThisWeek } from './ThisWeek.tsx'
import { useOverview } from './useOverview.ts'

/** The staff day: today's sessions that the reader leads in their place, then what needs somebody, oldest first. */
export function OverviewStaff() {
  const now = useClock()
  const overview = useOverview(now)
  const zone = useZone()
  const weekday = sayDay(dayIn(now, zone), { weekday: 'long' })
  if (overview.isPending) {
    return (
      <Loading className="pt-2">
        <Skeleton className="h-9 w-80 max-w-full" />
        <Skeleton className="mt-4 h-5 w-96 max-w-full" />
        <Skeleton className="mt-8 h-36 rounded-panel" />
        <Skeleton className="mt-4 h-72 rounded-panel" />
      </Loading>
    )
  }
  if (overview.isError) {
    return (
      <>
        <PageTitle title={weekday} />
        <Panel>
          <PanelBody>
            <SectionError onRetry={overview.retry} isRetrying={overview.isFetching} />
          </PanelBody>
        </Panel>
      </>
    )
  }
  const { today, waits, needs } = overview
  return (
    <>
      <PageTitle title={`${weekday}, you lead ${counted(today.length, 'session')}`} lead={leadOf(waits)}>
        <DriveStanding />
      </PageTitle>
      <DayTimeline sessions={today} now={now} />
      <div className="grid items-start gap-4 min-[1101px]:grid-cols-[minmax(0,1fr)_340px]">
        <NeedsYou needs={needs} />
        <ThisWeek overview={overview} now={now} />
        <AtRisk />
        <MembersPanel needs={needs} now={now} />
      </div>
    </>
  )
}
