import { useRef, useState } from 'react'
import { boardLimits } from '#domain/board/limits.ts'
import { checkCardPatch } from '#domain/board/rules/cards.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import type { Problem } from '#domain/decision.ts'
import { refusalOf } from '#web/lib/refusal.ts'
import { toast } from '#web/lib/toast.ts'
import { useUnsaved } from '#web/lib/unsaved.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import type { useDecisionActions } from './useDecisionActions.ts'

type Props = { actions: ReturnType<typeof useDecisionActions>; onClose: () => void }

/** A decision to be taken; it stands in the backlog until it is. */
export function NewDecisionDialog({ actions, onClose }: Props) {
  const [id] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState({ title: '', description: '' })
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const title = useRef<HTMLInputElement>(null)
  const words = useUnsaved(draft.title.trim() !== '' || draft.description.trim() !== '')
  const close = () => words.leave(onClose)
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message ?? null

  async function save() {
    const found = checkCardPatch(draft, [])
    setProblems(found)
    if (found.length > 0) return
    try {
      await actions.raise({ id, ...draft, title: draft.title.trim() })
      toast.success(boardUiTexts.decisionRaised)
      onClose()
    } catch (error) {
      const { problems: said, reason, message } = refusalOf(error)
      setProblems(said)
      if (reason === 'too_many_cards') toast.error(boardUiTexts.boardFull)
      else if (said.length === 0) toast.error(`${boardUiTexts.notStored}. ${message}`)
    }
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
          <Button variant="solid" isBusy={actions.isBusy} busyLabel="Saving" onClick={() => void save()}>
            Add decision
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field label="Decision" hint="What needs to be decided, in one line." error={errorOf('title')}>
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
