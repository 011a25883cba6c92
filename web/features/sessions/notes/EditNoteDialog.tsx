import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionNote } from '#contract/sessions/notes.ts'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { sessionLimits } from '#domain/sessions/limits.ts'
import { areTagsSound, readTags } from '#domain/sessions/rules/notes.ts'
import { noteTaggedBy, sessionNoteTexts } from '#domain/sessions/texts.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { failureText } from '../queries.ts'
import { editSessionNote } from './mutations.ts'

type Props = {
  /** As it stands now: the words that are shown, and the version they are changed from. */
  note: SessionNote
  onClose: () => void
}

/** Words and tags of a note; where it was changed elsewhere meanwhile, the other words are shown and ours stay (K93). */
export function EditNoteDialog({ note, onClose }: Props) {
  const [seen, setSeen] = useState(note.version)
  const [start] = useState({ content: note.content, tags: note.tags.join(', ') })
  const form = useCheckedForm({
    start,
    check: ({ content, tags }) => [
      ...(content.trim() === '' ? [{ field: 'content', message: fieldTexts.required('Note') }] : []),
      ...(areTagsSound(readTags(tags))
        ? []
        : [
            {
              field: 'tags',
              message: `Up to ${sessionLimits.noteTags} tags of ${sessionLimits.noteTag} characters.`,
            },
          ]),
    ],
  })
  const edit = useMutation(editSessionNote())
  const isOther = note.version !== seen && edit.isError
  // Once the other version has been shown, ours is saved over it.
  const from = isOther ? note.version : seen
  const save = form.submit(({ content, tags }) =>
    edit.mutate(
      {
        id: note.id,
        baseVersion: from,
        content: content.trim(),
        // Tags that were not touched stay as they are by now.
        ...(tags === start.tags ? {} : { tags: readTags(tags) }),
      },
      { onSuccess: onClose },
    ),
  )
  return (
    <FormDialog
      title="Edit session note"
      action={isOther ? 'Save mine' : 'Save note'}
      busyLabel="Saving"
      isBusy={edit.isPending}
      failure={edit.error && failureText(edit.error, sessionNoteTexts.saveFailed)}
      onSubmit={(event) => {
        setSeen(from)
        return save(event)
      }}
      isDirty={form.isDirty}
      onClose={onClose}
    >
      {isOther ? (
        <div className="rounded-control bg-sunken px-3.5 py-3 text-body-s">
          <p className="font-semibold">The other version</p>
          <p dir="auto" className="mt-1 whitespace-pre-wrap text-ink-2 [overflow-wrap:anywhere]">
            {note.content}
          </p>
          {note.tags.length > 0 ? (
            <p dir="auto" className="mt-1 text-caption text-ink-3 [overflow-wrap:anywhere]">
              {noteTaggedBy(note.tags)}
            </p>
          ) : null}
        </div>
      ) : null}
      <Field label="Note" error={form.errorOf('content')}>
        <Textarea {...form.field('content')} isReading dir="auto" rows={6} maxLength={sessionLimits.note} />
      </Field>
      <Field label="Tags" hint="Separate them with commas." error={form.errorOf('tags')}>
        <Input {...form.field('tags')} dir="auto" autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
