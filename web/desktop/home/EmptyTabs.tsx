import { Empty } from '#web/ui/Empty.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Panel } from '#web/ui/Panel.tsx'

/** The board before its first card. */
export function EmptyBoard() {
  return (
    <>
      <PageTitle title="JUL Board" lead="Every action from a session becomes a card here." />
      <Panel>
        <Empty title="No cards yet" level={2}>
          Cards appear when a session's actions are approved, or when you add one.
        </Empty>
      </Panel>
    </>
  )
}

/** The sessions before the first one. */
export function EmptySessions() {
  return (
    <>
      <PageTitle title="Sessions" lead="What is booked, what was said, and what came of it." />
      <Panel>
        <Empty title="No sessions found" level={2}>
          Sessions from Calendly will appear here automatically
        </Empty>
      </Panel>
    </>
  )
}
