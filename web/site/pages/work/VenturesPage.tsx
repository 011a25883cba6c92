import { equityTexts } from '#domain/billing/rules/services.ts'
import { inboxForms } from '#domain/inquiries/rules/forms.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import type { Stage } from '#web/ui/marks/StageMark.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { Band } from '../blocks/Band.tsx'
import { bookStrategy, EndBand } from '../blocks/EndBand.tsx'
import { Facts } from '../blocks/Facts.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { ServiceList } from '../blocks/ServiceList.tsx'
import { Sides } from '../blocks/Sides.tsx'
import { StartActions } from '../blocks/StartActions.tsx'
import { Steps } from '../blocks/Steps.tsx'
import { ShareRuler } from './ShareRuler.tsx'

const stages: readonly Stage[] = ['square', 'octagon', 'round']

/** Companies built together for equity: who qualifies, what the share pays for, and what the firm leaves alone. */
export function VenturesPage() {
  return (
    <>
      <PageHero
        lines={['Built together,', 'owned mostly', 'by you.']}
        lead="In a venture we work inside your company for a year or more and are paid in a small share of it. It begins after we have worked side by side in sessions, because by then both sides know what they would be agreeing to."
      >
        <Facts
          facts={[
            { term: 'Our share', value: equityTexts.price },
            { term: 'Cash', value: 'None for the agreed work' },
            { term: 'Before it', value: 'At least three sessions' },
          ]}
        >
          <StartActions
            action={bookStrategy}
            other={{ href: inboxForms.application.path, label: 'Apply to build with us' }}
            note="An application and an ordinary session lead to the same first talk."
          />
        </Facts>
      </PageHero>
      <Band
        tone="surface"
        title="What has to be true first"
        lead="These are the entry criteria. If one is missing, we say which, and what would change our mind."
      >
        <Rows
          rows={[
            {
              title: 'A buyer who has paid',
              text: 'At least one customer outside your circle has paid for the thing itself, at a price that would still make sense at ten times the number.',
              aside: 'Evidence: invoice',
            },
            {
              title: 'A team that stays',
              text: 'The people who can build it and the people who can sell it work on it full time, and their shares vest.',
              aside: 'Evidence: agreement',
            },
            {
              title: 'Books that can be read',
              text: 'Cash, monthly costs and promises to others fit on one page that somebody else could check.',
              aside: 'Evidence: accounts',
            },
            {
              title: 'A reason for us',
              text: 'There is work we are good at between you and the next stage. Money alone is better bought elsewhere.',
              aside: 'Evidence: sessions held',
            },
          ]}
        />
      </Band>
      <Band
        title="Four stages, each with a way out"
        lead="The share vests over the stages. If we stop halfway, so does it."
      >
        <Steps
          steps={[
            {
              title: 'Prove',
              text: 'Sessions at the ordinary price. Both sides find out whether the decisions we take together hold.',
            },
            {
              title: 'Agree',
              text: 'One document says what each side does, what the share is, how it vests, and what ends it. Your lawyer reads it, not ours.',
            },
            {
              title: 'Build',
              text: 'A weekly rhythm on your board: pricing, first hires, the numbers, the data room. Every commitment has an owner and a date.',
            },
            {
              title: 'Hand over',
              text: 'When the company runs the rhythm without us, we step back. What was learned stays with you, in writing.',
            },
          ]}
        />
      </Band>
      <Band
        tone="dark"
        title="What the share pays for"
        lead="It is small on purpose: enough for us to care how the company does in five years, too little to get in the way of the next round. Where it lies between 0.5 and 2 percent depends on the stage and on the amount of work."
      >
        <ShareRuler />
        <Sides
          sides={[
            {
              title: 'What we do',
              points: [
                'Work on the price, the offer and the first repeatable sale, with the founders, every week.',
                'Prepare what investors will ask for: figures, the data room, the answers to hard questions.',
                'Sit in the meetings where a decision is taken and write down what was decided.',
                'Say when something should stop, early enough for it to be cheap.',
              ],
            },
            {
              title: 'What we do not do',
              points: [
                'Raise money for you, take a fee on it, or introduce you to investors.',
                'Take a board seat, a veto or a preference over other holders.',
                'Replace a founder, a lawyer, an accountant or a sales team.',
                'Build two companies that compete with each other.',
              ],
            },
          ]}
        />
      </Band>
      <Band services="ventures" title="What ventures can book">
        <ServiceList at="ventures" />
      </Band>
      <Band
        title="Companies"
        lead="We list a company here when its founders want it listed and the agreement is signed."
      >
        <div className="flex flex-wrap items-center gap-6 border-y border-line-strong py-6">
          <span className="flex gap-3 text-ink-3">
            {stages.map((stage) => (
              <StageMark key={stage} stage={stage} size={30} isOutlined />
            ))}
          </span>
          <p className="title-m">None is listed yet.</p>
          <Button href={inboxForms.application.path} className="sm:ml-auto">
            Apply to build with us
          </Button>
        </div>
      </Band>
      <EndBand title="Start with one session." action={bookStrategy} />
    </>
  )
}
