import { readinessBand, readinessBands } from '../../content/sample/readiness.ts'

const ticks = Array.from({ length: 101 }, (_, at) => at)

/** A score as a hundred ticks, the last one it reaches hot. */
export function ScoreDial({ score, className }: { score: number; className?: string }) {
  return (
    <figure className={className}>
      <svg
        viewBox="0 -4 320 268"
        role="img"
        aria-label={`${score} of 100: ${readinessBand(score)}`}
        className="w-full"
      >
        {ticks.map((at) => {
          const turn = ((at * 2.7 - 225) * Math.PI) / 180
          const from = readinessBands.some((band) => band.from === at && at > 0) ? 118 : 126
          const point = (far: number) =>
            `${(160 + far * Math.cos(turn)).toFixed(1)} ${(155 + far * Math.sin(turn)).toFixed(1)}`
          const paint =
            at === score ? 'var(--jul-heat)' : at < score ? 'currentColor' : 'var(--jul-line-strong)'
          return (
            <path
              key={at}
              d={`M${point(from)}L${point(at === score ? 156 : 148)}`}
              stroke={paint}
              strokeWidth={at === score ? 5 : 2}
            />
          )
        })}
        <text x={160} y={172} textAnchor="middle" fill="currentColor" fontSize={84}>
          {score}
        </text>
        <text x={160} y={204} textAnchor="middle" fill="currentColor" fontSize={17} fontWeight={600}>
          {readinessBand(score)}
        </text>
      </svg>
      <figcaption className="mt-2 flex flex-wrap justify-center gap-x-5 gap-y-1 text-caption text-ink-2">
        {readinessBands.map(({ label, from, to }) => (
          <span key={label}>
            <b className="text-ink">{label}</b>{' '}
            <span className="tnum">
              {from} to {to}
            </span>
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
