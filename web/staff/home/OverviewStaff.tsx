import { Empty } from '#web/ui/Empty.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Panel, PanelHeader } from '#web/ui/Panel.tsx'

/** The staff day: what needs somebody, oldest first. Features bring their own panels. */
export function OverviewStaff() {
  const today = new Date().toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <>
      <PageTitle title={today} lead="What needs you, oldest first." />
      <Panel>
        <PanelHeader title="Needs you" />
        <Empty title="You are all caught up" />
      </Panel>
    </>
  )
}
