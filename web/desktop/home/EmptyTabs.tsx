import { useMe } from '#web/lib/session.tsx'
import { setTheme, useTheme } from '#web/lib/theme.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/Panel.tsx'
import { Segments } from '#web/ui/Segments.tsx'

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

/** Who is signed in and how the screens look. */
export function PlainSettings() {
  const me = useMe()
  const theme = useTheme()
  return (
    <>
      <PageTitle title="Settings" lead="Make it yours" />
      <Panel className="max-w-[640px]">
        <PanelHeader title={me.displayName} aside={me.email} />
        <PanelBody className="flex items-center justify-between gap-4">
          <span className="font-[540]">Appearance</span>
          <Segments
            label="Appearance"
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'system', label: 'System' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
        </PanelBody>
      </Panel>
    </>
  )
}
