import type { FundingChartId } from '#domain/content/rules/fundingSources.ts'
import { fundingFigures, shownFigure } from '#domain/content/rules/fundingSources.ts'
import { listForms } from '#domain/newsletter/rules.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { SourceLink } from './FundingChart.tsx'

// What each chart is about is its last figure.
const headlines: readonly { chart: FundingChartId; text: string }[] = [
  { chart: 'stage', text: 'capital raised by scale-ups in the EU, compared with Silicon Valley' },
  { chart: 'region', text: 'of equity investment in UK small businesses went to London in 2024' },
  { chart: 'distance', text: 'of equity stakes in the UK are held within two hours of the company' },
  { chart: 'founders', text: 'of each pound of venture capital in the UK went to all-female teams' },
]

/** The head of the report: what is missing, and four figures of it with where each was read. */
export function FundingHead() {
  return (
    <section data-theme="dark" data-band="dark" className="bg-steel-950 pt-14 text-ink max-md:pt-8">
      <div className="site-width">
        <h1 aria-label="Where capital is missing" className="leading-[.93] tracking-[-.02em]">
          <span className="wdth-forge block text-[min(15vw,10.5rem)]">Where capital</span>
          <span className="wdth-studio mt-[.07em] block text-[min(13.4vw,10.5rem)] tracking-[-.048em] text-heat">
            is missing
          </span>
        </h1>
        <div className="mt-12 grid items-end gap-x-16 gap-y-8 max-md:mt-8 lg:grid-cols-[1.75fr_1fr]">
          <p className="read-l max-w-[25em]">
            Published figures show three gaps: by stage, by region and by who founded the company. This is
            what each means for somebody who raises a round, and what nobody has measured well.
          </p>
          <div className="grid gap-3 md:max-lg:max-w-[26rem]">
            <Button href={listForms.report.path} variant="hot" size="large" isBlock>
              Read the full report
            </Button>
            <p className="text-caption text-ink-2">
              With the method, every source with its sentence, and the figures as a table. We ask for an email
              address and confirm it.
            </p>
          </div>
        </div>
        <ul className="mt-20 grid grid-cols-2 gap-x-5 border-line-strong max-md:mt-12 lg:grid-cols-4 lg:gap-x-0 lg:border-t-[1.5px] lg:border-ink">
          {headlines.map(({ chart, text }) => (
            <Headline key={chart} chart={chart} text={text} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Headline({ chart, text }: { chart: FundingChartId; text: string }) {
  const figure = fundingFigures.findLast((each) => each.chart === chart)
  if (!figure) return null
  return (
    <li className="border-line-strong pt-5.5 pb-11 max-lg:border-t max-lg:pb-7 lg:border-l lg:px-7 lg:first:border-l-0 lg:first:pl-0">
      <b className="block text-[clamp(2.25rem,4vw,3.25rem)] leading-none font-[420] tracking-[-.04em] tnum [font-stretch:116%]">
        {chart === 'stage' ? `−${100 - figure.value}%` : shownFigure(figure)}
      </b>
      <p className="mt-3 max-w-[17em] text-ink-2 max-md:text-body-s">{text}</p>
      <p className="mt-3 text-caption text-ink-2">
        <SourceLink id={figure.source} />
      </p>
    </li>
  )
}
