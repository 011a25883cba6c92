import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { serviceCatalogue } from '#domain/billing/rules/services.ts'
import { priceText } from '#domain/currencies.ts'
import { sampleReportPath } from '../../content/pages/entry.ts'
import { readinessSides, readinessTop } from '../../content/sample/readiness.ts'
import { Band } from '../blocks/Band.tsx'
import { Columns } from '../blocks/Columns.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { Facts } from '../blocks/Facts.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Questions } from '../blocks/Questions.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { ServiceList } from '../blocks/ServiceList.tsx'
import { StartActions } from '../blocks/StartActions.tsx'
import { founderQuestions, quickWins } from './founderStages.ts'
import { LevelLine } from './LevelLine.tsx'
import { SampleReading, sampleLevel } from './SampleReading.tsx'
import { StageColumns } from './StageColumns.tsx'
import { TrialFigures } from './TrialFigures.tsx'

const premium = priceText(planCatalogue.mobile_premium.priceCents)
const { strategySession } = serviceCatalogue

/** What the console has for a founder, in one minute. */
const tour = [
  {
    title: 'Board',
    text: 'Cards with an owner, a date and a reason. Drag them, use the keys, or read them on the phone. Decisions are kept with their options and why one was chosen.',
  },
  {
    title: 'Figures',
    text: 'Runway, cash, revenue and the few other numbers that investors ask for. What you have not entered says so, and an estimate is named as one.',
  },
  {
    title: 'Sessions',
    text: 'Each with its report. Every action in it can become a card that remembers the sentence it came from.',
  },
] as const

/** For founders: how readiness is read, the nine levels, small things to do this week, what each stage asks for. */
export function FoundersPage() {
  return (
    <>
      <PageHero
        lines={['How ready', 'are you', 'to raise?']}
        lead="Investors look for proof of different things at each stage. See how a company is read, find the stage you are at, and give the missing part an owner and a date."
      >
        <Facts
          facts={[
            { term: 'Sides of a company', value: String(readinessSides.length) },
            { term: 'Levels of each', value: String(readinessTop) },
            { term: 'What counts', value: 'The weakest side' },
            { term: `A session of ${strategySession.minutes} minutes`, value: strategySession.price },
          ]}
        >
          <StartActions
            other={{ href: sampleReportPath, label: 'Read a sample report' }}
            note={`An account is free and shows your board and your sessions. Editing the board comes with a plan, from ${premium} a month.`}
          />
        </Facts>
      </PageHero>
      <Band
        tone="surface"
        id="sample"
        title="What an answer looks like"
        lead="An advisor reads eight sides of the company, each with its evidence. The company is at the level of its weakest side, because that is how a careful investor reads it."
      >
        <SampleReading />
      </Band>
      <Band
        id="levels"
        title="Nine levels, and the money that fits each"
        lead="Each kind of investor expects a different level. You are at the highest level that every side of the company has reached, not at the average."
      >
        <LevelLine sample={sampleLevel} />
        <p className="mt-10 max-w-[52em] text-caption text-ink-2">
          The levels follow the VIRAL framework of Village Capital, which goes from establishing a founding
          team to an exit in sight and holds a company at a level until every side of it has met the criteria.
          The names between are ours.
        </p>
      </Band>
      <Band tone="surface" title="Quick wins" lead="None of them takes more than a week, and none needs us.">
        <Rows rows={quickWins.map((win) => ({ title: win.title, text: win.text, aside: win.days }))} />
      </Band>
      <Band
        id="stages"
        title="What changes at each stage"
        lead="The next stage asks for a different kind of proof, not for more of the same."
      >
        <StageColumns />
      </Band>
      <Band tone="dark" title="What this can do, and what it cannot">
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
          <p className="read-l max-w-[17em] lg:text-display-m lg:leading-[1.2]">
            Getting ready improves the score and the story. It does not promise money, and nobody who works on
            readiness should tell you that it does.
          </p>
          <TrialFigures />
        </div>
      </Band>
      <Band title="The console, in one minute">
        <Columns columns={tour} />
        <p className="mt-2 text-ink-2 max-md:mt-6">
          What each plan opens is on <InlineLink href="/pricing">Plans and prices</InlineLink>.
        </p>
      </Band>
      <Band services="founders" title="What founders can book">
        <ServiceList at="founders" />
      </Band>
      <Band tone="surface" title="Founders ask">
        <Questions questions={founderQuestions} />
      </Band>
      <EndBand title="Bring us your weakest side." />
    </>
  )
}
