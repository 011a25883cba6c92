import { useState } from 'react'
import { transcriptLimits } from '#domain/recordings/limits.ts'
import { pastedFileName } from '#domain/recordings/rules/pastedFile.ts'
import { recordingTexts, uploadRefusal } from '#domain/recordings/texts.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'

type Props = {
  isSending: boolean
  /** What was wrong with the text that was sent last. */
  refusal: string | null
  onSend: (file: File) => void
  onClose: () => void
}

/** A transcript that is at hand as text: it is stored like a file, under the same bounds. */
export function PasteDialog({ isSending, refusal, onSend, onClose }: Props) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <FormDialog
      title={recordingTexts.paste}
      action={recordingTexts.upload}
      busyLabel="Uploading"
      isBusy={isSending}
      isDirty={text.trim() !== ''}
      onSubmit={() => {
        const file = new File([text], pastedFileName(text), { type: 'text/plain' })
        if (text.trim() === '') setProblem(recordingTexts.pasteEmpty)
        else if (file.size > transcriptLimits.maxBytes) setProblem(uploadRefusal('too_large'))
        else onSend(file)
      }}
      onClose={onClose}
    >
      <Field label="Transcript" hint={recordingTexts.pasteHint} error={problem ?? refusal}>
        <Textarea
          rows={10}
          value={text}
          className="min-h-48"
          onChange={(event) => {
            setText(event.target.value)
            setProblem(null)
          }}
        />
      </Field>
    </FormDialog>
  )
}
