import { paths } from '#contract/paths.ts'
import { Band } from '../blocks/Band.tsx'
import { bookStrategy, EndBand } from '../blocks/EndBand.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Questions } from '../blocks/Questions.tsx'
import { ServiceList } from '../blocks/ServiceList.tsx'
import { StartActions } from '../blocks/StartActions.tsx'
import { PlanColumns } from './PlanColumns.tsx'
import { PlanTable } from './PlanTable.tsx'
import { pricingQuestions } from './pricingQuestions.ts'

/** What everything costs, from the one price list and the one table of rights. */
export function PricingPage() {
  return (
    <>
      <PageHero
        lines={['Pay for', 'the stage', 'you are at.']}
        lead="Start with one session. Stay by the month if it helps; a share comes much later, if at all. The console comes with an account; plans add what you can do in it."
      >
        <div>
          <StartActions
            other={bookStrategy}
            note="An account is free. Every price on this page is without value added tax."
          />
        </div>
      </PageHero>
      <Band tone="surface" id="services" services="services" title="Working with an advisor">
        <ServiceList at="services" />
      </Band>
      <Band
        id="phone"
        title="The console on the phone"
        lead="The board, your sessions and their minutes between meetings. The plan also sets the level of your membership: Forge, Workshop or Studio."
      >
        <PlanColumns />
        <h3 className="title-l mt-12 mb-6">What differs</h3>
        <PlanTable surface="mobile" caption="In what the plans of the phone differ" />
      </Band>
      <Band
        tone="surface"
        id="desktop"
        title="The console on the desktop"
        lead="Standard is free and mostly for reading. Pro opens every part of it."
      >
        <PlanTable surface="desktop" caption="In what the plans of the desktop differ" isOffer />
      </Band>
      <Band id="together" title="How plans combine">
        <div className="grid gap-x-16 gap-y-4 text-[1.0625rem] text-ink-2 lg:grid-cols-2">
          <p>
            Your plans add up: if your phone plan lets you edit the board, you may edit it. Which screens each
            console shows still depends on its own plan. Desktop Pro includes everything that Mobile Pro
            opens, so nobody pays for both.
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
            A plan that costs something is asked for in the console: under Platform Overview on the desktop,
            under Settings on the phone, or{' '}
            <InlineLink href={paths.contact('membership')}>by a message</InlineLink>. A person answers, and
            nothing is charged before you have agreed to it in writing.
          </p>
        </div>
      </Band>
      <Band tone="surface" isSplit title="Before you ask">
        <Questions questions={pricingQuestions} />
      </Band>
      <EndBand title="Start with what is free." />
    </>
  )
}
