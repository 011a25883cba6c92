import { priceText } from '#domain/billing/rules/currencies.ts'
import { serviceCatalogue } from '#domain/billing/rules/services.ts'
import { StageTrain } from '#web/ui/marks/StageTrain.tsx'
import { Band } from '../blocks/Band.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Questions } from '../blocks/Questions.tsx'
import { PlanTable } from './PlanTable.tsx'
import { pricingQuestions } from './pricingQuestions.ts'

const { strategySession, monthlyRetainer } = serviceCatalogue

const services = [
  {
    stage: 1,
    name: strategySession.label,
    text: 'One question, ninety minutes, a written report with actions and owners.',
    price: priceText(strategySession.priceCents),
    unit: `${strategySession.minutes} minutes, once`,
  },
  {
    stage: 2,
    name: monthlyRetainer.label,
    text: 'Sessions at a steady pace with one advisor, and a board that carries each decision to the next.',
    price: priceText(monthlyRetainer.priceCents),
    unit: 'a month',
  },
  {
    stage: 3,
    name: 'Equity Partnership',
    text: 'For companies we already know well. We work as part of the team and share the outcome.',
    price: '0.5 to 2 %',
    unit: 'of equity, by agreement',
  },
] as const

/** What everything costs, from the one price list and the one table of rights. */
export function PricingPage() {
  return (
    <>
      <PageHero
        lines={['Pay for', 'the stage', 'you are at.']}
        lead="Most people start with one session. Some stay for a year, and a few become partners. The console comes with an account; plans add what you can do in it. Every price on this page is in euro and without value added tax."
      />
      <Band tone="surface" id="services" title="Working with an advisor">
        <ul className="border-t-[1.5px] border-ink">
          {services.map((service) => (
            <li
              key={service.name}
              className="grid items-center gap-x-8 gap-y-3 border-b border-line-strong py-6 md:grid-cols-[8rem_1fr_14rem]"
            >
              <StageTrain reached={service.stage} label={`${service.stage} of 3`} size={14} />
              <div>
                <h3 className="title-m">{service.name}</h3>
                <p className="mt-1 max-w-[36em] text-ink-2">{service.text}</p>
              </div>
              <p>
                <span className="text-title-l font-[520] tnum">{service.price}</span>
                <span className="block text-caption text-ink-2">{service.unit}</span>
              </p>
            </li>
          ))}
        </ul>
      </Band>
      <Band
        id="phone"
        title="The console on the phone"
        lead="What you reach for between meetings: the board, your sessions, the minutes."
      >
        <PlanTable surface="mobile" caption="What each plan of the phone includes" />
      </Band>
      <Band
        tone="surface"
        id="desktop"
        title="The console on the desktop"
        lead="Standard is free and mostly for reading. Pro opens every drawer of the cabinet."
      >
        <PlanTable surface="desktop" caption="What each plan of the desktop includes" />
      </Band>
      <Band id="together" title="How plans combine">
        <div className="grid max-w-[60em] gap-x-16 gap-y-4 text-[1.0625rem] text-ink-2 lg:grid-cols-2">
          <p>
            You hold the sum of your plans. If a plan for the phone lets you edit the board, the board may be
            edited; which screens a console shows still follows its own plan. Desktop Pro includes everything
            that Mobile Pro opens, so nobody pays for both.
          </p>
          <p>
            A plan can also be given: by your advisor with a session, or for the length of a retainer. A given
            plan says who gave it and until when, and shows no price. When it ends, what you wrote stays, and
            you can still read it.
          </p>
          <p>
            We sell to companies and to people who work for themselves. If you buy as a consumer in the
            European Union, you may withdraw within 14 days; the terms of single services say how, and what
            happens if the session took place before.
          </p>
          <p>
            Plans are asked for in the console, under Platform Overview. A person answers, and nothing is
            charged before you have agreed to it in writing.
          </p>
        </div>
      </Band>
      <Band tone="surface" title="Before you ask">
        <Questions questions={pricingQuestions} />
      </Band>
      <EndBand title="Start with what is free." />
    </>
  )
}
