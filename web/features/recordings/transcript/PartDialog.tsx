import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { transcriptLimits } from '#domain/recordings/limits.ts'
import { recordingTexts } from '#domain/recordings/texts.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { whenText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { Banner } from '#web/ui/states/Banner.tsx'
import { editPart } from '../mutations.ts'
import type { Segment } from '../queries.ts'
import { partEditsQuery, speakersQuery } from '../queries.ts'

type Props = {
  transcriptId: string
  /** The part as it stands, followed while the dialog is open. */
  segment: Segment
  onClose: () => void
}

/** One part of a transcript for those who manage the session: its words, who spoke, and what stood there before (K69). */
export function PartDialog({ transcriptId, segment, onClose }: Props) {
  const [opened] = useState(segment)
  // Nothing until it is typed over, so that what is not follows a colleague's correction.
  const [typed, setTyped] = useState<{ text?: string; speaker?: string }>({})
  const { text = segment.text, speaker = segment.speaker ?? '' } = typed
  const known = useId()
  const zone = useZone()
  const { data: people } = useQuery(speakersQuery(transcriptId))
  const { data: history } = useQuery({
    ...partEditsQuery(transcriptId, segment.index),
    enabled: segment.isEdited,
  })
  const editing = useMutation({ ...editPart(), onSuccess: onClose })
  const was = { text: segment.text, speaker: segment.speaker }
  const save = (words: { text: string; speaker: string | null }) =>
    editing.mutate({ id: crypto.randomUUID(), transcriptId, segment: segment.index, was, ...words })
  const next = { text: text.trim(), speaker: speaker.trim() || null }
  const isSame = next.text === was.text.trim() && next.speaker === was.speaker
  const isOvertaken = !isSame && (opened.text !== was.text || opened.speaker !== was.speaker)
  const choices = [
    ...new Set([...(people?.people ?? []), ...(people?.speakers ?? []).map(({ name }) => name)]),
  ]
  return (
    <FormDialog
      title={recordingTexts.edit}
      description={recordingTexts.editHint}
      action="Save"
      busyLabel="Saving"
      isBusy={editing.isPending}
      isDirty={!isSame}
      isDisabled={next.text === '' || isSame}
      onSubmit={() => save(next)}
      onClose={onClose}
    >
      {isOvertaken ? (
        <Banner tone="warning" role="status" title={recordingTexts.editOvertaken}>
          <span dir="auto">{was.speaker ? `${was.speaker}: ${was.text}` : was.text}</span>
        </Banner>
      ) : null}
      <Field label={recordingTexts.editSpeaker}>
        <Input
          value={speaker}
          list={known}
          maxLength={transcriptLimits.maxSpeakerLength}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped({ ...typed, speaker: event.target.value })}
        />
      </Field>
      <Field label={recordingTexts.editWords}>
        <Textarea
          rows={6}
          value={text}
          dir="auto"
          maxLength={transcriptLimits.maxPartLength}
          onChange={(event) => setTyped({ ...typed, text: event.target.value })}
        />
      </Field>
      {history && history.edits.length > 0 ? (
        <section aria-label={recordingTexts.history}>
          <h3 className="title-s">{recordingTexts.history}</h3>
          <ul className="hairlines mt-1">
            {history.edits.map((edit) => (
              <li key={edit.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
                <div className="min-w-0 flex-1 basis-56">
                  <p dir="auto" className="text-body-s [overflow-wrap:anywhere]">
                    {edit.speakerBefore ? `${edit.speakerBefore}: ` : ''}
                    {edit.textBefore}
                  </p>
                  <p className="mt-0.5 text-caption text-ink-3">
                    Until {whenText(edit.createdAt, zone)}, corrected by {edit.editedByName ?? 'somebody'}
                  </p>
                </div>
                <Button
                  size="small"
                  isBusy={editing.isPending}
                  disabled={edit.textBefore === was.text && edit.speakerBefore === was.speaker}
                  onClick={() => save({ text: edit.textBefore, speaker: edit.speakerBefore })}
                >
                  {recordingTexts.restore}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <datalist id={known}>
        {choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </FormDialog>
  )
}
