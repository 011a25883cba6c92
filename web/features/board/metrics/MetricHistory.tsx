import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Metric } from '#contract/board/metrics.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { TrendLine } from './MetricDrawing.tsx'
import { figureText, leavingText, unitText } from './metricWords.ts'
import { deleteMetricEntry } from './mutations.ts'

/** The figures of one tile, newest first; one's own can be taken back. */
export function MetricHistory({ metric, canEdit }: { metric: Metric; canEdit: boolean }) {
  const today = useToday()
  const [leavingId, setLeavingId] = useState<string | null>(null)
  const remove = useMutation({ ...deleteMetricEntry(), onSuccess: () => setLeavingId(null) })
  if (metric.trend.length === 0) return null

  return (
    <section aria-labelledby="metric-history" className={canEdit ? 'mt-7' : undefined}>
      <h3 id="metric-history" className="title-s">
        History
      </h3>
      {metric.trend.length > 1 ? (
        <div className="mt-3">
          <TrendLine metric={metric} isFaded={metric.isStale} />
        </div>
      ) : null}
      <ul className="hairlines mt-3 border-y border-line">
        {metric.trend.toReversed().map((entry) => (
          <li key={entry.id} className="flex min-h-12 items-center gap-4 py-2 text-body-s">
            <span className="w-28 shrink-0 font-semibold tnum">
              {figureText(metric.metric, entry.value, entry.currency)}{' '}
              <span className="font-normal text-ink-2">{unitText(metric.metric, entry.value)}</span>
            </span>
            <span className="min-w-0 flex-1 text-caption">
              <span className="block text-ink-2 [overflow-wrap:anywhere]">{entry.note}</span>
              <span className="block text-ink-3">
                {dayText(entry.asOf, today)},{' '}
                {entry.source === 'imported' ? (
                  'imported'
                ) : (
                  <>
                    entered by <bdi>{entry.byName}</bdi>
                  </>
                )}
              </span>
            </span>
            {canEdit && entry.isMine ? (
              <IconButton
                icon={Trash2}
                size="small"
                label={`Delete the figure of ${dayText(entry.asOf, today)}`}
                className="text-ink-3!"
                onClick={() => setLeavingId(entry.id)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <AlertDialog
        open={leavingId !== null}
        onClose={() => setLeavingId(null)}
        title="Delete this figure?"
        description={leavingText(metric, leavingId)}
        confirmLabel="Delete figure"
        cancelLabel="Keep it"
        isDanger
        isBusy={remove.isPending}
        busyLabel="Deleting"
        onConfirm={() => leavingId && remove.mutate({ id: leavingId })}
      />
    </section>
  )
}
