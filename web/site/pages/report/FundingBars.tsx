import type { FundingLook } from './FundingFigureText.tsx'
import { FundingFigureText } from './FundingFigureText.tsx'

/** Percentages as bars over the whole width of a hundred; the last is the one that the chart is about. */
export function FundingBars({ figures, isHalf }: FundingLook) {
  const [row, bar, text] = isHalf ? ['', '', ''] : ['lg:flex-row lg:items-center', 'lg:flex-[2]', 'lg:flex-1']
  return (
    <ul className="mt-7 grid gap-5">
      {figures.map((figure, at) => (
        <li key={figure.label} className={`flex flex-col-reverse gap-x-6 gap-y-2 ${row}`}>
          <svg
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            aria-hidden="true"
            className={`h-10 w-full max-md:h-7 ${bar}`}
          >
            <rect width="100" height="8" fill="var(--jul-well)" />
            <rect
              width={figure.value}
              height="8"
              fill={at === figures.length - 1 ? 'var(--jul-heat)' : 'currentColor'}
            />
          </svg>
          <FundingFigureText figure={figure} className={text} />
        </li>
      ))}
    </ul>
  )
}
