import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { longDay } from '#domain/days.ts'
import { rightsTexts } from '#domain/privacy/texts.ts'
import { useSentForm } from '#web/lib/forms/useSentForm.ts'
import { signOut, signOutSaying } from '#web/lib/signIn/signOut.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { requestDeletion } from './mutations.ts'
import { dataRequestsQuery } from './queries.ts'

const word = 'DELETE'

/** The deletion of one's account: what goes, what stays and why, and the way back (K37). */
export function DeletePanel() {
  const asked = useQuery(dataRequestsQuery())
  const ask = useMutation(requestDeletion())
  const [isOpen, setOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { register, submit, reset, formState } = useSentForm<{ confirm: string }>({
    fields: ['confirm'],
    defaultValues: { confirm: '' },
  })
  const allowed = asked.data?.canDelete
  const confirm = submit(async () => {
    if (ask.isPending) return
    ask.mutate(
      { id: crypto.randomUUID(), confirm: word },
      {
        onSuccess: ({ request: { dueAt } }) =>
          dueAt ? signOutSaying(rightsTexts.deletionMail(longDay(dueAt))) : signOut(),
      },
    )
  })

  return (
    <Panel>
      <PanelHeader title={rightsTexts.deleteTitle} />
      <PanelBody className="grid gap-3 pt-1!">
        <p className="text-body-s text-ink-2">{rightsTexts.deleteLead}</p>
        <p className="text-body-s text-ink-2">{rightsTexts.deleteKept}</p>
        {allowed?.reason === 'staff_account' ? (
          <p className="text-body-s">{rightsTexts.deleteStaff}</p>
        ) : (
          <div>
            <Button
              className="text-danger-text!"
              disabled={!allowed?.ok}
              onClick={() => {
                reset()
                setOpen(true)
              }}
            >
              {rightsTexts.deleteAsk}
            </Button>
          </div>
        )}
      </PanelBody>
      <AlertDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={rightsTexts.deleteTitle}
        description={rightsTexts.deleteLead}
        confirmLabel={rightsTexts.deleteButton}
        cancelLabel={rightsTexts.deleteKeep}
        isDanger
        isBusy={ask.isPending}
        onConfirm={() => form.current?.requestSubmit()}
      >
        <form ref={form} noValidate className="mt-4" onSubmit={confirm}>
          <Field label={rightsTexts.deleteConfirm} error={formState.errors.confirm?.message}>
            <Input
              autoComplete="off"
              spellCheck={false}
              {...register('confirm', {
                // In capitals or not: a phone's keyboard begins with one and goes on in small ones.
                validate: (typed) => typed.trim().toUpperCase() === word || rightsTexts.deleteNotTyped,
              })}
            />
          </Field>
        </form>
      </AlertDialog>
    </Panel>
  )
}
