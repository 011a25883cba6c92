import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Session } from '#contract/sessions.ts'
import { sessionLimits } from '#domain/sessions/limits.ts'
import { orpc } from '#web/lib/api.ts'
import { refusalOf } from '#web/lib/refusal.ts'
import { toast } from '#web/lib/toast.ts'
import { useUnsaved } from '#web/lib/unsaved.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormError } from '#web/ui/FormError.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { failureText } from '../queries.ts'
import { SessionFields } from './SessionFields.tsx'
import { useSessionForm } from './useSessionForm.ts'

type Props = { session: Session; onClose: () => void }

/** Changes a session's words and times while it is scheduled, and its notes at any time (K93). */
export function EditSessionDialog({ session, onClose }: Props) {
  // What was on the screen when the dialog opened: changes are made from it, whatever comes in meanwhile.
  const [base] = useState(session)
  const [from, setFrom] = useState(session.version)
  const [isStale, setStale] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useSessionForm(base)
  const words = useUnsaved(form.isDirty)
  const close = () => words.leave(onClose)
  const queryClient = useQueryClient()
  const notesOnly = base.status !== 'scheduled'
  const update = useMutation(
    orpc.sessions.editSession.mutationOptions({
      onSuccess: () => {
        toast.success('Session saved')
        words.release()
        onClose()
      },
      onError: (error) => {
        const { code } = refusalOf(error)
        if (code === 'CONFLICT') setStale(true)
        else if (!form.take(error)) setFailure(failureText(error))
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.sessions.key() }),
    }),
  )

  function send(version: number) {
    setFailure(null)
    const times = notesOnly ? null : form.check()
    if (!notesOnly && !times) return
    const { title, timeZone, meetingUrl, description, notes } = form.value
    const wanted = {
      ...(times ?? {}),
      ...(notesOnly
        ? {}
        : {
            title: title.trim(),
            timeZone,
            meetingUrl: meetingUrl.trim() || null,
            description: description.trim(),
          }),
      notes: notes.trim(),
    }
    // Only what was changed is sent, so that what somebody else wrote in another field stays.
    const changes = Object.fromEntries(
      Object.entries(wanted).filter(([field, value]) => !isSame(Reflect.get(base, field), value)),
    )
    if (Object.keys(changes).length === 0) return onClose()
    update.mutate({ id: base.id, baseVersion: version, changes })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={notesOnly ? 'Notes' : 'Edit session'}
      description={base.title}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button variant="solid" isBusy={update.isPending} busyLabel="Saving" onClick={() => send(from)}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <FormError>{failure}</FormError>
        {isStale ? (
          <Banner
            tone="warning"
            role="alert"
            title="Someone else changed this session."
            action={
              <Button
                size="small"
                onClick={() => {
                  setFrom(session.version)
                  setStale(false)
                  send(session.version)
                }}
              >
                Keep my version
              </Button>
            }
          >
            {`It now reads ${session.title}, version ${session.version}. Your changes are still here.`}
          </Banner>
        ) : null}
        {notesOnly ? (
          <Field label="Notes" hint="Visible to staff only." error={form.errorOf('notes')}>
            <Textarea
              rows={6}
              value={form.value.notes}
              maxLength={sessionLimits.notes}
              onChange={(event) => form.change({ notes: event.target.value })}
            />
          </Field>
        ) : (
          <SessionFields form={form} isNew={false} />
        )}
      </div>
    </Dialog>
  )
}

const isSame = (before: unknown, after: unknown) =>
  before === after ||
  ((before ?? '') === (after ?? '') && (before === null || after === null)) ||
  (typeof before === 'string' &&
    typeof after === 'string' &&
    /^\d{4}-.*T/.test(after) &&
    Date.parse(before) === Date.parse(after))
