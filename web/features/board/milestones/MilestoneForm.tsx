import type { RefObject } from 'react'
import { boardLimits } from '#domain/board/limits.ts'
import { milestoneFieldLabels, milestoneStatusNames } from '#domain/board/texts.ts'
import type { MilestoneField, MilestoneFields } from '#domain/board/types.ts'
import { milestoneStatuses } from '#domain/board/types.ts'
import type { Problem } from '#domain/decision.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'

type Props = {
  value: MilestoneFields
  onChange: (change: Partial<MilestoneFields>) => void
  problems: readonly Problem[]
  titleRef: RefObject<HTMLInputElement | null>
}

/** Everything a member writes on a milestone (K76). */
export function MilestoneForm({ value, onChange, problems, titleRef }: Props) {
  const errorOf = (field: MilestoneField) => problems.find((each) => each.field === field)?.message ?? null
  const labels = milestoneFieldLabels
  return (
    <div className="grid gap-5">
      <Field label={labels.title} error={errorOf('title')}>
        <Input
          ref={titleRef}
          value={value.title}
          maxLength={boardLimits.titleLength}
          autoComplete="off"
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field label={labels.description} error={errorOf('description')}>
        <Textarea
          rows={3}
          value={value.description}
          maxLength={boardLimits.milestoneDescriptionLength}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={labels.objective} error={errorOf('objective')}>
          <Input
            value={value.objective}
            maxLength={boardLimits.milestoneWordLength}
            autoComplete="off"
            onChange={(event) => onChange({ objective: event.target.value })}
          />
        </Field>
        <Field label={labels.owner} error={errorOf('owner')}>
          <Input
            value={value.owner}
            maxLength={boardLimits.milestoneWordLength}
            autoComplete="off"
            onChange={(event) => onChange({ owner: event.target.value })}
          />
        </Field>
        <Field label={labels.status} error={errorOf('status')}>
          <Select
            value={value.status}
            onChange={(status) => onChange({ status, ...(status === 'completed' ? { progress: 100 } : {}) })}
            options={milestoneStatuses.map((each) => ({ value: each, label: milestoneStatusNames[each] }))}
          />
        </Field>
        <Field label={labels.progress} error={errorOf('progress')} aside={`${value.progress}%`}>
          <input
            type="range"
            min={0}
            max={100}
            step={1}
            aria-label={labels.progress}
            aria-valuetext={`${value.progress}%`}
            value={value.progress}
            onChange={(event) => onChange({ progress: Number(event.target.value) })}
            className="h-11 w-full cursor-pointer accent-ink"
          />
        </Field>
        <Field label={labels.startsOn} error={errorOf('startsOn')}>
          <Input
            type="date"
            min="1900-01-01"
            max="9999-12-31"
            value={value.startsOn ?? ''}
            onChange={(event) => onChange({ startsOn: event.target.value || null })}
          />
        </Field>
        <Field label={labels.targetOn} error={errorOf('targetOn')}>
          <Input
            type="date"
            min="1900-01-01"
            max="9999-12-31"
            value={value.targetOn ?? ''}
            onChange={(event) => onChange({ targetOn: event.target.value || null })}
          />
        </Field>
      </div>
    </div>
  )
}
