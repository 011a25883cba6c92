import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { rightsTexts } from '#domain/privacy/texts.ts'
import { signOut } from '#web/lib/signIn/signOut.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { requestDeletion } from './mutations.ts'
import { dataRequestsQuery } from './queries.ts'

/** The deletion of one's account: what goes, what stays and why, and the way back (K37). */
export function DeletePanel() {
  const asked = useQuery(dataRequestsQuery())
  const ask = useMutation(requestDeletion())
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const id = useId()
  const allowed = asked.data?.canDelete

  function confirm() {
    if (typed.trim() !== 'DELETE') return document.getElementById(id)?.focus()
    ask.mutate({ id: crypto.randomUUID(), confirm: 'DELETE' }, { onSuccess: () => signOut() })
  }

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
                setTyped('')
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
        onConfirm={confirm}
      >
        <label htmlFor={id} className="mt-4 block text-caption font-semibold">
          {rightsTexts.deleteConfirm}
        </label>
        <Input
          id={id}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </AlertDialog>
    </Panel>
  )
}
