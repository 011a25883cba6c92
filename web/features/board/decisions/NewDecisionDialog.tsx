import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { boardLimits } from '#domain/board/limits.ts'
import { checkCardPatch } from '#domain/board/rules/cards.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import type { Problem } from '#domain/decision.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { raiseDecision } from './mutations.ts'

/** A decision to be taken; it stands in the backlog until it is. */
export function NewDecisionDialog({ onClose }: { onClose: () => void }) {
  const [id] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState({ title: '', description: '' })
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const title = useRef<HTMLInputElement>(null)
  const words = useUnsaved(draft.title.trim() !== '' || draft.description.trim() !== '')
  const close = () => words.leave(onClose)
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message ?? null

  const raise = useMutation({
    ...raiseDecision(),
    onSuccess: onClose,
    onError: (error) => setProblems(refusalOf(error).problems),
  })

  function save() {
    const found = checkCardPatch(draft, [])
    setProblems(found)
    if (found.length === 0) raise.mutate({ id, ...draft, title: draft.title.trim(), kind: 'decision' })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={boardUiTexts.newDecision}
      initialFocus={title}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button variant="solid" isBusy={raise.isPending} busyLabel="Saving" onClick={save}>
            Raise decision
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field label="Decision" hint="What is to be decided, in one line." error={errorOf('title')}>
          <Input
            ref={title}
            value={draft.title}
            maxLength={boardLimits.titleLength}
            autoComplete="off"
            onChange={(event) => {
              setDraft({ ...draft, title: event.target.value })
              setProblems([])
            }}
          />
        </Field>
        <Field label="Why" error={errorOf('description')}>
          <Textarea
            isReading
            rows={3}
            value={draft.description}
            maxLength={boardLimits.descriptionLength}
            onChange={(event) => setDraft({ ...draft, description: event.target.value })}
          />
        </Field>
      </div>
    </Dialog>
  )
}
