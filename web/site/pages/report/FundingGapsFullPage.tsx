import { fundingSources, onePerPage } from '#domain/content/rules/fundingSources.ts'
import { reportDays } from '#domain/newsletter/limits.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Band } from '../blocks/Band.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { place } from '../forms/FormFieldRow.tsx'
import { FundingChart } from './FundingChart.tsx'

/** The whole report, for an address that was confirmed; the server lets nobody else see it (server/newsletter/lists/mountReport.ts). */
export function FundingGapsFullPage() {
  return (
    <>
      <PageHero
        lines={['Funding', 'gaps:', 'the report']}
        lead={`All figures with their sources, how they were chosen, what they cannot say, and the table behind the charts. This browser opens it again for ${reportDays} days; elsewhere the link in your email does.`}
      >
        <a
          className="inline-flex min-h-12 items-center justify-center rounded-control border border-control bg-surface px-5 font-semibold"
          {...place('data-link')}
        >
          Download the figures (CSV)
        </a>
      </PageHero>
      <Band tone="surface" title="The charts">
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
          <FundingChart chart="stage" />
          <FundingChart chart="region" />
          <FundingChart chart="founders" />
          <FundingChart chart="deals" isHalf />
          <FundingChart chart="europe" isHalf />
          <FundingChart chart="distance" />
        </div>
      </Band>
      <Band title="How to use it in a round">
        <Rows
          rows={[
            {
              title: 'You raise before Series A',
              text: 'The stage gap is ahead of you. Write down today which investors abroad could lead the round after next, and send two of them a figure a quarter without asking for anything.',
            },
            {
              title: 'You are far from a capital',
              text: 'List the funds that hold a stake within two hours of you, then those whose partners have travelled for a company like yours. For the second list a monthly report is the visit.',
            },
            {
              title: 'Your team is one that gets smaller rounds',
              text: 'Derive the sum from the plan, in a table that somebody outside has checked, and name it first. Ask every fund that says no for its reason and keep the reasons: they are your figures about the market.',
            },
          ]}
        />
      </Band>
      <Band tone="surface" title="Method and limits">
        <div className="read grid max-w-[46rem] gap-4">
          <p>
            A figure stands here only if the page it was published on states it in words, and that sentence is
            quoted below. Nothing was computed from other figures, with one exception that the chart names:
            half of what others raise is drawn as fifty of a hundred.
          </p>
          <p>
            The pages were read in November 2026, in the form in which they stand on the web; the reports
            behind some of them are longer and say more. Figures of different years stand in one chart only
            where each names its year. Venture capital and equity investment are not the same thing: each
            chart says which of the two is meant.
          </p>
          <p>
            Most figures are British. That is a limit of what is published and not a view of where capital is
            missing most. If you know a source that counts regions or founders of the EU and can be quoted,
            write to us.
          </p>
          <p>This report is no investment advice.</p>
        </div>
      </Band>
      <Band title="Sources, each with its sentence">
        <Rows
          rows={onePerPage(fundingSources).map(({ publisher, title, year, address }) => ({
            title: `${publisher}, ${year}`,
            text: (
              <>
                <a href={address} rel="noopener" className="underline underline-offset-4">
                  {title}
                </a>
                {fundingSources
                  .filter((each) => each.address === address)
                  .map(({ id, sentence }) => (
                    <p key={id} className="mt-2">
                      “{sentence}”
                    </p>
                  ))}
              </>
            ),
          }))}
        />
        <p className="mt-8">
          <Button href="/contact?topic=press">Ask about a figure</Button>
        </p>
      </Band>
    </>
  )
}
