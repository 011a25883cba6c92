import { paths } from '#contract/paths.ts'
import { useMe } from '#web/lib/session.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Panel, PanelHeader } from '#web/ui/Panel.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { PlanBadges } from '../shell/PlanBadges.tsx'
import { greeting } from './greeting.ts'

/** The first drawer: what is next, what moved. Features bring their own panels. */
export function HomeDesktop() {
  const me = useMe()
  const first = me.profile.firstName || me.displayName
  return (
    <>
      <PageTitle
        title={`${greeting(new Date().getHours())}, ${first}`}
        lead="Your board and your sessions, in one place."
      >
        <PlanBadges me={me} />
      </PageTitle>
      <div className="grid gap-4 min-[1101px]:grid-cols-12">
        <Panel className="min-[1101px]:col-span-7">
          <PanelHeader
            title="Live Sessions"
            aside={
              <TextLink to={paths.dashboard('sessions')} look="arrow">
                All sessions
              </TextLink>
            }
          />
          <Empty title="No sessions found">Sessions from Calendly will appear here automatically</Empty>
        </Panel>
        <Panel className="min-[1101px]:col-span-5">
          <PanelHeader
            title="JULBoard Activity"
            aside={
              <TextLink to={paths.dashboard('julboard')} look="arrow">
                Open board
              </TextLink>
            }
          />
          <Empty title="No recent activity yet." />
        </Panel>
      </div>
    </>
  )
}
