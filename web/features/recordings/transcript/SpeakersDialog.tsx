import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { transcriptLimits } from '#domain/recordings/limits.ts'
import { recordingTexts } from '#domain/recordings/texts.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { nameSpeakers } from '../mutations.ts'
import { speakersQuery } from '../queries.ts'

type Props = { transcriptId: string; onClose: () => void }

/** A name for everybody who speaks: the same one twice makes one speaker of two. */
export function SpeakersDialog({ transcriptId, onClose }: Props) {
  const { data, isRefetching, error, refetch } = useQuery(speakersQuery(transcriptId))
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const naming = useMutation({ ...nameSpeakers(), onSuccess: onClose })
  const known = useId()
  const speakers = data?.speakers ?? []
  const names = speakers.flatMap(({ label, name }) => {
    const next = typed.get(label)?.trim()
    return next && next !== name ? [{ label, name: next }] : []
  })
  const choices = [...new Set([...(data?.people ?? []), ...speakers.flatMap(personsName)])]
  return (
    <FormDialog
      title={recordingTexts.speakers}
      description={speakers.length > 0 ? recordingTexts.speakersHint : undefined}
      action="Save names"
      busyLabel="Saving"
      isBusy={naming.isPending}
      isDirty={names.length > 0}
      isDisabled={names.length === 0}
      onSubmit={() => naming.mutate({ id: transcriptId, names })}
      onClose={onClose}
    >
      {data ? (
        speakers.map(({ label, name, parts }) => (
          <Field
            key={label}
            label={label}
            aside={parts === 1 ? '1 part' : `${parts.toLocaleString('en-GB')} parts`}
          >
            <Input
              value={typed.get(label) ?? name}
              list={known}
              maxLength={transcriptLimits.maxSpeakerLength}
              autoComplete="off"
              onFocus={(event) => event.target.select()}
              onChange={(event) => setTyped(new Map(typed).set(label, event.target.value))}
            />
          </Field>
        ))
      ) : error ? (
        <SectionError onRetry={() => void refetch()} isRetrying={isRefetching}>
          Couldn't load the speakers.
        </SectionError>
      ) : (
        <Loading label="Loading speakers">
          <SkeletonLines lines={4} />
        </Loading>
      )}
      {data && speakers.length === 0 ? <p className="text-ink-2">{recordingTexts.noSpeakers}</p> : null}
      <datalist id={known}>
        {choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </FormDialog>
  )
}

const personsName = ({ name, isPerson }: { name: string; isPerson: boolean }) => (isPerson ? [name] : [])
