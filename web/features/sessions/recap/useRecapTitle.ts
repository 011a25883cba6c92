import { useQuery } from '@tanstack/react-query'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { isAhead } from '../list/offers.ts'
import { sessionQuery } from '../queries.ts'

/** What heads the page of a session: a recap only where there is something to look back on, which its screen finds out. */
export function useRecapTitle(sessionId: string): string {
  const session = useQuery({ ...sessionQuery(sessionId), enabled: false }).data?.session
  return session && !isAhead(session) ? sessionTexts.recap : 'Session'
}
