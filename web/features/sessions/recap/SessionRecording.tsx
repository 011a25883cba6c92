import type { ReactNode } from 'react'
import type { Session } from '#contract/sessions.ts'
import { recordingTexts } from '#domain/recordings/texts.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { Empty } from '#web/ui/states/Empty.tsx'

type Props = { session: Pick<Session, 'facts'>; level?: 2 | 3; children: ReactNode }

/** What was said: sound and transcript as far as there are any, or that there are neither (K96). */
export function SessionRecording({ session, level = 2, children }: Props) {
  const { hasTranscript, recording } = session.facts
  if (hasTranscript || recording === 'linked') return children
  return recording === 'none' ? (
    <Empty level={level} title={sessionTexts.noRecording}>
      {recordingTexts.emptyHint}
    </Empty>
  ) : (
    <Empty level={level} title={recordingTexts.empty}>
      {recordingTexts.emptyHint}
    </Empty>
  )
}
