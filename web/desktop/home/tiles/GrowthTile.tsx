import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { metricNames, metricTexts } from '#domain/board/texts.ts'
import { homeTexts } from '#domain/content/texts/home.ts'
import { TrendLine } from '#web/features/board/metrics/MetricDrawing.tsx'
import { changeText, figureText, unitText } from '#web/features/board/metrics/metricWords.ts'
import { metricsQuery } from '#web/features/board/metrics/queries.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { HomeTile } from './HomeTile.tsx'
import { growthOf, spanOf } from './momentum.ts'
import { TileLoaded } from './TileLoaded.tsx'

/** How the company's first figure has moved, with its age where it is old (T-206, T-099). */
export function GrowthTile() {
  const asked = useQuery(metricsQuery())
  const today = useToday()
  return (
    <TileLoaded title={homeTexts.growth} parts={[asked]} data={asked.data}>
      {({ metrics }) => {
        const metric = growthOf(metrics)
        const to = paths.dashboard('julboard')
        if (!metric?.latest) {
          return (
            <HomeTile title={homeTexts.growth} to={to} drawing={<NoLine />} words={metricTexts.notEntered} />
          )
        }
        const { latest, isStale, ageDays } = metric
        const figure = figureText(metric.metric, latest.value, latest.currency)
        const unit = unitText(metric.metric, latest.value)
        const change = changeText(metric, today)
          ?.replace(/\.$/, '')
          .replace(/^./, (character) => character.toLowerCase())
        return (
          <HomeTile
            title={homeTexts.growth}
            aside={[metricNames[metric.metric], spanOf(metric)].filter(Boolean).join(', ')}
            to={to}
            drawing={<TrendLine metric={metric} isFaded={isStale} />}
            value={unit ? `${figure} ${unit}` : figure}
            words={isStale && ageDays !== null ? metricTexts.stale(ageDays) : (change ?? '')}
          />
        )
      }}
    </TileLoaded>
  )
}

function NoLine() {
  return (
    <svg viewBox="0 0 220 56" aria-hidden="true" className="h-14 w-full max-w-[220px] text-line-strong">
      <path d="M2 54H218" stroke="currentColor" strokeWidth="1.75" strokeDasharray="4 6" />
    </svg>
  )
}
