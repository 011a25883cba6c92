import type { ReactNode } from 'react'

/** The interval of the study's effect on deals, in percentage points (World Bank working paper 8541). */
const deals = { low: -4.7, best: 5, high: 14.7 } as const
const scale = { from: -6, to: 16, width: 320 } as const
const at = (points: number) => ((points - scale.from) / (scale.to - scale.from)) * scale.width

/** What one randomised trial of readiness work found, with its figures and where they stand. */
export function TrialFigures() {
  return (
    <div className="text-ink-2">
      <dl className="border-t-[1.5px] border-ink">
        <Finding figure="346 firms">
          in five countries of the Western Balkans took part in a randomised trial of an investment-readiness
          programme.
        </Finding>
        <Finding figure="+0.3 sd">
          was the rise in the readiness score, in standard deviations, for the firms that were offered the
          programme.
        </Finding>
        <Finding figure={`+${deals.best} points`}>
          <p>
            was the rise in the chance of a deal within two years. It is not statistically significant: the
            interval goes from {deals.low.toString().replace('-', '−')} to +{deals.high}, so it may be
            nothing.
          </p>
          <Interval />
        </Finding>
      </dl>
      <p className="mt-5 text-caption">
        Cusolito, Dautovic and McKenzie,{' '}
        <a href="https://doi.org/10.1162/rest_a_00882" className="underline underline-offset-4">
          “Can government intervention make firms more investment ready?”
        </a>
        , Review of Economics and Statistics 103(3), 2021. The interval is that of World Bank working paper
        8541, 2018.
      </p>
    </div>
  )
}

function Finding({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-5 gap-y-1 border-b border-line-strong py-4.5 sm:grid-cols-[10rem_1fr]">
      <dt className="text-[1.75rem] leading-tight font-[460] tracking-[-.02em] text-ink font-stretch-[112%] tnum">
        {figure}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The effect as a point on its interval; the upright line is no effect at all. */
function Interval() {
  return (
    <svg
      viewBox={`0 0 ${scale.width} 44`}
      aria-hidden="true"
      className="mt-3 w-full max-w-[26rem]"
      fill="currentColor"
      fontSize={12}
      textAnchor="middle"
    >
      <path d={`M0 12H${scale.width}`} stroke="var(--jul-line-strong)" />
      <path d={`M${at(0)} 0V26`} stroke="var(--jul-ink-2)" strokeDasharray="3 3" />
      <path d={`M${at(deals.low)} 12H${at(deals.high)}`} stroke="var(--jul-ink)" strokeWidth={2} />
      <path d={`M${at(deals.low)} 7v10M${at(deals.high)} 7v10`} stroke="var(--jul-ink)" strokeWidth={2} />
      <circle cx={at(deals.best)} cy={12} r={5} fill="var(--jul-ink)" />
      <text x={at(deals.low)} y={40}>
        −{-deals.low}
      </text>
      <text x={at(0) + 8} y={40} textAnchor="start">
        no effect
      </text>
      <text x={at(deals.high)} y={40}>
        +{deals.high}
      </text>
    </svg>
  )
}
