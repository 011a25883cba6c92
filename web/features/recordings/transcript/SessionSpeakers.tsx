import { Users } from 'lucide-react'
import { useState } from 'react'
import { recordingTexts } from '#domain/recordings/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { SpeakersDialog } from './SpeakersDialog.tsx'
import { useTranscript } from './useTranscript.ts'

/** The way to the speakers of a session's transcript from the session's own page. */
export function SessionSpeakers({ sessionId }: { sessionId: string }) {
  const { transcript, canName } = useTranscript(sessionId, null, null)
  const [isNaming, setNaming] = useState(false)
  if (!transcript || !canName) return null
  return (
    <>
      <Button size="small" icon={Users} onClick={() => setNaming(true)}>
        {recordingTexts.speakers}
      </Button>
      {isNaming ? <SpeakersDialog transcriptId={transcript.id} onClose={() => setNaming(false)} /> : null}
    </>
  )
}
