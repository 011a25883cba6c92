import { useQuery } from '@tanstack/react-query'
import type { Metric } from '#contract/board/metrics.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { boardUiTexts, metricNames, metricTexts } from '#domain/board/texts.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { changeText, figureText, unitText } from '../metrics/metricWords.ts'
import { figuresQuery } from './queries.ts'

/** A member's company in four figures, each with who said it and when (4.13.2, T-099). */
export function FiguresPanel({ memberId }: { memberId: string }) {
  const query = useQuery(figuresQuery(memberId))
  return (
    <Panel aria-labelledby="figures">
      <PanelHeader id="figures" title="Figures" />
      <Loaded
        of={query}
        label="Loading figures"
        failed={boardUiTexts.metricsFailed}
        skeleton={<SkeletonLines lines={3} />}
      >
        {({ metrics }) => (
          <div className="mt-4 grid grid-cols-2 border-t border-line xl:grid-cols-4">
            {metrics.map((metric) => (
              <Figure key={metric.metric} metric={metric} />
            ))}
          </div>
        )}
      </Loaded>
    </Panel>
  )
}

function Figure({ metric }: { metric: Metric }) {
  const today = useToday()
  const { latest } = metric
  return (
    <div className="min-w-0 border-line px-4 py-4 even:border-l max-xl:nth-[n+3]:border-t md:px-5 xl:not-first:border-l">
      <h3 className="text-caption text-ink-2">{metricNames[metric.metric]}</h3>
      {latest ? (
        <>
          <p className="mt-1 flex items-baseline gap-1.5">
            <span className="truncate text-[1.5rem] leading-tight tnum">
              {figureText(metric.metric, latest.value, latest.currency)}
            </span>
            <span className="text-body-s text-ink-2">{unitText(metric.metric, latest.value)}</span>
          </p>
          <p className="mt-1 text-caption text-ink-2">{changeText(metric, today) ?? 'The first figure.'}</p>
          <p className="text-caption text-ink-3">
            <bdi>{latest.byName}</bdi>, {dayText(latest.asOf, today)}
          </p>
        </>
      ) : (
        <p className="mt-1 text-body text-ink-3">{metricTexts.notEntered}</p>
      )}
    </div>
  )
}
