import { useState } from 'react'
import type { Session } from '#contract/sessions.ts'
import { sessionLimits } from '#domain/sessions/limits.ts'
import { useEdit } from '#web/lib/edits/useEdit.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { Banner } from '#web/ui/states/Banner.tsx'
import { editSession } from '../mutations.ts'
import { failureText } from '../queries.ts'
import { SessionFields } from './SessionFields.tsx'
import { sessionChanges } from './sessionChanges.ts'
import { useSessionForm } from './useSessionForm.ts'

type Props = { session: Session; onClose: () => void }

/** Changes a session's words and times while it is scheduled, and its notes at any time (K93). */
export function EditSessionDialog({ session, onClose }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const [notesOnly] = useState(session.status !== 'scheduled')
  const form = useSessionForm(session, { notesOnly })
  const edit = useEdit({
    row: session,
    versionOf: ({ version }) => version,
    isNewer: (now, base) => now.version > base.version,
    store: editSession(),
    stored: onClose,
    refused: (error) => {
      if (!form.place(error)) setFailure(failureText(error))
    },
  })
  // What was on the screen when the dialog opened: changes are made from it, whatever comes in meanwhile.
  const { base } = edit

  const sendFrom = (baseVersion: number) =>
    form.submit((value) => {
      setFailure(null)
      const changes = sessionChanges(base, value, notesOnly)
      if (Object.keys(changes).length === 0) onClose()
      else edit.save({ id: base.id, baseVersion, changes })
    })

  return (
    <FormDialog
      title={notesOnly ? 'Notes' : 'Edit session'}
      description={base.title}
      action="Save"
      busyLabel="Saving"
      isBusy={edit.isSaving}
      failure={failure}
      onSubmit={sendFrom(edit.from)}
      isDirty={form.isDirty}
      onClose={onClose}
    >
      {edit.clash ? (
        <Banner
          tone="warning"
          role="alert"
          title="This session was changed on another device"
          action={
            <Button size="small" onClick={() => void sendFrom(edit.overrule())()}>
              Keep my version
            </Button>
          }
        >
          {`It now reads ${session.title}, version ${session.version}. Your changes are still here.`}
        </Banner>
      ) : null}
      {notesOnly ? (
        <Field label="Notes" hint="Visible to staff only." error={form.errorOf('notes')}>
          <Textarea rows={6} {...form.field('notes')} maxLength={sessionLimits.notes} />
        </Field>
      ) : (
        <SessionFields
          form={form}
          isNew={false}
          isKeptElsewhere={session.can.move.reason === 'kept_in_calendly'}
        />
      )}
    </FormDialog>
  )
}
