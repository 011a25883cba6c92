import { paths } from '#contract/paths.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { homeTexts } from '#domain/content/texts/home.ts'
import { HomeTile } from './HomeTile.tsx'
import { analyticsOf } from './momentum.ts'
import { TileLoaded } from './TileLoaded.tsx'
import { useMomentum, useWeeklyHours } from './useMomentum.ts'

const [wide, high] = [162, 56]
const least = 3

/** Time in sessions and cards done, week by week (T-206). */
export function AnalyticsTile() {
  const hours = useWeeklyHours()
  const momentum = useMomentum()
  const data = hours.data && momentum.data && analyticsOf(hours.data, momentum.data.done)
  return (
    <TileLoaded title={homeTexts.analytics} parts={[hours, momentum]} data={data}>
      {({ bars, value, words }) => (
        <HomeTile
          title={homeTexts.analytics}
          aside={`${boardLimits.momentumWeeks} weeks`}
          to={paths.dashboard('sessions')}
          drawing={<Bars bars={bars} />}
          value={value}
          words={words}
        />
      )}
    </TileLoaded>
  )
}

/** One bar a week; the week that ends now is hot where it holds anything. */
function Bars({ bars }: { bars: readonly number[] }) {
  const top = Math.max(...bars, 0.01)
  return (
    <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden="true" className="h-14">
      {bars.map((bar, at) => {
        const tall = bar === 0 ? least : Math.max(least * 2, (high * bar) / top)
        const key = `week-${at}`
        const isHot = at === bars.length - 1 && bar > 0
        return (
          <rect
            key={key}
            x={at * 14}
            y={high - tall}
            width="8"
            height={tall}
            fill={isHot ? 'var(--jul-heat)' : 'var(--jul-line-strong)'}
          />
        )
      })}
    </svg>
  )
}
