import { Band } from '../blocks/Band.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { Facts } from '../blocks/Facts.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { RowLink } from '../blocks/RowLink.tsx'
import { Rows } from '../blocks/Rows.tsx'

/** How the firm runs itself, as far as it concerns people outside it (T-020). */
export function CompanyManualPage() {
  return (
    <>
      <PageHero
        lines={['How we', 'run ourselves.']}
        lead="People who work here have a manual. This is the part of it that concerns you: what an advisor has to do before, during and after a session, how we decide, and what happens when something goes wrong."
      >
        <Facts
          facts={[
            { term: 'Recordings', value: 'Only if everybody says yes' },
            { term: 'Who decides', value: 'The client' },
            { term: 'Discounts', value: 'None' },
            { term: 'Our mistakes', value: 'Told as soon as we know' },
          ]}
        />
      </PageHero>
      <Band tone="surface" title="Before a session">
        <Rows
          rows={[
            {
              title: 'Read first',
              text: 'An advisor has read the last minutes, the open cards and the figures before the session begins. A session that starts with “remind me” is one we did not prepare.',
            },
            {
              title: 'Conflicts of interest',
              text: 'If the advisor knows the other side of the question, holds a share, or advises somebody in the same market, the client hears it before the session.',
            },
            {
              title: 'Decline early',
              text: 'If the question belongs to a lawyer, an accountant or a doctor, we say so when we read it and not after ninety minutes.',
            },
          ]}
        />
      </Band>
      <Band title="During a session">
        <Rows
          rows={[
            {
              title: 'One question',
              text: 'A second one is written down and waits. The order is question, facts, options, decision, and it is kept even when everybody is sure of the answer.',
            },
            {
              title: 'The client decides',
              text: 'An advisor argues every option once and then stops. We record who decided; it is never us.',
            },
            {
              title: 'Consent is asked, not assumed',
              text: 'Nothing is recorded before every person has said yes, and nobody who says no is talked round.',
              aside: <RowLink href="/sessions">How recording is asked for</RowLink>,
            },
            {
              title: 'On time',
              text: 'A session ends when it was said to end. If the decision is not there, the report says what is missing for it.',
            },
          ]}
        />
      </Band>
      <Band tone="surface" title="After a session">
        <Rows
          rows={[
            {
              title: 'Every line is read',
              text: 'The advisor reads every proposed line against its sentence. What cannot be shown to have been said is not in the minutes.',
              aside: <RowLink href="/sessions#sample">A sample recap</RowLink>,
            },
            {
              title: 'Corrections are new versions',
              text: 'If we were wrong, the minutes get a new version that says so. The old one stays readable to the client, who may have acted on it.',
            },
            {
              title: 'Mistakes are told',
              text: 'If something of yours went where it should not have, you hear it from us as soon as we know, with what happened, what it touched and what we did.',
              aside: <RowLink href="/security-whitepaper">Security whitepaper</RowLink>,
            },
          ]}
        />
      </Band>
      <Band title="How we decide and what we charge">
        <Rows
          rows={[
            {
              title: 'One price list',
              text: 'Every fixed price is on the pricing page; anything else is agreed in writing first. An advisor cannot give a discount, and nobody is paid by how much a client spends.',
              aside: <RowLink href="/pricing">Plans and prices</RowLink>,
            },
            {
              title: 'Written down',
              text: 'A choice that binds others is written on one page: what we chose, what else there was, and when it should be looked at again.',
            },
            {
              title: 'Two people for access',
              text: 'Access to a client’s pages is given by somebody other than the reader, has an end date, and the client is told.',
            },
            {
              title: 'Leaving',
              text: 'An advisor who leaves loses access the same day. The client keeps the record and chooses whom to talk to next.',
            },
          ]}
        />
      </Band>
      <EndBand title="Hold us to the manual." />
    </>
  )
}
