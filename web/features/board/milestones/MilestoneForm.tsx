import { boardLimits } from '#domain/board/limits.ts'
import { milestoneFieldLabels, milestoneStatusNames } from '#domain/board/texts.ts'
import type { MilestoneFields } from '#domain/board/types.ts'
import { milestoneStatuses } from '#domain/board/types.ts'
import type { CheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { orNull } from '#web/lib/forms/useCheckedForm.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'

/** Everything a member writes on a milestone (K76). */
export function MilestoneForm({ form }: { form: CheckedForm<MilestoneFields> }) {
  const { errorOf } = form
  const progress = `${form.watch('progress')}%`
  const labels = milestoneFieldLabels
  return (
    <div className="grid gap-5">
      <Field label={labels.title} error={errorOf('title')}>
        <Input {...form.field('title')} maxLength={boardLimits.titleLength} autoComplete="off" />
      </Field>
      <Field label={labels.description} error={errorOf('description')}>
        <Textarea
          rows={3}
          {...form.field('description')}
          maxLength={boardLimits.milestoneDescriptionLength}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={labels.objective} error={errorOf('objective')}>
          <Input
            {...form.field('objective')}
            maxLength={boardLimits.milestoneWordLength}
            autoComplete="off"
          />
        </Field>
        <Field label={labels.owner} error={errorOf('owner')}>
          <Input {...form.field('owner')} maxLength={boardLimits.milestoneWordLength} autoComplete="off" />
        </Field>
        <Field label={labels.status} error={errorOf('status')}>
          <Select
            value={form.watch('status')}
            onChange={(status) => {
              form.set('status', status)
              if (status === 'completed') form.set('progress', 100)
            }}
            options={milestoneStatuses.map((each) => ({ value: each, label: milestoneStatusNames[each] }))}
          />
        </Field>
        <Field label={labels.progress} error={errorOf('progress')} aside={progress}>
          <input
            type="range"
            min={0}
            max={100}
            step={1}
            aria-label={labels.progress}
            aria-valuetext={progress}
            {...form.field('progress', { valueAsNumber: true })}
            className="h-11 w-full cursor-pointer accent-ink"
          />
        </Field>
        <Field label={labels.startsOn} error={errorOf('startsOn')}>
          <Input type="date" min="1900-01-01" max="9999-12-31" {...form.field('startsOn', orNull)} />
        </Field>
        <Field label={labels.targetOn} error={errorOf('targetOn')}>
          <Input type="date" min="1900-01-01" max="9999-12-31" {...form.field('targetOn', orNull)} />
        </Field>
      </div>
    </div>
  )
}
