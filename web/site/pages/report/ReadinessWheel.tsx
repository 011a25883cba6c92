import type { ReadinessLevels, ReadinessSide } from '../../content/sample/readiness.ts'
import { readinessSides, readinessTop } from '../../content/sample/readiness.ts'

const MIDDLE = 200
const RADIUS = 132

/** Where a side's level lies, its first corner straight up. */
function corner(at: number, level: number): readonly [number, number] {
  const turn = (at / readinessSides.length) * 2 * Math.PI - Math.PI / 2
  const far = (RADIUS * level) / readinessTop
  return [round(MIDDLE + far * Math.cos(turn)), round(MIDDLE + far * Math.sin(turn))]
}
const round = (value: number) => Math.round(value * 10) / 10
const outline = (levelOf: (side: ReadinessSide) => number) =>
  readinessSides.map(({ id }, at) => corner(at, levelOf(id)).join(' ')).join(' L')

// A label has room for so many characters; a longer one stands on two lines.
const LABEL_WIDTH = 13
function linesOf(label: string): readonly string[] {
  const short = label.split(' and ')[0] ?? label
  return short.length > LABEL_WIDTH ? short.split(/ (?=\S+$)/) : [short]
}

type Props = { levels: ReadinessLevels; target?: number; className?: string }

/** The eight sides of a company as an octagon; the lowest corner is hot, for there a reader presses first. */
export function ReadinessWheel({ levels, target, className }: Props) {
  const lowest = Math.min(...readinessSides.map(({ id }) => levels[id]))
  const said = readinessSides.map(({ id, label }) => `${label} ${levels[id]}`).join(', ')
  return (
    <svg viewBox="-56 12 524 376" role="img" aria-label={`Levels of nine: ${said}`} className={className}>
      {[3, 6, 9].map((level) => (
        <path key={level} d={`M${outline(() => level)}Z`} fill="none" stroke="var(--jul-line-strong)" />
      ))}
      {readinessSides.map(({ id }, at) => (
        <path key={id} d={`M${MIDDLE} ${MIDDLE} L${corner(at, 9).join(' ')}`} stroke="var(--jul-line)" />
      ))}
      {target ? (
        <path
          d={`M${outline(() => target)}Z`}
          fill="none"
          stroke="var(--jul-ink-3)"
          strokeWidth={1.5}
          strokeDasharray="4 4"
        />
      ) : null}
      <path
        d={`M${outline((side) => levels[side])}Z`}
        fill="currentColor"
        fillOpacity={0.08}
        stroke="currentColor"
        strokeWidth={2}
      />
      {readinessSides.map(({ id, label }, at) => {
        const [x, y] = corner(at, levels[id])
        const [labelX, labelY] = corner(at, 10.2)
        const isLowest = levels[id] === lowest
        return (
          <g key={id}>
            <rect
              x={x - 5}
              y={y - 5}
              width={10}
              height={10}
              rx={isLowest ? 5 : 0}
              fill={isLowest ? 'var(--jul-heat)' : 'currentColor'}
            />
            <text
              x={labelX}
              y={labelY}
              textAnchor={Math.abs(labelX - MIDDLE) < 8 ? 'middle' : labelX > MIDDLE ? 'start' : 'end'}
              fill="currentColor"
              className="text-caption font-semibold max-sm:text-[1.0625rem] lg:max-xl:text-[1.0625rem]"
            >
              {linesOf(label).map((line, row) => (
                <tspan key={line} x={labelX} dy={row === 0 ? undefined : '1.2em'}>
                  {line}
                </tspan>
              ))}
              <tspan fill={isLowest ? 'var(--jul-heat-text)' : 'var(--jul-ink-2)'}> {levels[id]}</tspan>
            </text>
          </g>
        )
      })}
    </svg>
  )
}
