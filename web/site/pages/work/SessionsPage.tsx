import { paths } from '#contract/paths.ts'
import { serviceCatalogue } from '#domain/billing/rules/services.ts'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import { priceText } from '#domain/currencies.ts'
import { Band } from '../blocks/Band.tsx'
import { Facts } from '../blocks/Facts.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { SampleMinutes } from '../blocks/SampleMinutes.tsx'
import { StartActions } from '../blocks/StartActions.tsx'
import { Steps } from '../blocks/Steps.tsx'
import { QuestionBand } from './QuestionBand.tsx'

const { strategySession } = serviceCatalogue

/** Everything around a session: before, during, after, and what is recorded. */
export function SessionsPage() {
  return (
    <>
      <PageHero
        lines={['Before,', 'during and', 'afterwards.']}
        lead="A session is a meeting with a fixed form. This page says what happens at each point of it, so that nobody has to explain the rules on the day."
      >
        <Facts
          facts={[
            {
              term: 'Strategy session',
              value: `${strategySession.minutes} minutes, ${priceText(strategySession.priceCents)}`,
            },
            { term: 'Sprint and retainer', value: `${serviceOffers.sprint.minutes} minutes each` },
            { term: 'Where', value: 'By video, at an address in your console' },
            { term: 'From your side', value: 'Up to four people' },
          ]}
        >
          <StartActions
            action={{ href: paths.page('/book'), label: 'Book a session' }}
            other={{ href: '#sample', label: 'See a sample recap' }}
            note="Say which session and what about. With a credit you choose a time yourself; without one, your request goes to an advisor, who answers with a time."
          />
        </Facts>
      </PageHero>
      <Band
        tone="surface"
        title="Three kinds of session"
        lead="The form is the same. What differs is what came before."
      >
        <Rows
          rows={[
            {
              title: 'Strategy session',
              text: 'One question that has to be decided now. You need no plan and there is nothing to continue.',
            },
            {
              title: 'Strategic sprint',
              text: 'A few sessions close together for a decision that has parts, such as a round, a new price or a market. Each session closes one of them.',
            },
            {
              title: 'Retainer session',
              text: 'A steady pace with one advisor. Each session opens with what moved on the board since the last one and what did not.',
            },
          ]}
        />
      </Band>
      <Band
        title="How to prepare"
        lead="Half an hour is enough. What you bring decides more than how well you talk."
      >
        <Steps
          steps={[
            {
              title: 'One sentence',
              text: 'Write the question so that it could be answered with a choice. If it needs an “and”, it is two.',
            },
            {
              title: 'Five figures',
              text: 'Cash, monthly cost, revenue, customers, months of runway. Rough is fine; say so. Enter them in the console and they are on screen.',
            },
            {
              title: 'What was tried',
              text: 'What you did about it already and what happened. One line for each attempt is enough.',
            },
            {
              title: 'Who must agree',
              text: 'Bring the person who could undo the decision next week. A session without them is a rehearsal.',
            },
          ]}
        />
      </Band>
      <Band tone="dark" title="Recording and consent">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <p className="read-l max-w-[24em]">
            Nothing of a recording is stored before every person in the session has said yes.
          </p>
          <div className="grid max-w-[40em] gap-4 text-[1.0625rem] text-ink-2">
            <p>
              Each person is asked on their own: you and your advisor in the console, everybody else by a link
              that needs no account. The text you agreed to is kept with your answer, so that a later version
              cannot change what you said yes to.
            </p>
            <p>
              Anyone can withdraw later. Then the transcript and every draft made from it are deleted, and the
              words, speaker and moment leave the approved report and the cards. What a person wrote in their
              own words stays. A note remains that something was deleted, without what it was.
            </p>
            <p>
              Saying no costs nothing. The session takes place all the same. Then no report is drafted from
              it: your advisor puts what you agree on your board, and may write one by hand that says so.
            </p>
          </div>
        </div>
      </Band>
      <Band
        tone="surface"
        id="sample"
        title="A sample recap"
        lead="Three decisions with the moment each was said at, and the card that one of them became. Written as an example; nobody said them."
      >
        <SampleMinutes />
      </Band>
      <Band
        title="What comes after"
        lead="Until your advisor has read every line you see one sentence: your advisor is checking the report."
      >
        <Rows
          rows={[
            {
              title: 'The report',
              text: 'Decisions first, then actions with owner and date, then what is worth remembering. Each line stands with the sentence it rests on, and a press shows that sentence in the transcript.',
            },
            {
              title: 'The board',
              text: 'Every action can become a card with one press. The card keeps who said it and when, so that nobody has to argue about it in a month.',
            },
            {
              title: 'A correction',
              text: 'If a line is wrong, tell your advisor. The report gets a new version; the old one stays readable to you, because you may have acted on it.',
            },
            {
              title: 'The next session',
              text: 'It opens with the cards of the last one. What moved is said in one sentence each. What did not is the first question.',
            },
          ]}
        />
      </Band>
      <QuestionBand />
    </>
  )
}
