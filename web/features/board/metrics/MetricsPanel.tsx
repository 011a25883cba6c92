import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { boardUiTexts } from '#domain/board/texts.ts'
import type { MetricKey } from '#domain/board/types.ts'
import { metricKeys } from '#domain/board/types.ts'
import { classes } from '#web/ui/classes.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { MetricDialog } from './MetricDialog.tsx'
import { MetricTile } from './MetricTile.tsx'
import { metricsQuery } from './queries.ts'

const cell = [
  'border-line max-sm:not-first:border-t',
  'sm:max-[1181px]:even:border-l sm:max-[1181px]:nth-[n+3]:border-t',
  'min-[1181px]:not-first:border-l',
].join(' ')
const grid = 'grid sm:max-[1181px]:grid-cols-2 min-[1181px]:grid-cols-4'

/** The company in four figures, each with its source and age (T-099). */
export function MetricsPanel({ canEdit }: { canEdit: boolean }) {
  const query = useQuery(metricsQuery())
  const [openKey, setOpenKey] = useState<MetricKey | null>(null)
  const open = query.data?.metrics.find(({ metric }) => metric === openKey)
  return (
    <Panel aria-labelledby="metrics-snapshot">
      <h2 id="metrics-snapshot" className="sr-only">
        Metrics snapshot
      </h2>
      <Loaded
        of={query}
        label="Loading figures"
        failed={boardUiTexts.metricsFailed}
        className={query.isError ? undefined : ''}
        skeleton={
          <div className={grid}>
            {metricKeys.map((key) => (
              <div key={key} className={classes('grid gap-3 p-5', cell)}>
                <Skeleton className="h-4 w-16" />
                <Skeleton className="h-8 w-32" />
                <Skeleton className="h-16" />
                <Skeleton className="h-8" />
              </div>
            ))}
          </div>
        }
      >
        {({ metrics }) => (
          <div className={grid}>
            {metrics.map((metric) => (
              <div key={metric.metric} className={classes('grid min-w-0', cell)}>
                <MetricTile metric={metric} canEdit={canEdit} onOpen={() => setOpenKey(metric.metric)} />
              </div>
            ))}
          </div>
        )}
      </Loaded>
      {open ? (
        <MetricDialog key={open.metric} metric={open} canEdit={canEdit} onClose={() => setOpenKey(null)} />
      ) : null}
    </Panel>
  )
}
