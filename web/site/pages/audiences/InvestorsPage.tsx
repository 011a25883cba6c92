import { brandName } from '#web/lib/page/siteNames.ts'
import { Band } from '../blocks/Band.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { Facts } from '../blocks/Facts.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Questions } from '../blocks/Questions.tsx'
import { RowLink } from '../blocks/RowLink.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { ServiceList } from '../blocks/ServiceList.tsx'
import { StartActions } from '../blocks/StartActions.tsx'
import { Steps } from '../blocks/Steps.tsx'
import { EvidenceMarks } from './EvidenceMarks.tsx'

/** For investors: what a reading is, how it is made and checked, and where the line is. */
export function InvestorsPage() {
  return (
    <>
      <PageHero
        lines={['Read a company', 'in its own', 'evidence.']}
        lead="A portfolio reports in slides, and slides are written to be believed. We sit down with a company, ask the same questions in the same order each time, and write what is true, what was decided and what nobody knows yet."
      >
        <Facts
          facts={[
            { term: 'Form', value: 'The same for every company' },
            { term: 'Every claim', value: 'With its source' },
            { term: 'Who releases it', value: 'The company' },
            { term: 'Investment advice', value: 'None' },
          ]}
        >
          <StartActions
            out="Open an account"
            other={{ href: '/sample-readiness-report', label: 'Read a sample report' }}
          />
        </Facts>
      </PageHero>
      <Band
        tone="surface"
        title="What you get"
        lead="All of it with the company’s agreement. Nothing about a company reaches you behind its back."
      >
        <Rows
          rows={[
            {
              title: 'Sessions on your own questions',
              text: 'Which of two holdings gets the follow-on, what to ask for at the next board meeting, whether a plan survives its weakest assumption. The same ninety minutes, the same report.',
            },
            {
              title: 'A standard readiness report',
              text: 'We call it a reading: eight sides of a company in the same order, from the team to the exit. Each with its level, what was shown, who checked it and when.',
            },
            {
              title: 'A record of decisions',
              text: 'What was decided in a session, with its reason and its date. Three quarters later you can see whether the reason still holds.',
            },
          ]}
        />
      </Band>
      <Band
        title="A portfolio, read the same way"
        lead="What you can ask for across companies, and what we leave to you."
      >
        <Rows
          rows={[
            {
              title: 'Ask for an update',
              text: 'Name the company and what you want to know. We ask the company; if it agrees, the sides that moved are read again, and you both get the new version with what changed since the last one and why.',
              aside: <RowLink href="/advisory/request">Send a request</RowLink>,
            },
            {
              title: 'Oversight by sides',
              text: 'Several companies read in the same form can be laid side by side: whose weakest side is the team, whose is the market, where a gap is past its date. Levels can be compared; figures such as revenue cannot, because companies count them differently.',
            },
            {
              title: 'A quarter in four lines',
              text: 'For each company: what was decided, what moved, what did not, and what is asked of you. Written by its advisor from the record, and read by the company before it is sent.',
            },
          ]}
        />
        <p className="mt-6 max-w-[44em] text-caption text-ink-2">
          Each of these is made by a person, by agreement with the company.
        </p>
      </Band>
      <Band
        tone="surface"
        title="How a reading is made and checked"
        lead="The method is the same whoever asks, and it is written down."
      >
        <Steps
          steps={[
            {
              title: 'Stated',
              text: 'The founders say how things are. It is written down as said by them, with the date.',
            },
            {
              title: 'Shown',
              text: 'A document stands behind it: an invoice, a contract, an account, a chart with its data.',
            },
            {
              title: 'Checked',
              text: 'An advisor has read the document and says what it proves and what it does not.',
            },
            {
              title: 'Released',
              text: 'The company reads the result first, corrects facts, and decides who else may read it.',
            },
          ]}
        />
        <EvidenceMarks />
      </Band>
      <Band tone="dark" title="Where the line is">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <p className="read-l max-w-[24em]">
            {brandName} gives no investment advice, arranges no investments, and is paid nothing on a deal.
          </p>
          <div className="grid max-w-[40em] gap-4 text-[1.0625rem] text-ink-2">
            <p>
              A reading describes a company at one date. It is not an offer, a valuation or a recommendation,
              and it does not replace your own due diligence or that of your lawyers and accountants.
            </p>
            <p>
              Where we hold a share of a company ourselves, the first page of anything we write about it says
              so and how large it is. Where we advise two companies that compete, both know it, and each has
              an advisor who does not work for the other.
            </p>
          </div>
        </div>
      </Band>
      <Band services="investors" title="What investors can book">
        <ServiceList at="investors" />
      </Band>
      <Band title="Investors ask">
        <Questions questions={investorQuestions} />
      </Band>
      <EndBand
        title="Ask one plain question."
        action={{ href: '/advisory/request', label: 'Ask a question' }}
      />
    </>
  )
}

const investorQuestions = [
  {
    id: 'who-pays',
    question: 'Who pays for a reading?',
    text: 'Whoever asks for it, at a price agreed beforehand. The price does not depend on what the reading says, and there is no second price after a deal.',
  },
  {
    id: 'founders-know',
    question: 'Do the founders know that I asked?',
    text: 'Yes. A company takes part in its own reading and reads it first. A reading made without the company would be hearsay.',
  },
  {
    id: 'portfolio',
    question: 'Can I follow several companies in one place?',
    text: 'Today each session stands on its own in your console, with its report and its board. Figures of different companies are not added up, because they are not counted the same way.',
  },
  {
    id: 'confidential',
    question: 'Is what I say confidential too?',
    text: 'Yes. Your sessions belong to you as a founder’s belong to the founder. Your advisor does not advise the company on the other side of your question.',
  },
]
