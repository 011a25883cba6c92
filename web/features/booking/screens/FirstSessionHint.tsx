import { useQuery } from '@tanstack/react-query'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { creditsQuery } from '../queries.ts'

/** What a member without a session does next: book the first one with their credit, or ask for it (4.13.10, T-048). */
export function FirstSessionHint() {
  const me = useMe()
  const credits = useQuery({ ...creditsQuery(), enabled: !me.isDemo }).data?.credits ?? []
  return credits.some((credit) => credit.can.spend.ok) ? sessionTexts.bookHint : sessionTexts.askHint
}
