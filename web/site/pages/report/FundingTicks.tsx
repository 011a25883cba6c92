import { fundingCharts } from '#domain/content/rules/fundingSources.ts'
import type { FundingLook } from './FundingFigureText.tsx'
import { FundingFigureText } from './FundingFigureText.tsx'

/** Hundredths as lines; where the chart is about what is missing, that is drawn hot, with a bracket under it. */
export function FundingTicks({ chart, figures }: FundingLook) {
  const { gap } = fundingCharts[chart]
  return (
    <ul className="mt-7 grid gap-6">
      {figures.map((figure, at) => {
        const isLast = at === figures.length - 1
        const isGap = isLast && gap !== undefined
        return (
          <li key={figure.label}>
            <FundingFigureText figure={figure} />
            <svg
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-3 block h-14 w-full max-md:h-10"
            >
              <Lines to={figure.value} paint={isLast && !isGap ? 'var(--jul-heat)' : 'currentColor'} />
              <Lines
                from={figure.value}
                to={100}
                paint={isGap ? 'var(--jul-heat)' : 'var(--jul-control)'}
                isThin
              />
            </svg>
            {isGap ? <Bracket from={figure.value} text={gap} /> : null}
          </li>
        )
      })}
    </ul>
  )
}

type LinesProps = { from?: number; to: number; paint: string; isThin?: boolean }

const Lines = ({ from = 0, to, paint, isThin = false }: LinesProps) =>
  from < to ? (
    <path
      d={`M${from} 5H${to}`}
      stroke={paint}
      strokeWidth={10}
      strokeDasharray={isThin ? '.22 .78' : '.38 .62'}
    />
  ) : null

/** From the end of what is there to the hundred. */
function Bracket({ from, text }: { from: number; text: string }) {
  const line = { stroke: 'var(--jul-heat)', strokeWidth: 1.5 }
  const [start, end] = [`${from + 0.1}%`, '99.9%']
  return (
    <svg width="100%" height="44" role="img" aria-label={text} className="mt-2 block">
      <line x1={start} x2={end} y1="10" y2="10" {...line} />
      <line x1={start} x2={start} y1="2" y2="10" {...line} />
      <line x1={end} x2={end} y1="2" y2="10" {...line} />
      <text
        x={`${(from + 100) / 2}%`}
        y="34"
        textAnchor="middle"
        fill="var(--jul-heat-text)"
        fontSize={15}
        fontWeight={600}
      >
        {text}
      </text>
    </svg>
  )
}
