import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { serviceCatalogue } from '#domain/billing/rules/services.ts'
import { priceText } from '#domain/currencies.ts'
import { sampleReportPath } from '../../content/pages/entry.ts'
import { Band } from '../blocks/Band.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Questions } from '../blocks/Questions.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { ServiceList } from '../blocks/ServiceList.tsx'
import { StartActions } from '../blocks/StartActions.tsx'
import { founderQuestions, levels, quickWins, stages } from './founderStages.ts'

const premium = priceText(planCatalogue.mobile_premium.priceCents)
const session = priceText(serviceCatalogue.strategySession.priceCents)

/** For founders: what each stage asks for, the nine levels, small things to do this week. */
export function FoundersPage() {
  return (
    <>
      <PageHero
        lines={['How ready', 'are you', 'to raise?']}
        lead="Investors look for proof of different things at each stage. Find the stage you are at, see what you will be asked to show, and give the missing part an owner and a date."
      >
        <div>
          <StartActions
            other={{ href: '/pricing', label: 'Plans and prices' }}
            note={`An account is free and shows your board and your sessions. Editing the board comes with a plan, from ${premium} a month; a session costs ${session}.`}
          />
        </div>
      </PageHero>
      <Band
        tone="surface"
        id="stages"
        title="What changes at each stage"
        lead="The next stage asks for a different kind of proof, not for more of the same."
      >
        <Rows
          rows={stages.map((stage) => ({
            title: stage.name,
            text: (
              <>
                <p>
                  <b className="text-ink">You have to show:</b> {stage.show}
                </p>
                <p className="mt-1.5">
                  <b className="text-ink">We work on:</b> {stage.work}
                </p>
              </>
            ),
            aside: (
              <>
                Start with{' '}
                <a href={stage.start.href} className="underline underline-offset-4">
                  {stage.start.label}
                </a>
              </>
            ),
          }))}
        />
      </Band>
      <Band
        id="levels"
        title="Nine levels, and the money that fits each"
        lead="You are at the highest level whose conditions you meet in every part of the company, not on average."
      >
        <ol className="grid gap-x-8 border-t-[1.5px] border-ink sm:grid-cols-2 lg:grid-cols-3">
          {levels.map((level, at) => (
            <li key={level.name} className="flex gap-4 border-b border-line py-4">
              <span className="text-title-l w-8 shrink-0 font-[480] text-ink-3 tnum">{at + 1}</span>
              <div>
                <h3 className="title-s">{level.name}</h3>
                <p className="mt-1 text-body-s text-ink-2">{level.money}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-6 max-w-[52em] text-caption text-ink-2">
          The levels follow the VIRAL framework of Village Capital, which goes from a founding team to an exit
          in sight and holds a company at a level until every part of it has met the criteria. The{' '}
          <InlineLink href={sampleReportPath}>sample readiness report</InlineLink> shows how a company is read
          that way.
        </p>
      </Band>
      <Band title="Quick wins" lead="None of them takes more than a week, and none needs us.">
        <Rows rows={quickWins.map((win) => ({ title: win.title, text: win.text, aside: win.days }))} />
      </Band>
      <Band tone="dark" title="What this can do, and what it cannot">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <p className="read-l max-w-[24em]">
            Getting ready improves the score and the story. It does not promise money, and nobody who works on
            readiness should tell you that it does.
          </p>
          <div className="text-[1.0625rem] text-ink-2">
            <dl className="hairlines border-y border-line">
              {[
                [
                  '346 firms',
                  'in five countries took part in a randomised trial of an investment-readiness programme.',
                ],
                [
                  '+0.3',
                  'standard deviations was the rise in the readiness score of the firms that took it.',
                ],
                ['Small', 'was the effect on deals, and overall it was not statistically significant.'],
              ].map(([figure, text]) => (
                <div key={figure} className="grid grid-cols-[8rem_1fr] items-baseline gap-4 py-4">
                  <dt className="title-m text-ink">{figure}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-4 text-caption">
              Cusolito, Dautovic and McKenzie, Review of Economics and Statistics 103(3), 2021; World Bank
              working paper 8541.
            </p>
          </div>
        </div>
      </Band>
      <Band title="The console, in one minute">
        <div className="grid gap-x-16 gap-y-6 text-[1.0625rem] text-ink-2 lg:grid-cols-3">
          <p>
            <b className="text-ink">Board.</b> Cards with an owner, a date and a reason. Drag them, use the
            keys, or read them on the phone. Decisions are kept with their options and why one was chosen.
          </p>
          <p>
            <b className="text-ink">Figures.</b> Runway, cash, revenue and the few other numbers that
            investors ask for. What you have not entered is marked as an estimate, never dressed up as a fact.
          </p>
          <p>
            <b className="text-ink">Sessions.</b> Each with its report. Every action in it can become a card
            that remembers the sentence it came from.
          </p>
        </div>
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
