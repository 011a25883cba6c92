import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import type { EnterMetricInput, Metric } from '#contract/board/metrics.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { checkMetricEntry, metricUnits } from '#domain/board/rules/metrics.ts'
import { boardUiTexts, metricNames, metricTexts } from '#domain/board/texts.ts'
import type { Problem } from '#domain/decision.ts'
import { orpc } from '#web/lib/api.ts'
import { refusalOf } from '#web/lib/refusal.ts'
import { toast } from '#web/lib/toast.ts'
import { useUnsaved } from '#web/lib/unsaved.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { Select } from '#web/ui/Select.tsx'
import { boardKey } from '../queries.ts'
import { MetricHistory } from './MetricHistory.tsx'
import { readFigure } from './metricWords.ts'
import { useToday } from './useToday.ts'

type Currency = NonNullable<z.infer<typeof EnterMetricInput>['currency']>
type Props = { metric: Metric; canEdit: boolean; onClose: () => void }

const labels = { cents: 'Amount', months: 'Months', people: 'People' } as const

/** A new figure for a day, and those that were entered before. */
export function MetricDialog({ metric, canEdit, onClose }: Props) {
  const today = useToday()
  const queryClient = useQueryClient()
  const enter = useMutation(orpc.board.enterMetric.mutationOptions())
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

  async function save() {
    const entry = {
      metric: metric.metric,
      value: readFigure(metric.metric, typed) ?? -1,
      asOf,
      ...(unit === 'cents' ? { currency } : {}),
      ...(note.trim() ? { note: note.trim() } : {}),
    }
    const found = checkMetricEntry(entry, today)
    setProblems(found)
    if (found.length > 0) return
    try {
      await enter.mutateAsync({ id, ...entry })
      toast.success(metricTexts.entered)
      setId(crypto.randomUUID())
      void queryClient.invalidateQueries({ queryKey: boardKey() })
      onClose()
    } catch (error) {
      const { problems: said, message } = refusalOf(error)
      setProblems(said)
      if (said.length === 0) toast.error(`${boardUiTexts.notStored}. ${message}`)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={metricNames[metric.metric]}
      {...(canEdit ? { initialFocus: first } : {})}
      description="A figure counts for one day and shows who entered it. Earlier figures are kept."
      footer={
        canEdit ? (
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button variant="solid" isBusy={enter.isPending} busyLabel="Saving" onClick={() => void save()}>
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
            void save()
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
          <Field label="Note" hint="Where the figure comes from, in a few words." error={errorOf('note')}>
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
