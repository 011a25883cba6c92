import { useQuery } from '@tanstack/react-query'
import { boardUiTexts, metricNames, metricTexts } from '#domain/board/texts.ts'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { withUnit } from '../metrics/metricWords.ts'
import { figuresQuery } from './queries.ts'

/** A member's figures in a few lines, next to what they ask; for whoever advises them (4.13.2, 4.13.9). */
export function FiguresToday({ memberId }: { memberId: string }) {
  const figures = useQuery(figuresQuery(memberId))
  return (
    <section aria-label="Figures today" className="text-body-s">
      <h3 className="font-semibold">Figures today</h3>
      <Loaded
        of={figures}
        label="Loading figures"
        failed={boardUiTexts.metricsFailed}
        skeleton={<SkeletonLines lines={3} />}
      >
        {({ metrics }) => (
          <dl className="mt-1 hairlines">
            {metrics.map(({ metric, latest }) => (
              <div key={metric} className="flex items-baseline justify-between gap-3 py-2">
                <dt className="text-ink-3">{metricNames[metric]}</dt>
                <dd className={latest ? 'text-right font-semibold tnum' : 'text-right text-ink-3'}>
                  {latest ? withUnit(metric, latest.value, latest.currency) : metricTexts.notEntered}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </section>
  )
}
