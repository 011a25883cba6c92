import type { ReactNode } from 'react'
import type { Session } from '#contract/sessions.ts'
import { noTranscriptWords } from '#domain/recordings/texts.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { Empty } from '#web/ui/states/Empty.tsx'

type Props = {
  session: Pick<Session, 'facts' | 'minutes' | 'can' | 'consent'>
  level?: 2 | 3
  /** Is told whether there is a transcript that the reader may read: a member does so once the minutes are approved (4.12.10). */
  children: (hasTranscript: boolean) => ReactNode
}

/** What was said: sound and transcript as far as there are any, or that there are neither (K96). */
export function SessionRecording({ session, level = 2, children }: Props) {
  const { hasTranscript, recording } = session.facts
  const mayRead = session.can.manage.ok || session.minutes === 'approved'
  if (hasTranscript || recording === 'linked') return children(hasTranscript && mayRead)
  const { title, hint } = noTranscriptWords(session.consent)
  return (
    <Empty level={level} title={recording === 'none' ? sessionTexts.noRecording : title}>
      {hint}
    </Empty>
  )
}
