import { PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Metric } from '#contract/board/metrics.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { metricNames, metricTexts } from '#domain/board/texts.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { classes } from '#web/ui/classes.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { MetricDrawing } from './MetricDrawing.tsx'
import { changeText, figureText, unitText } from './metricWords.ts'

type Props = { metric: Metric; canEdit: boolean; onOpen: () => void }

/** One figure of the company with its way here: who said it, when, and how old it is (D8, T-099). */
export function MetricTile({ metric, canEdit, onOpen }: Props) {
  const today = useToday()
  const name = metricNames[metric.metric]
  const { latest, estimate, isStale, ageDays } = metric
  const shown = latest ?? estimate
  return (
    <div className="relative grid min-w-0 grid-rows-[auto_auto_64px_1fr] gap-2.5 px-4 py-[18px] md:px-5">
      <h3 className="flex min-h-5 items-center gap-2 pr-8 text-body-s font-[560] text-ink-2">
        {name}
        {estimate && !latest ? <Badge tone="outline">{metricTexts.estimate}</Badge> : null}
        {isStale && ageDays !== null ? <Badge tone="warning">{metricTexts.stale(ageDays)}</Badge> : null}
      </h3>
      {shown ? (
        <p className={classes('-mt-0.5 flex min-w-0 items-baseline gap-2', isStale && 'text-ink-3')}>
          <span className="figure truncate">{figureText(metric.metric, shown.value, shown.currency)}</span>
          <Unit>{unitText(metric.metric, shown.value)}</Unit>
        </p>
      ) : (
        <p className="-mt-0.5 self-center text-body text-ink-3">{metricTexts.notEntered}</p>
      )}
      {shown ? (
        <span className={classes('block', isStale && 'opacity-60')}>
          <MetricDrawing metric={metric} isFaded={isStale} />
        </span>
      ) : canEdit ? (
        <span className="self-end">
          <Button size="small" onClick={onOpen} aria-label={`${metricTexts.enter}, ${name}`}>
            {metricTexts.enter}
          </Button>
        </span>
      ) : (
        <span />
      )}
      <div className="grid content-start gap-0.5 text-caption">
        {latest ? (
          <>
            <p className="text-ink-2 [overflow-wrap:anywhere]">
              {[changeText(metric, today), latest.note].filter(Boolean).join(' ') || 'The first figure.'}
            </p>
            <p className="text-ink-3">
              {latest.source === 'imported' ? (
                'Imported'
              ) : (
                <>
                  Entered by <bdi>{latest.byName}</bdi>
                </>
              )}
              , <span className="whitespace-nowrap">{dayText(latest.asOf, today)}</span>
            </p>
          </>
        ) : estimate ? (
          <p className="text-ink-3">{estimate.formula}.</p>
        ) : null}
      </div>
      {shown ? (
        <IconButton
          icon={PencilLine}
          size="small"
          label={canEdit ? `Update ${name}` : `History of ${name}`}
          className="absolute! top-2.5 right-2.5 text-ink-3! hover:text-ink!"
          onClick={onOpen}
        />
      ) : null}
    </div>
  )
}

function Unit({ children }: { children: ReactNode }) {
  return children ? <span className="text-body whitespace-nowrap text-ink-2">{children}</span> : null
}
