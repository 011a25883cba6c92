import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { boardLimits } from '#domain/board/limits.ts'
import { cardDefaults, checkCardPatch } from '#domain/board/rules/cards.ts'
import { boardUiTexts, cardFieldLabels, priorityNames } from '#domain/board/texts.ts'
import type { CardPriority } from '#domain/board/types.ts'
import { cardPriorities } from '#domain/board/types.ts'
import { orNull, useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useOrderId } from '#web/lib/forms/useOrderId.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { CheckinDialog } from '../checkins/CheckinDialog.tsx'
import { addForMember } from './mutations.ts'

type Member = { userId: string; name: string }
type Adding = 'checkin' | 'decision' | 'task'

/** What an advisor may add to the board of a member: a check-in, a decision, a card (4.13.2). */
export function AddToBoard({ member }: { member: Member }) {
  const [adding, setAdding] = useState<Adding | null>(null)
  const close = () => setAdding(null)
  return (
    <>
      <Button onClick={() => setAdding('checkin')}>{boardUiTexts.addCheckin}</Button>
      <Button onClick={() => setAdding('decision')}>Add decision</Button>
      <Button icon={Plus} onClick={() => setAdding('task')}>
        Add card
      </Button>
      {adding === 'checkin' ? <CheckinDialog member={member} onClose={close} /> : null}
      {adding === 'decision' || adding === 'task' ? (
        <AddDialog kind={adding} member={member} onClose={close} />
      ) : null}
    </>
  )
}

type Draft = { title: string; description: string; priority: CardPriority; dueOn: string | null }
type DialogProps = { kind: 'decision' | 'task'; member: Member; onClose: () => void }

function AddDialog({ kind, member, onClose }: DialogProps) {
  const isDecision = kind === 'decision'
  const order = useOrderId()
  const start: Draft = { title: '', description: '', priority: cardDefaults.priority, dueOn: null }
  const form = useCheckedForm({ start, check: (draft) => checkCardPatch(draft, []) })
  const add = useMutation({ ...addForMember(kind), onSuccess: onClose, onError: form.place })
  const save = form.submit((draft) =>
    add.mutate({
      id: order.of(draft),
      memberId: member.userId,
      kind,
      ...draft,
      title: draft.title.trim(),
    }),
  )
  return (
    <FormDialog
      title={isDecision ? boardUiTexts.newDecision : boardUiTexts.newCard}
      description={`It stands on ${member.name}'s board, under your name.`}
      action={isDecision ? 'Add decision' : 'Add card'}
      busyLabel="Adding"
      isBusy={add.isPending}
      onSubmit={save}
      isDirty={form.isDirty}
      onClose={onClose}
    >
      <Field label={isDecision ? 'Decision' : cardFieldLabels.title} error={form.errorOf('title')}>
        <Input {...form.field('title')} maxLength={boardLimits.titleLength} autoComplete="off" />
      </Field>
      <Field label={isDecision ? 'Why' : cardFieldLabels.description} error={form.errorOf('description')}>
        <Textarea rows={4} {...form.field('description')} maxLength={boardLimits.descriptionLength} />
      </Field>
      <Field label={cardFieldLabels.priority}>
        <Segments
          label={cardFieldLabels.priority}
          isWide
          value={form.watch('priority')}
          onChange={(priority) => form.set('priority', priority)}
          options={cardPriorities.map((each) => ({ value: each, label: priorityNames[each] }))}
        />
      </Field>
      <Field label={cardFieldLabels.dueOn} error={form.errorOf('dueOn')}>
        <Input type="date" min="1900-01-01" max="9999-12-31" {...form.field('dueOn', orNull)} />
      </Field>
    </FormDialog>
  )
}
