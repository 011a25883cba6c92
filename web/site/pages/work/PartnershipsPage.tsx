import { inboxForms } from '#domain/inquiries/rules/forms.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Band } from '../blocks/Band.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { Facts } from '../blocks/Facts.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { RowLink } from '../blocks/RowLink.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { Sides } from '../blocks/Sides.tsx'

const ask = { href: inboxForms.partnership.path, label: 'Ask to become a partner' }

/** Partners: which kinds there are, what each side gives, and why a client can trust a name we give. */
export function PartnershipsPage() {
  return (
    <>
      <PageHero
        lines={['Our ecosystem:', 'good people', 'for the rest.']}
        lead="A decision often needs a contract, a set of books or a laboratory next, and those are not our work. Our ecosystem is a short list of people who do them well. We say why each is on it, and we are never paid for naming them."
      >
        <Facts
          facts={[
            { term: 'Referral fees', value: 'None, in either direction' },
            { term: 'Exclusive partners', value: 'None' },
            { term: 'The client chooses', value: 'Always' },
          ]}
        >
          <Button href={ask.href} variant="hot" size="large" isBlock>
            {ask.label}
          </Button>
        </Facts>
      </PageHero>
      <Band
        tone="surface"
        title="Kinds of partner"
        lead="What we ask of each, and what each can expect of us."
      >
        <Rows
          rows={[
            {
              title: 'Law firms',
              text: 'Founders’ agreements, shareholder agreements, employment, intellectual property. We ask for a fixed price for the common documents; you get a client who has already decided what the document should say.',
              aside: 'For founders and ventures',
            },
            {
              title: 'Accountants',
              text: 'Monthly closes, cash plans, due-diligence readiness. We ask for figures a founder can read; you get books with a structure from the first day.',
              aside: 'For founders and ventures',
            },
            {
              title: 'Funds and angels',
              text: 'People who say no quickly and with a reason. We ask for the reason in writing, to the founder; the companies you meet know what you will ask. We introduce nobody.',
              aside: 'For investors',
            },
            {
              title: 'Accelerators and programmes',
              text: 'Cohorts that want decisions and not only content. We ask for a clear question from each team; you get a report per team that the team itself can use.',
              aside: 'For founders',
            },
            {
              title: 'Universities and labs',
              text: 'Research on its way to a first buyer. We ask for clarity about who owns the results; you get someone who talks to the first buyer while the patent is still being filed.',
              aside: 'For ventures',
            },
            {
              title: 'Independent experts',
              text: 'One field, known deeply: pricing, medical devices, energy, procurement. We ask for references we may call; you get short, paid questions with a beginning and an end.',
              aside: 'For everybody',
            },
          ]}
        />
      </Band>
      <Band title="Referral and independence">
        <Sides
          sides={[
            {
              title: 'What we hold to',
              points: [
                'We name at least two people where we know two, and say what each is better at.',
                'We tell the client how long we have known them and whether they have ever worked for us.',
                'We ask the client afterwards, and take a name off the list when the answer is bad twice.',
                'Nothing a client told us goes to a partner unless the client sends it.',
              ],
            },
            {
              title: 'What does not happen',
              points: [
                'No fee, commission, discount or gift for a referral, to us or from us.',
                'No partner sees a client’s board, sessions or reports.',
                'No client list is shared, sold or shown on a partner’s page.',
                'No page of logos. Who is on the list is on it for recent work.',
              ],
            },
          ]}
        />
      </Band>
      <Band tone="surface" title="How to become one">
        <Rows
          rows={[
            {
              title: 'Firms and institutions',
              text: 'Say what you do, in which countries, and what each side would give. You get an answer by email within five working days. If it fits, we talk for half an hour; nobody presents anything.',
              aside: <RowLink href={ask.href}>Partnership request</RowLink>,
            },
            {
              title: 'Independent experts',
              text: 'Give us one example and two people we may ask about your work. You get an answer within five working days, and we tell you before we write to them.',
              aside: <RowLink href={inboxForms.ecosystem.path}>Partner or expert form</RowLink>,
            },
            {
              title: 'Being on the list',
              text: 'There is no contract and no obligation. You can leave with one line. If we take a name off, we say so and why.',
              aside: 'Costs nothing',
            },
          ]}
        />
      </Band>
      <EndBand title="Do one thing well." action={ask} />
    </>
  )
}
