import type { ReadinessLevels, ReadinessSide } from '../../content/sample/readiness.ts'
import { readinessSides, readinessTop } from '../../content/sample/readiness.ts'

type Props = { levels: ReadinessLevels; reasons: Readonly<Record<ReadinessSide, string>> }

/** The eight sides of a company, each with its level and why it has it; the lowest are hot, as in the wheel. */
export function SideList({ levels, reasons }: Props) {
  const lowest = Math.min(...readinessSides.map(({ id }) => levels[id]))
  return (
    <ol className="border-t-[1.5px] border-ink">
      {readinessSides.map(({ id, label }) => (
        <li
          key={id}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-b border-line py-3.5"
        >
          <h3 className="title-s">{label}</h3>
          <LevelTicks level={levels[id]} isHot={levels[id] === lowest} />
          <p className="col-span-2 max-w-[40em] text-ink-2">{reasons[id]}</p>
        </li>
      ))}
    </ol>
  )
}

const cells = Array.from({ length: readinessTop }, (_, at) => at)

/** A level as so many of nine cells. */
function LevelTicks({ level, isHot }: { level: number; isHot: boolean }) {
  return (
    <span className="flex items-center gap-2.5 text-body-s text-ink-2 tnum">
      <svg width={96} height={9} viewBox="0 0 96 9" aria-hidden="true">
        {cells.map((at) => (
          <rect
            key={at}
            x={at * 10.75 + 0.5}
            y={0.5}
            width={8}
            height={8}
            fill={at >= level ? 'none' : isHot ? 'var(--jul-heat)' : 'var(--jul-ink)'}
            stroke={at >= level ? 'var(--jul-control)' : isHot ? 'var(--jul-heat)' : 'var(--jul-ink)'}
          />
        ))}
      </svg>
      {level} of {readinessTop}
    </span>
  )
}
