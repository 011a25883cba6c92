import type { Session } from '#contract/sessions.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { SessionNotes } from './SessionNotes.tsx'

/** The notes of a session as a part of its page, under a heading of their own. */
export function SessionNotesPanel({ session }: { session: Pick<Session, 'id' | 'can' | 'memberName'> }) {
  return (
    <Panel as="section" aria-labelledby="session-notes">
      <PanelBody>
        <h2 id="session-notes" className="title-s mb-3">
          {sessionTexts.tabs.notes}
        </h2>
        <SessionNotes session={session} />
      </PanelBody>
    </Panel>
  )
}
