import { useQuery } from '@tanstack/react-query'
import { noTranscriptWords } from '#domain/recordings/texts.ts'
import { consentQuery } from '#web/features/consent/queries.ts'
import { Empty } from '#web/ui/states/Empty.tsx'

/** That there is no transcript: none yet, or none any more. */
export function NoTranscript({ sessionId }: { sessionId: string }) {
  const { title, hint } = noTranscriptWords(useQuery(consentQuery(sessionId)).data?.consent.state)
  return <Empty title={title}>{hint}</Empty>
}
