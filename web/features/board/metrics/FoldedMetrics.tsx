import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Metric } from '#contract/board/metrics.ts'
import { boardUiTexts, metricNames, metricTexts } from '#domain/board/texts.ts'
import { mayKeep } from '#web/lib/page/keptChoice.ts'
import { browserStorage } from '#web/lib/storage/browserStorage.ts'
import { classes } from '#web/ui/classes.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { late } from '#web/ui/states/late.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { figureText, unitText } from './metricWords.ts'
import { metricsQuery } from './queries.ts'

const MetricsPanel = late(async () => (await import('./MetricsPanel.tsx')).MetricsPanel)

const openKey = 'jul.figures'

/** The four figures in one line above the cards; a press unfolds them, and this browser keeps it so where it may (T-099, T-159). */
export function FoldedMetrics({ canEdit }: { canEdit: boolean }) {
  const { data } = useQuery(metricsQuery())
  const [isOpen, setOpen] = useState(
    () => mayKeep('functional') && browserStorage.local.get(openKey) === 'open',
  )
  const id = useId()
  function fold() {
    if (mayKeep('functional')) browserStorage.local.set(openKey, isOpen ? 'folded' : 'open')
    setOpen(!isOpen)
  }
  return (
    <div className="grid gap-2.5">
      <Panel as="div">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={fold}
          className="flex min-h-11 w-full flex-wrap items-center gap-x-6 gap-y-1 rounded-panel px-4 py-2 text-left md:px-5"
        >
          <span className="sr-only">{boardUiTexts.figures}</span>
          {data ? (
            data.metrics.map((metric) => <OneLine key={metric.metric} metric={metric} />)
          ) : (
            <Skeleton className="h-5 w-96 max-w-[70%]" />
          )}
          <ChevronDown
            size={18}
            aria-hidden="true"
            className={classes('ml-auto text-ink-2 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </Panel>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <MetricsPanel
            canEdit={canEdit}
            waiting={<Skeleton className="h-56 rounded-panel" />}
            lost={(retry) => <SectionError onRetry={retry} />}
          />
        ) : null}
      </div>
    </div>
  )
}

function OneLine({ metric: { metric, latest, estimate, isStale } }: { metric: Metric }) {
  const shown = latest ?? estimate
  return (
    <span className="flex items-baseline gap-2 whitespace-nowrap">
      <span className="text-caption text-ink-2">{metricNames[metric]}</span>
      {shown ? (
        <span className={classes('tnum', isStale ? 'text-ink-3' : 'font-semibold')}>
          {figureText(metric, shown.value, shown.currency)} {unitText(metric, shown.value)}
        </span>
      ) : (
        <span className="text-body-s text-ink-3">{metricTexts.notEntered}</span>
      )}
      {estimate && !latest ? <span className="text-micro text-ink-3">{metricTexts.estimate}</span> : null}
    </span>
  )
}
