import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { hasRight } from '#domain/billing/rules/rights.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useSessionLink } from '#web/lib/page/consoleLinks.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'

/** What was noted in sessions and linked to this card, and the way to each session; nothing where there is none (K99). */
export function LinkedNotes({ cardId }: { cardId: string }) {
  const { isStaff, desktopPlan, mobilePlan } = useMe()
  const query = useQuery({
    ...orpc.sessions.listLinkedNotes.queryOptions({ input: { cardId } }),
    // Whose plan does not open sessions has nothing to read here.
    enabled: isStaff || hasRight([desktopPlan, mobilePlan], 'sessions.viewDetails'),
  })
  useLiveRefresh('sessions')
  const sessionTo = useSessionLink()
  const notes = query.data?.notes ?? []
  if (notes.length === 0) return null
  return (
    <Panel as="section" aria-label={sessionTexts.tabs.notes} className="px-4 py-4 md:px-6 md:py-5">
      <h3 className="title-s">{sessionTexts.tabs.notes}</h3>
      <ul className="hairlines mt-1">
        {notes.map((note) => (
          <li key={note.id} className="py-3">
            <p dir="auto" className="whitespace-pre-wrap text-body [overflow-wrap:anywhere]">
              {note.content}
            </p>
            <Link
              to={sessionTo(note.sessionId)}
              className="mt-1 inline-flex min-h-11 items-center gap-1.5 text-body-s font-semibold text-ink-2 hover:text-ink"
            >
              {note.sessionTitle}
              <ArrowRight size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
