import type { FundingFigure } from '#domain/content/rules/fundingSources.ts'
import { fundingFigures, fundingSources } from '#domain/content/rules/fundingSources.ts'

/** Bars of one chart, drawn when the page is built; the figures stand next to them, so that nobody has to measure. */
export function FundingChart({
  chart,
  title,
  most = 100,
}: {
  chart: FundingFigure['chart']
  title: string
  most?: number
}) {
  const figures = fundingFigures.filter((each) => each.chart === chart)
  const sources = fundingSources.filter(({ id }) => figures.some((each) => each.source === id))
  return (
    <figure className="border-t-[1.5px] border-ink pt-5">
      <figcaption className="title-m">{title}</figcaption>
      <dl className="mt-5 grid gap-4">
        {figures.map((each, at) => (
          <div key={`${each.label} ${each.unit}`}>
            <dt className="flex justify-between gap-4 text-body-s">
              <span>{each.label}</span>
              <span className="text-ink-2">{each.unit}</span>
            </dt>
            <dd className="mt-1.5 grid grid-cols-[3rem_1fr] items-center gap-3">
              <span className="title-s tnum">{each.value}</span>
              <svg
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-6 w-full text-ink"
              >
                <rect width="100" height="8" fill="currentColor" opacity=".08" />
                <rect
                  width={(each.value / most) * 100}
                  height="8"
                  fill="currentColor"
                  opacity={at === 0 ? 0.45 : 1}
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-caption text-ink-2">
        Source:{' '}
        {sources.map(({ id, publisher, year, address }, at) => (
          <span key={id}>
            {at > 0 ? '; ' : ''}
            <a
              href={address}
              rel="noopener"
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {publisher}, {year}
            </a>
          </span>
        ))}
      </p>
    </figure>
  )
}
