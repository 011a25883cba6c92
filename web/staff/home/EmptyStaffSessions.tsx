import { Empty } from '#web/ui/Empty.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Panel } from '#web/ui/Panel.tsx'

/** The sessions of the members this person advises. */
export function EmptyStaffSessions() {
  return (
    <>
      <PageTitle title="Sessions" lead="Booked, held, recorded, reported." />
      <Panel>
        <Empty title="No sessions found" level={2} />
      </Panel>
    </>
  )
}
