import { Band } from '../blocks/Band.tsx'
import { RowLink } from '../blocks/RowLink.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { FundingChart } from './FundingChart.tsx'
import { FundingHead } from './FundingHead.tsx'
import { FundingRest } from './FundingRest.tsx'

/** What a gap means, in two columns under its chart. */
const essay = 'read grid items-start gap-x-16 gap-y-4 lg:col-span-2 lg:grid-cols-2'

/** The open part of the report: three gaps, what each means for a round, and what is not known (K17). */
export function FundingGapsPage() {
  return (
    <>
      <FundingHead />
      <Band
        tone="surface"
        title="By stage: the gap opens late"
        lead="The European Investment Bank followed firms with venture capital over the years. Those in the EU raise half of what comparable firms in Silicon Valley raise."
      >
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <FundingChart chart="stage" />
          <div className={essay}>
            <p>
              A first round is found in most places where there are angels and a fund; the round that pays for
              a sales team in four countries often is not. The bank’s own page says that the scarcity of
              investors for that phase sends companies abroad for money and, in the end, for a buyer.
            </p>
            <p>
              For a founder this is a question of time. If the round after next has to come from another
              country, its investors want figures in a form they know, and a company that somebody there has
              met before. Both take longer than a round does.
            </p>
          </div>
        </div>
      </Band>
      <Band
        title="By region: money stays near those who have it"
        lead="In the United Kingdom, where regions are counted best, three fifths of the money goes to one city that holds a fifth of the smaller businesses."
      >
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <FundingChart chart="region" />
          <div className={essay}>
            <p>
              The share of the money has hardly moved in the years between the two reports. Deals are spread
              wider than money: the larger a round, the more likely it is in the capital.
            </p>
            <p>
              Distance is part of it. Most stakes are held by somebody who can be at the company within two
              hours, so a founder elsewhere either finds the few funds nearby or gives a fund far away a
              reason to travel: a report every month that says the same things in the same order.
            </p>
          </div>
        </div>
      </Band>
      <Band
        tone="surface"
        title="By founders: more deals, no more of the money"
        lead="Of each pound of venture capital in the United Kingdom, teams of women alone received less than a penny in the year that was studied."
      >
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <FundingChart chart="founders" />
          <FundingChart chart="europe" isHalf />
          <div className="read grid content-start gap-4">
            <p>
              Later figures from the British Business Bank show more deals for teams of women and no larger
              share of the money: the rounds are smaller. Whoever reads only the number of deals sees
              progress; whoever reads the sums does not.
            </p>
            <p>
              For the EU the European Investment Bank looked at companies led by women, which is another way
              of counting: in 2017 they got 11 percent of the venture capital, while 30 percent of
              entrepreneurs were women. The two sets of figures cannot be added up, and they point the same
              way.
            </p>
            <p>
              What a company can do about it is little, and we do not pretend otherwise. It can ask for the
              sum its plan needs instead of the sum that seems polite, and have its figures checked by
              somebody else before they are doubted.
            </p>
          </div>
        </div>
      </Band>
      <Band
        title="What is not known"
        lead="A chart that has no published figure behind it is not drawn here."
      >
        <Rows
          rows={[
            {
              title: 'Across Europe, by region',
              text: 'We found no figures that count regions of the EU in one way. The British ones are used because they are published every year, and they say nothing about Porto or Turin.',
            },
            {
              title: 'The need, in euro',
              text: 'The European Commission and the EIB published a gap analysis for smaller companies in 2019. We give no sum from it: it rests on assumptions that a single number would hide.',
            },
            {
              title: 'Whether readiness helps',
              text: 'A trial in five countries found that preparing firms raised their readiness score and found no significant effect on deals overall. We sell preparation and tell you so.',
              aside: <RowLink href="/jul-playbook/myth-files">The myth files</RowLink>,
            },
          ]}
        />
      </Band>
      <FundingRest />
    </>
  )
}
