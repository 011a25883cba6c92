import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { boardLimits } from '#domain/board/limits.ts'
import { cardFieldLabels, priorityNames } from '#domain/board/texts.ts'
import type { CardField, CardFields as Fields } from '#domain/board/types.ts'
import { cardPriorities } from '#domain/board/types.ts'
import type { Problem } from '#domain/decision.ts'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { Segments } from '#web/ui/Segments.tsx'
import { Select } from '#web/ui/Select.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { assigneesQuery } from '../queries.ts'
import { LabelsInput } from './LabelsInput.tsx'

type Props = {
  value: Fields
  onChange: (change: Partial<Fields>) => void
  problems: readonly Problem[]
  titleRef?: RefObject<HTMLInputElement | null>
}

const nobody = 'nobody'

/** Everything a member writes on a card; where it stands is no part of it (T-105). */
export function CardFields({ value, onChange, problems, titleRef }: Props) {
  const { data } = useQuery(assigneesQuery())
  const people = data?.people ?? []
  const errorOf = (field: CardField) => problems.find((problem) => problem.field === field)?.message ?? null
  return (
    <div className="grid gap-5">
      <Field label={cardFieldLabels.title} error={errorOf('title')}>
        <Input
          {...(titleRef ? { ref: titleRef } : {})}
          value={value.title}
          maxLength={boardLimits.titleLength}
          autoComplete="off"
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field label={cardFieldLabels.description} error={errorOf('description')}>
        <Textarea
          rows={5}
          className="min-h-28"
          value={value.description}
          maxLength={boardLimits.descriptionLength}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <Field label={cardFieldLabels.priority} error={errorOf('priority')}>
        <Segments
          label={cardFieldLabels.priority}
          isWide
          value={value.priority}
          onChange={(priority) => onChange({ priority })}
          options={cardPriorities.map((each) => ({ value: each, label: priorityNames[each] }))}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={cardFieldLabels.dueOn} error={errorOf('dueOn')}>
          <Input
            type="date"
            min="1900-01-01"
            max="9999-12-31"
            value={value.dueOn ?? ''}
            onChange={(event) => onChange({ dueOn: event.target.value || null })}
          />
        </Field>
        <Field label={cardFieldLabels.assignedTo} error={errorOf('assignedTo')}>
          <Select
            value={value.assignedTo ?? nobody}
            onChange={(id) => onChange({ assignedTo: id === nobody ? null : id })}
            options={[
              { value: nobody, label: 'Unassigned' },
              ...people.map((person) => ({ value: person.id, label: person.name })),
            ]}
          />
        </Field>
      </div>
      <Field
        label={cardFieldLabels.labels}
        error={errorOf('labels')}
        aside={`${value.labels.length} of ${boardLimits.labels}`}
      >
        <LabelsInput value={value.labels} onChange={(labels) => onChange({ labels })} />
      </Field>
    </div>
  )
}
