import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { emailMax } from '#domain/accounts/limits.ts'
import { consentLimits } from '#domain/consent/limits.ts'
import { focusFirstProblem } from '#web/lib/focusProblem.ts'
import { useUnsaved } from '#web/lib/unsaved.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { consentFailure } from '../queries.ts'
import type { ConsentActions } from './useConsentActions.ts'

type Props = { sessionId: string; actions: ConsentActions }

/** Asks somebody further who is in the session, by mail with a link of their own (4.12.11). */
export function InviteGuest({ sessionId, actions }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [nameProblem, setNameProblem] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // Closing keeps the words for the next opening; leaving the screen does not.
  useUnsaved(name.trim() !== '' || email.trim() !== '')
  const [id, setId] = useState(() => crypto.randomUUID())

  function send() {
    if (!name.trim()) {
      setNameProblem("Enter the guest's name.")
      return focusFirstProblem()
    }
    actions.invite.mutate(
      { id, sessionId, name: name.trim(), email: email.trim() },
      {
        onSuccess: () => {
          setOpen(false)
          setName('')
          setEmail('')
          setProblem(null)
          setId(crypto.randomUUID())
        },
        onError: (error) => {
          setProblem(consentFailure(error))
          focusFirstProblem()
        },
      },
    )
  }

  return (
    <>
      <Button size="small" icon={UserPlus} onClick={() => setOpen(true)}>
        Ask a guest
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="small"
        title="Ask a guest"
        description={`They get an email with a link that works for ${consentLimits.linkDays} days. Asking the same address again renews it.`}
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button variant="solid" isBusy={actions.invite.isPending} busyLabel="Sending" onClick={send}>
              Send request
            </Button>
          </>
        }
      >
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <Field label="Name" error={nameProblem}>
            <Input
              value={name}
              maxLength={consentLimits.guestName}
              autoComplete="off"
              onChange={(event) => {
                setName(event.target.value)
                setNameProblem(null)
              }}
            />
          </Field>
          <Field label="Email" error={problem}>
            <Input
              type="email"
              value={email}
              maxLength={emailMax}
              autoComplete="off"
              onChange={(event) => {
                setEmail(event.target.value)
                setProblem(null)
              }}
            />
          </Field>
          <button type="submit" className="hidden" aria-hidden="true" tabIndex={-1} />
        </form>
      </Dialog>
    </>
  )
}
