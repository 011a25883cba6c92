import type { FundingLook } from './FundingFigureText.tsx'
import { FundingFigureText } from './FundingFigureText.tsx'

const perRow = 20
const paints = ['currentColor', 'var(--jul-steel-400)', 'var(--jul-heat)'] as const

/** A pound as a hundred blocks, in rows of twenty. */
export function FundingBlocks({ figures, isHalf }: FundingLook) {
  // One run a row and a colour: from, to.
  const runs = figures.flatMap(({ value }, at) => {
    const start = figures.slice(0, at).reduce((sum, each) => sum + each.value, 0)
    const parts: { row: number; from: number; to: number; paint: string | undefined }[] = []
    for (let from = start; from < start + value; ) {
      const row = Math.floor(from / perRow)
      const to = Math.min(start + value, (row + 1) * perRow)
      parts.push({ row, from: from - row * perRow, to: to - row * perRow, paint: paints[at] })
      from = to
    }
    return parts
  })
  return (
    <div className={`mt-7 grid items-center gap-x-16 gap-y-6 ${isHalf ? '' : 'md:grid-cols-2'}`}>
      <svg
        viewBox={`0 0 ${perRow} 5`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-50 w-full"
      >
        {runs.map(({ row, from, to, paint }) => (
          <path
            key={`${row} ${from}`}
            d={`M${from} ${row + 0.43}H${to}`}
            stroke={paint}
            strokeWidth={0.86}
            strokeDasharray=".84 .16"
          />
        ))}
      </svg>
      <ul className="border-t border-line-strong">
        {figures.map((figure, at) => (
          <li key={figure.label} className="flex items-center gap-4 border-b border-line-strong py-3.5">
            <svg width="12" height="12" aria-hidden="true" className="shrink-0">
              <rect width="12" height="12" fill={paints[at]} />
            </svg>
            <FundingFigureText figure={figure} />
          </li>
        ))}
      </ul>
    </div>
  )
}
