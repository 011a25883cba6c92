import { useQuery } from '@tanstack/react-query'
import type { Card } from '#contract/board/cards.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { cardFieldLabels, priorityNames } from '#domain/board/texts.ts'
import type { CardFields as Fields } from '#domain/board/types.ts'
import { cardPriorities } from '#domain/board/types.ts'
import type { CheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { orNull } from '#web/lib/forms/useCheckedForm.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { LabelsInput } from './LabelsInput.tsx'
import { assigneeChoices, assigneesQuery, nobody } from './queries.ts'

type Props = {
  form: CheckedForm<Fields>
  /** The card that is edited; a new one is none yet. */
  card?: Pick<Card, 'assignedTo' | 'assigneeName'>
}

/** Everything a member writes on a card; where it stands is no part of it (T-105). */
export function CardFields({ form, card }: Props) {
  const { data } = useQuery(assigneesQuery())
  const { errorOf } = form
  const labels = form.watch('labels')
  return (
    <div className="grid gap-5">
      <Field label={cardFieldLabels.title} error={errorOf('title')}>
        <Input {...form.field('title')} maxLength={boardLimits.titleLength} autoComplete="off" />
      </Field>
      <Field label={cardFieldLabels.description} error={errorOf('description')}>
        <Textarea
          rows={5}
          className="min-h-28"
          {...form.field('description')}
          maxLength={boardLimits.descriptionLength}
        />
      </Field>
      <Field label={cardFieldLabels.priority} error={errorOf('priority')}>
        <Segments
          label={cardFieldLabels.priority}
          isWide
          value={form.watch('priority')}
          onChange={(priority) => form.set('priority', priority)}
          options={cardPriorities.map((each) => ({ value: each, label: priorityNames[each] }))}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={cardFieldLabels.dueOn} error={errorOf('dueOn')}>
          <Input type="date" min="1900-01-01" max="9999-12-31" {...form.field('dueOn', orNull)} />
        </Field>
        <Field label={cardFieldLabels.assignedTo} error={errorOf('assignedTo')}>
          <Select
            value={form.watch('assignedTo') ?? nobody}
            unlisted={card?.assigneeName ?? undefined}
            onChange={(id) => form.set('assignedTo', id === nobody ? null : id)}
            options={assigneeChoices(data?.people, card)}
          />
        </Field>
      </div>
      <Field
        label={cardFieldLabels.labels}
        error={errorOf('labels')}
        aside={`${labels.length} of ${boardLimits.labels}`}
      >
        <LabelsInput value={labels} onChange={(next) => form.set('labels', next)} />
      </Field>
    </div>
  )
}
