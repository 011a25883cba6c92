import { Users } from 'lucide-react'
import { useState } from 'react'
import { recordingTexts } from '#domain/recordings/texts.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { SpeakersDialog } from '../transcript/SpeakersDialog.tsx'

/** The way to the speakers from next to their words. */
export function SpeakersStaff({ id }: { id: string }) {
  const [isNaming, setNaming] = useState(false)
  return (
    <>
      <IconButton icon={Users} size="small" label={recordingTexts.speakers} onClick={() => setNaming(true)} />
      {isNaming ? <SpeakersDialog transcriptId={id} onClose={() => setNaming(false)} /> : null}
    </>
  )
}
