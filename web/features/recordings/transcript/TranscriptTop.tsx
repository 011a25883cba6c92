import { Users } from 'lucide-react'
import { useState } from 'react'
import { recordingTexts } from '#domain/recordings/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { SpeakersDialog } from './SpeakersDialog.tsx'

type Props = {
  transcript: { id: string; isEnglish: boolean; isOverNames: boolean }
  /** Those who manage the session name its speakers and are told what may be drafted. */
  canName: boolean
  /** None of the parts that are shown says who spoke. */
  isUnnamed: boolean
}

/** Above the words: who speaks, and what could not be made of the file. */
export function TranscriptTop({ transcript, canName, isUnnamed }: Props) {
  const [isNaming, setNaming] = useState(false)
  const notes = [
    transcript.isOverNames ? recordingTexts.manyNames : null,
    canName && !transcript.isEnglish ? recordingTexts.notEnglish : null,
    canName && isUnnamed ? recordingTexts.nobodyNamed : null,
  ].filter((note) => note !== null)
  if (!canName && notes.length === 0) return null
  return (
    <div className="grid justify-items-start gap-2 px-4 pt-3 pb-1 md:px-5">
      {notes.map((note) => (
        <p key={note} className="text-caption text-ink-2">
          {note}
        </p>
      ))}
      {canName ? (
        <Button size="small" icon={Users} onClick={() => setNaming(true)}>
          {recordingTexts.speakers}
        </Button>
      ) : null}
      {isNaming ? <SpeakersDialog transcriptId={transcript.id} onClose={() => setNaming(false)} /> : null}
    </div>
  )
}
