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

/** The directory of members. */
export function EmptyMembers() {
  return (
    <>
      <PageTitle title="Members" lead="Name, company and plan." />
      <Panel>
        <Empty title="No members yet" level={2} />
      </Panel>
    </>
  )
}

/** What members and visitors asked for. */
export function EmptyRequests() {
  return (
    <>
      <PageTitle title="Requests" lead="Upgrades, decisions and leads, oldest first." />
      <Panel>
        <Empty title="You are all caught up" level={2} />
      </Panel>
    </>
  )
}

/** People and roles. */
export function PlainAdmin() {
  return (
    <>
      <PageTitle title="Admin" lead="People and roles." />
      <Panel>
        <Empty title="You are all caught up" level={2} />
      </Panel>
    </>
  )
}
