import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import type { EnterMetricInput, Metric } from '#contract/board/metrics.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { checkMetricEntry, metricUnits } from '#domain/board/rules/metrics.ts'
import { metricNames } from '#domain/board/texts.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useOrderId } from '#web/lib/forms/useOrderId.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { MetricHistory } from './MetricHistory.tsx'
import { readFigure } from './metricWords.ts'
import { enterMetric } from './mutations.ts'

type Currency = NonNullable<z.infer<typeof EnterMetricInput>['currency']>
type Entry = { typed: string; currency: Currency; asOf: string; note: string }
type Props = { metric: Metric; canEdit: boolean; onClose: () => void }

const labels = { cents: 'Amount', months: 'Months', people: 'People' } as const

/** A new figure for a day, and those that were entered before. */
export function MetricDialog({ metric, canEdit, onClose }: Props) {
  const today = useToday()
  const unit = metricUnits[metric.metric]
  const order = useOrderId()
  const known = boardLimits.currencies.find((each) => each === metric.latest?.currency)
  const form = useCheckedForm<Entry>({
    start: { typed: '', currency: known ?? 'EUR', asOf: today, note: '' },
    check: (entry) => checkMetricEntry(entryOf(entry), today),
    shownAt: { value: 'typed' },
    isOneWhole: true,
  })

  const entryOf = ({ typed, currency, asOf, note }: Entry) => ({
    metric: metric.metric,
    value: readFigure(metric.metric, typed) ?? -1,
    asOf,
    ...(unit === 'cents' ? { currency } : {}),
    ...(note.trim() ? { note: note.trim() } : {}),
  })
  const enter = useMutation({ ...enterMetric(), onSuccess: onClose, onError: form.place })
  const save = form.submit((typed) => {
    const entry = entryOf(typed)
    enter.mutate({ id: order.of(entry), ...entry })
  })

  const title = metricNames[metric.metric]
  const description = 'A figure counts for one day and shows who entered it. Earlier figures are kept.'
  const history = <MetricHistory metric={metric} canEdit={canEdit} />
  if (!canEdit)
    return (
      <Dialog onClose={onClose} title={title} description={description}>
        {history}
      </Dialog>
    )
  return (
    <FormDialog
      title={title}
      description={description}
      action="Save figure"
      busyLabel="Saving"
      isBusy={enter.isPending}
      onSubmit={save}
      isDirty={form.watch('typed').trim() !== '' || form.watch('note').trim() !== ''}
      onClose={onClose}
      after={history}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <div className={unit === 'cents' ? 'grid grid-cols-[minmax(0,1fr)_104px] gap-2.5' : 'grid'}>
          <Field label={labels[unit]} error={form.errorOf('typed')}>
            <Input
              {...form.field('typed')}
              inputMode={unit === 'cents' ? 'decimal' : 'numeric'}
              autoComplete="off"
            />
          </Field>
          {unit === 'cents' ? (
            <Field label="Currency" error={form.errorOf('currency')}>
              <Select
                value={form.watch('currency')}
                onChange={(currency) => form.set('currency', currency)}
                options={boardLimits.currencies.map((each) => ({ value: each, label: each }))}
              />
            </Field>
          ) : null}
        </div>
        <Field label="As of" error={form.errorOf('asOf')}>
          <Input type="date" max={today} {...form.field('asOf')} />
        </Field>
      </div>
      <Field label="Note" hint="Where the figure comes from, in a few words." error={form.errorOf('note')}>
        <Input {...form.field('note')} maxLength={boardLimits.metricNoteLength} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
