import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import type { EnterMetricInput, Metric } from '#contract/board/metrics.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { checkMetricEntry, metricUnits } from '#domain/board/rules/metrics.ts'
import { metricNames } from '#domain/board/texts.ts'
import type { Problem } from '#domain/decision.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { useToday } from '#web/lib/time/useToday.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { MetricHistory } from './MetricHistory.tsx'
import { readFigure } from './metricWords.ts'
import { enterMetric } from './mutations.ts'

type Currency = NonNullable<z.infer<typeof EnterMetricInput>['currency']>
type Props = { metric: Metric; canEdit: boolean; onClose: () => void }

const labels = { cents: 'Amount', months: 'Months', people: 'People' } as const

/** A new figure for a day, and those that were entered before. */
export function MetricDialog({ metric, canEdit, onClose }: Props) {
  const today = useToday()
  const unit = metricUnits[metric.metric]
  const first = useRef<HTMLInputElement>(null)
  // Made once a figure, so that sending again is the same figure.
  const [id, setId] = useState(() => crypto.randomUUID())
  const known = boardLimits.currencies.find((each) => each === metric.latest?.currency)
  const [typed, setTyped] = useState('')
  const [currency, setCurrency] = useState<Currency>(known ?? 'EUR')
  const [asOf, setAsOf] = useState(today)
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const words = useUnsaved(typed.trim() !== '' || note.trim() !== '')
  const close = () => words.leave(onClose)
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message ?? null

  const enter = useMutation({
    ...enterMetric(),
    onSuccess: () => {
      setId(crypto.randomUUID())
      onClose()
    },
    onError: (error) => setProblems(refusalOf(error).problems),
  })

  function save() {
    const entry = {
      metric: metric.metric,
      value: readFigure(metric.metric, typed) ?? -1,
      asOf,
      ...(unit === 'cents' ? { currency } : {}),
      ...(note.trim() ? { note: note.trim() } : {}),
    }
    const found = checkMetricEntry(entry, today)
    setProblems(found)
    if (found.length === 0) enter.mutate({ id, ...entry })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={metricNames[metric.metric]}
      {...(canEdit ? { initialFocus: first } : {})}
      description="A figure holds for a day and keeps who entered it. Earlier ones stay."
      footer={
        canEdit ? (
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button variant="solid" isBusy={enter.isPending} busyLabel="Saving" onClick={save}>
              Save figure
            </Button>
          </>
        ) : null
      }
    >
      {canEdit ? (
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <div className={unit === 'cents' ? 'grid grid-cols-[minmax(0,1fr)_104px] gap-2.5' : 'grid'}>
              <Field label={labels[unit]} error={errorOf('value')}>
                <Input
                  ref={first}
                  inputMode={unit === 'cents' ? 'decimal' : 'numeric'}
                  autoComplete="off"
                  value={typed}
                  onChange={(event) => {
                    setTyped(event.target.value)
                    setProblems([])
                  }}
                />
              </Field>
              {unit === 'cents' ? (
                <Field label="Currency" error={errorOf('currency')}>
                  <Select
                    value={currency}
                    onChange={setCurrency}
                    options={boardLimits.currencies.map((each) => ({ value: each, label: each }))}
                  />
                </Field>
              ) : null}
            </div>
            <Field label="As of" error={errorOf('asOf')}>
              <Input type="date" max={today} value={asOf} onChange={(event) => setAsOf(event.target.value)} />
            </Field>
          </div>
          <Field label="Note" hint="What is behind it, in a few words." error={errorOf('note')}>
            <Input
              value={note}
              maxLength={boardLimits.metricNoteLength}
              autoComplete="off"
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </form>
      ) : null}
      <MetricHistory metric={metric} canEdit={canEdit} />
    </Dialog>
  )
}
