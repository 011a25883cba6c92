import { fundingCharts } from '#domain/content/rules/fundingSources.ts'
import { listForms } from '#domain/newsletter/rules.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import type { Stage } from '#web/ui/marks/StageMark.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'

const parts: readonly { stage: Stage; title: string; aside: string }[] = [
  { stage: 'square', title: fundingCharts.distance.title, aside: 'Chart' },
  { stage: 'square', title: 'All-female teams: deals and money', aside: 'Chart' },
  { stage: 'octagon', title: 'How to use it in a round', aside: 'Three cases' },
  { stage: 'octagon', title: 'Method and limits', aside: 'Text' },
  { stage: 'round', title: 'Every source with its sentence', aside: 'Links' },
  { stage: 'round', title: 'All figures as a table', aside: 'CSV' },
]

/** What the full report has more than this page, and the way to it. */
export function FundingRest() {
  return (
    <section aria-labelledby="rest" className="site-width pb-24 max-md:pb-16">
      <div className="grid overflow-hidden rounded-panel border border-line bg-surface lg:grid-cols-2">
        <div className="p-12 max-md:p-5">
          <h2 id="rest" className="display-m">
            The rest is free
          </h2>
          <p className="mt-3 mb-7 max-w-[30em] text-body-l text-ink-2">
            Tell us where to send the link. There is no account, no password and no newsletter behind it.
          </p>
          <Button href={listForms.report.path} variant="hot" size="large">
            Read the full report
          </Button>
        </div>
        <div className="border-line bg-sunken p-12 max-lg:border-t max-md:p-5 lg:border-l">
          <h3 className="title-s">Also in the report</h3>
          <ul className="mt-3">
            {parts.map(({ stage, title, aside }) => (
              <li key={title} className="flex items-center gap-4 border-b border-line-strong py-3">
                <StageMark stage={stage} size={12} />
                <span className="flex-1">{title}</span>
                <span className="text-caption text-ink-2">{aside}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
