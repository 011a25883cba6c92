import type { TextGrid } from '#domain/content/rules/textBody.ts'
import { curvePoints, monthsBefore } from '#domain/content/rules/textBody.ts'
import { longDay } from '#domain/days.ts'
import { shapeOf, signed } from './curveShape.ts'
import { TextTable } from './TextTable.tsx'

type Drawn = Required<TextGrid>

// Type keeps its size, so each width of the page has a drawing of its own. Without a margin the widest has no room.
const narrow = { width: 350, height: 250, className: 'max-w-[30rem] md:hidden' }
const middle = { width: 640, height: 310, className: 'max-md:hidden' }
const sizes = [narrow, { ...middle, className: 'max-md:hidden xl:hidden' }]
const wide = { width: 900, height: 360, className: 'max-xl:hidden' }

/** The numbers of a table as a line over its days, drawn when the page is built; the table itself opens below it. */
export function TextCurve({ head, rows, curve, hasMargin }: Drawn & { hasMargin: boolean }) {
  return (
    <figure className={`mt-4 border-t-[1.5px] border-ink pt-4 font-sans ${hasMargin ? 'xl:col-span-2' : ''}`}>
      <figcaption className="title-m">{curve.title}</figcaption>
      <p className="mt-2 mb-1 text-caption text-ink-2">{head[1]}</p>
      {(hasMargin ? [...sizes, wide] : [narrow, middle]).map((size) => (
        <Drawing key={size.width} {...{ head, rows, curve }} {...size} />
      ))}
      <details className="max-w-[30rem]">
        <summary className="flex min-h-11 cursor-pointer items-center text-body-s font-semibold underline underline-offset-4">
          The figures of this curve
        </summary>
        <TextTable head={head} rows={rows} />
      </details>
    </figure>
  )
}

type Size = { width: number; height: number; className: string }

function Drawing({ head, rows, curve, width, height, className }: Drawn & Size) {
  const points = curvePoints(rows)
  const [first, last] = [points[0], points.at(-1)]
  if (!(first && last)) return null
  const { left, right, top, bottom, x, y, ticks, months } = shapeOf(points, width, height)
  const shaded = curve.last ? monthsBefore(last.at, curve.last.months) : null
  // Words that begin in the right half are written up to the edge, not past it.
  const isLate = shaded !== null && x(shaded) > (left + right) / 2
  const said = [
    `${head[1]}: ${signed(first.value)} on ${longDay(new Date(first.at))}, ${signed(last.value)} on ${longDay(new Date(last.at))}.`,
    shaded && curve.last ? `Shaded from ${longDay(new Date(shaded))}: ${curve.last.label}.` : '',
  ]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={said.join(' ').trim()}
      className={`w-full ${className}`}
      fontSize={13}
      fontWeight={500}
    >
      {shaded && curve.last ? (
        <>
          <rect
            x={x(shaded)}
            y={top}
            width={right - x(shaded)}
            height={bottom - top}
            fill="var(--jul-heat)"
            opacity={0.12}
          />
          <path
            d={`M${x(shaded)} ${top}V${bottom}`}
            stroke="var(--jul-heat-text)"
            strokeWidth={1.2}
            strokeDasharray="3 4"
          />
          <text
            x={isLate ? right : x(shaded)}
            y={top - 8}
            textAnchor={isLate ? 'end' : 'start'}
            fill="var(--jul-heat-text)"
            fontWeight={600}
          >
            {curve.last.label}
          </text>
        </>
      ) : null}
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${left} ${y(tick)}H${right}`}
            stroke={tick === 0 ? 'var(--jul-ink)' : 'var(--jul-line-strong)'}
            strokeWidth={tick === 0 ? 1.5 : 1}
          />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end" fill="var(--jul-ink-2)">
            {signed(tick)}
          </text>
        </g>
      ))}
      <path
        d={`M${points.map(({ at, value }) => `${x(at)} ${y(value)}`).join('L')}`}
        fill="none"
        stroke="var(--jul-ink)"
        strokeWidth={2.5}
      />
      {points.slice(0, -1).map(({ at, value }) => (
        <rect key={at} x={x(at) - 4} y={y(value) - 4} width={8} height={8} fill="var(--jul-ink)" />
      ))}
      <circle cx={x(last.at)} cy={y(last.value)} r={7} fill="var(--jul-heat)" />
      {months.map((at) => (
        <text key={at} x={x(at)} y={bottom + 24} textAnchor="middle" fill="var(--jul-ink-2)">
          {longDay(new Date(at)).split(' ')[1]?.slice(0, 3)}
        </text>
      ))}
      <text x={right + 7} y={bottom + 24} textAnchor="end" fill="var(--jul-ink)" fontWeight={600}>
        {longDay(new Date(last.at))}
      </text>
    </svg>
  )
}
