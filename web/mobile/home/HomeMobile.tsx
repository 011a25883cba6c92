import { Empty } from '#web/ui/Empty.tsx'
import { Panel, PanelHeader } from '#web/ui/Panel.tsx'
import { heads } from '../shell/items.tsx'
import { MobilePage } from '../shell/MobilePage.tsx'

/** The first screen of the phone console; features bring their own panels. */
export function HomeMobile() {
  return (
    <MobilePage {...heads.home}>
      <Panel>
        <PanelHeader title="Sessions" />
        <Empty title="No sessions found">Sessions from Calendly will appear here automatically</Empty>
      </Panel>
      <Panel>
        <PanelHeader title="Board" />
        <Empty title="No cards yet">
          Cards appear when a session's actions are approved, or when you add one.
        </Empty>
      </Panel>
    </MobilePage>
  )
}
