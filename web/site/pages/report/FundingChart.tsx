import type { FundingChartId } from '#domain/content/rules/fundingSources.ts'
import {
  fundingCharts,
  fundingFigures,
  fundingSources,
  onePerPage,
} from '#domain/content/rules/fundingSources.ts'
import { FundingBars } from './FundingBars.tsx'
import { FundingBlocks } from './FundingBlocks.tsx'
import { FundingTicks } from './FundingTicks.tsx'

const looks = {
  ticks: { draw: FundingTicks, note: 'Each line is one hundredth.' },
  bars: { draw: FundingBars, note: 'The full width is 100 percent.' },
  blocks: { draw: FundingBlocks, note: 'Each block is a penny.' },
} as const
const lookOf: Readonly<Record<FundingChartId, keyof typeof looks>> = {
  stage: 'ticks',
  region: 'bars',
  distance: 'bars',
  founders: 'blocks',
  europe: 'ticks',
  deals: 'ticks',
}

/** One chart, drawn when the page is built; its figures stand next to it as text, so that nobody has to measure. */
export function FundingChart({ chart, isHalf = false }: { chart: FundingChartId; isHalf?: boolean }) {
  const { title, unit } = fundingCharts[chart]
  const { draw: Look, note } = looks[lookOf[chart]]
  const figures = fundingFigures.filter((each) => each.chart === chart)
  const sources = onePerPage(fundingSources.filter(({ id }) => figures.some((each) => each.source === id)))
  return (
    <figure className={`border-t-[1.5px] border-ink pt-5 ${isHalf ? '' : 'lg:col-span-2'}`}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <b className="title-m">{title}</b>
        {/* A percentage says it by its sign. */}
        {unit === 'percent' ? null : <span className="text-body-s text-ink-2">{unit}</span>}
      </figcaption>
      <Look chart={chart} figures={figures} isHalf={isHalf} />
      <p className="mt-6 text-caption text-ink-2">
        {note} {sources.length > 1 ? 'Sources' : 'Source'}:{' '}
        {sources.map((source, at) => (
          <span key={source.id}>
            {at > 0 ? '; ' : ''}
            <SourceLink id={source.id} />
          </span>
        ))}
      </p>
    </figure>
  )
}

/** Where a figure was read, as a link. */
export function SourceLink({ id }: { id: string }) {
  const source = fundingSources.find((each) => each.id === id)
  return source ? (
    <a
      href={source.address}
      rel="noopener"
      className="inline-flex min-h-6 items-center underline underline-offset-4"
    >
      {source.publisher}, {source.year}
    </a>
  ) : null
}
