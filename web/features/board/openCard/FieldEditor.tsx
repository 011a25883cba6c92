import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import type { Card } from '#contract/board/cards.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { cardFieldLabels, priorityNames } from '#domain/board/texts.ts'
import type { CardField } from '#domain/board/types.ts'
import { cardPriorities } from '#domain/board/types.ts'
import { orNull } from '#web/lib/forms/useCheckedForm.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { ChangedBanner } from '#web/ui/states/ChangedBanner.tsx'
import { CardConflict } from '../cards/CardConflict.tsx'
import { LabelsInput } from '../cards/LabelsInput.tsx'
import { assigneeChoices, assigneesQuery, nobody } from '../cards/queries.ts'
import { useCardEdit } from '../cards/useCardEdit.ts'
import { Key } from './Key.tsx'

type Props = {
  card: Card
  field: CardField
  /** `isStored` unless it was left as it was. */
  onDone: (isStored: boolean) => void
}

/** One field of a card, written where it stands; a choice is stored at once, words when they are sent (4.13.4). */
export function FieldEditor({ card, field, onDone }: Props) {
  const edit = useCardEdit(card, () => onDone(true), 'in place')
  const words = useUnsaved(edit.isDirty)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const control = box.current?.querySelector<HTMLElement>(
      'input:checked, textarea, input, [role="combobox"], [role="radio"], button',
    )
    control?.focus()
    if (control instanceof HTMLTextAreaElement)
      control.setSelectionRange(control.value.length, control.value.length)
  }, [])

  function leave() {
    words.release()
    onDone(false)
  }
  function onKeyDown(event: KeyboardEvent) {
    const isHere = event.target instanceof Node && box.current?.contains(event.target)
    if (event.nativeEvent.isComposing || !isHere) return
    const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey || isOneLine(field))
    if (event.key === 'Escape') leave()
    else if (isSent && !event.defaultPrevented) void edit.save()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: safe because the keys are a second way to the buttons below
    <div ref={box} onKeyDown={onKeyDown} className="grid min-w-0 gap-2">
      {edit.isBehind ? <ChangedBanner /> : null}
      <Field label={cardFieldLabels[field]} isLabelHidden error={edit.form.errorOf(field)}>
        <Control card={card} field={field} edit={edit} />
      </Field>
      {field === 'priority' || field === 'assignedTo' ? null : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-ink-2">
          <Press onPress={() => void edit.save()}>
            {isOneLine(field) ? null : (
              <>
                <Key>Ctrl</Key>{' '}
              </>
            )}
            <Key>Enter</Key> {edit.isSaving ? 'saving' : 'save'}
          </Press>
          <Press onPress={leave}>
            <Key>Esc</Key> leave it as it was
          </Press>
          {field === 'description' ? (
            <span className="ml-auto tnum">
              {edit.form.watch('description').length.toLocaleString('en-GB')} of{' '}
              {boardLimits.descriptionLength.toLocaleString('en-GB')}
            </span>
          ) : null}
        </p>
      )}
      <CardConflict edit={edit} />
    </div>
  )
}

/** Enter alone sends a line and a day; in prose and labels it is part of writing them. */
const isOneLine = (field: CardField) => field === 'title' || field === 'dueOn'

function Press({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onPress} className="min-h-6 hover:text-ink pointer-coarse:min-h-11">
      {children}
    </button>
  )
}

type ControlProps = Pick<Props, 'card' | 'field'> & { edit: ReturnType<typeof useCardEdit> }

function Control({ card, field, edit }: ControlProps) {
  const { data } = useQuery({ ...assigneesQuery(), enabled: field === 'assignedTo' })
  const { form } = edit
  function choose(name: 'priority' | 'assignedTo', value: string | null) {
    if (name === 'assignedTo') form.set(name, value)
    else form.set(name, cardPriorities.find((each) => each === value) ?? 'medium')
    void edit.save()
  }
  if (field === 'title')
    return (
      <Textarea
        rows={1}
        dir="auto"
        className="title-l!"
        maxLength={boardLimits.titleLength}
        {...form.field('title', { setValueAs: (value: string) => value.replace(/\s*\n\s*/g, ' ') })}
      />
    )
  if (field === 'description')
    return (
      <Textarea
        rows={4}
        dir="auto"
        className="max-h-[60dvh]"
        maxLength={boardLimits.descriptionLength}
        {...form.field('description')}
      />
    )
  if (field === 'dueOn')
    return <Input type="date" min="1900-01-01" max="9999-12-31" {...form.field('dueOn', orNull)} />
  if (field === 'labels')
    return <LabelsInput value={form.watch('labels')} onChange={(next) => form.set('labels', next)} />
  if (field === 'priority')
    return (
      <Segments
        label={cardFieldLabels.priority}
        isWide
        value={form.watch('priority')}
        onChange={(value) => choose('priority', value)}
        options={cardPriorities.map((each) => ({ value: each, label: priorityNames[each] }))}
      />
    )
  return (
    <Select
      value={form.watch('assignedTo') ?? nobody}
      unlisted={card.assigneeName ?? undefined}
      onChange={(id) => choose('assignedTo', id === nobody ? null : id)}
      options={assigneeChoices(data?.people, card)}
    />
  )
}
