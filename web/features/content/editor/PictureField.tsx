import { useState } from 'react'
import { picturePath, pictureWidths, readPicture } from '#domain/content/rules/textFields.ts'
import { pictureTexts } from '#domain/content/texts/siteTexts.ts'
import { uploadKinds } from '#domain/uploads.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { DropZone } from '#web/ui/forms/DropZone.tsx'
import { sendPicture } from './sendPicture.ts'

type Props = { value: string; onChange: (value: string) => void }

/** A picture of a text: sent up when it is chosen, shown, and taken away again. */
export function PictureField({ value, onChange }: Props) {
  const [state, setState] = useState<'idle' | 'sending' | { failure: string }>('idle')
  const picture = readPicture(value)
  const send = async (file: File | undefined) => {
    if (!file) return
    setState('sending')
    const sent = await sendPicture(file)
    if ('failure' in sent) return setState(sent)
    setState('idle')
    onChange(sent.value)
  }
  if (picture) {
    const [width = picture.width] = pictureWidths(picture.width)
    return (
      <div className="grid justify-items-start gap-2">
        {/* The field next to it says what it shows. */}
        <img
          src={picturePath(picture.id, width, 'webp')}
          alt=""
          width={picture.width}
          height={picture.height}
          className="h-auto max-h-48 w-auto max-w-full rounded-control"
        />
        <Button size="small" onClick={() => onChange('')}>
          {pictureTexts.remove}
        </Button>
      </div>
    )
  }
  return (
    <DropZone
      label={pictureTexts.choose}
      inputLabel={pictureTexts.choose}
      hint={state === 'sending' ? pictureTexts.sending : pictureTexts.hint}
      extensions={uploadKinds.picture.extensions}
      isSmall
      onFiles={([file]) => void send(file)}
    >
      {typeof state === 'object' ? (
        <p role="alert" className="text-body-s text-danger-text">
          {state.failure}
        </p>
      ) : null}
    </DropZone>
  )
}
