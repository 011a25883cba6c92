import { paths } from '#contract/paths.ts'
import { serviceCatalogue } from '#domain/billing/rules/services.ts'
import { inboxForms } from '#domain/inquiries/rules/forms.ts'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { Band } from '../blocks/Band.tsx'
import { bookStrategy } from '../blocks/EndBand.tsx'
import { Facts } from '../blocks/Facts.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Questions } from '../blocks/Questions.tsx'
import { RowLink } from '../blocks/RowLink.tsx'
import { ServiceList } from '../blocks/ServiceList.tsx'
import { Sides } from '../blocks/Sides.tsx'
import { StartActions } from '../blocks/StartActions.tsx'
import { Steps } from '../blocks/Steps.tsx'
import { advisoryQuestions } from './advisoryQuestions.ts'
import { NinetyMinutes } from './NinetyMinutes.tsx'
import { QuestionBand } from './QuestionBand.tsx'
import { SampleReport } from './SampleReport.tsx'

const { strategySession } = serviceCatalogue

const examples = [
  {
    quote: 'Do we raise now at a price we dislike, or cut to break even and raise in a year?',
    about: 'Raising or waiting',
  },
  {
    quote: 'One customer is half our revenue and wants its own version. Do we build it?',
    about: 'Dependence on a customer',
  },
  {
    quote: 'My co-founder wants to leave. What is a fair way to do it before the round?',
    about: 'Founders and shares',
  },
  {
    quote: 'Two of our five holdings need the same follow-on. Which one gets it?',
    about: 'Portfolio choice, for investors',
  },
]

/** What one keeps, by how finished it is. */
const kept = [
  {
    stage: 'square',
    title: 'A report in plain sentences',
    text: 'What is true, what was decided and why, what happens next. An advisor reads every line before you do, and each decision and action stands with the sentence it rests on.',
  },
  {
    stage: 'octagon',
    title: 'Actions on your board',
    text: 'Each with its owner and its date. Seeing them costs nothing, and they stay there after the work with us has ended.',
  },
  {
    stage: 'round',
    title: 'The record, if everyone agreed',
    text: 'A transcript is kept only when every person in the session said yes. Anyone can withdraw later, and then it is deleted.',
  },
] as const

/** Sessions: what they are for, how they run, what one keeps, and what else there is. */
export function AdvisoryPage() {
  return (
    <>
      <PageHero
        lines={['One question in.', 'Ninety minutes.', 'One decision out.']}
        lead="The strategy session is for a decision you have been putting off. You bring the question and the figures. An advisor works through it with you, and you leave with a choice, an owner for each action, and a written report you can hold everyone to."
      >
        <Facts
          facts={[
            { term: strategySession.label, value: strategySession.price },
            { term: 'Length', value: `${strategySession.minutes} minutes, by video` },
            { term: 'With', value: 'One advisor, the same each time' },
            { term: 'People from your side', value: 'Up to four' },
            { term: 'You keep', value: 'Report, actions, record' },
          ]}
        >
          <StartActions
            other={{ href: inboxForms.advisory.path, label: 'Ask without an account' }}
            action={bookStrategy}
            note="Say which session and what about. With a credit you choose a time yourself; without one, your request goes to an advisor, who answers with a time."
          />
        </Facts>
      </PageHero>
      <Band
        tone="surface"
        title="Questions that fit in ninety minutes"
        lead="These are examples we wrote. A good one has a choice in it, and something to lose on each side."
      >
        <ul className="border-t-[1.5px] border-ink">
          {examples.map((each) => (
            <li
              key={each.about}
              className="grid items-baseline gap-x-8 gap-y-1.5 border-b border-line-strong py-5 lg:grid-cols-[1fr_16rem]"
            >
              <p className="read-l">{each.quote}</p>
              <p className="text-body-s text-ink-2">{each.about}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band
        id="before"
        title="Before the day"
        lead="Half an hour of yours, and the reading that your advisor does before you sit down."
      >
        <Steps
          steps={[
            {
              title: 'You write the question',
              text: 'One sentence with a choice in it. If it is two questions, you hear so before the day and choose one.',
            },
            {
              title: 'You enter five figures',
              text: 'Cash, monthly cost, revenue, customers, runway. Rough is fine; they are on screen when you begin.',
            },
            {
              title: 'We say what we know',
              text: 'If your advisor holds a share, advises a competitor or knows the other side, you hear it now and may choose somebody else.',
            },
            {
              title: 'Your advisor reads',
              text: 'Your question, your board and the last minutes. Nobody asks you on the day to tell the story again.',
            },
          ]}
        />
      </Band>
      <Band
        id="run"
        tone="surface"
        isSplit
        title="How the ninety minutes run"
        lead="The order never changes. Most meetings start with options and end without a decision. This one starts with the question and ends with a date."
        under={
          <p className="mt-4">
            <RowLink href="/sessions">See how to prepare</RowLink>
          </p>
        }
      >
        <NinetyMinutes />
      </Band>
      <Band
        tone="dark"
        isSplit
        title="What you keep afterwards"
        under={
          <>
            <ul className="hairlines mt-10 border-y border-line-strong">
              {kept.map((each) => (
                <li key={each.title} className="grid grid-cols-[1.75rem_1fr] items-baseline py-5">
                  <StageMark stage={each.stage} size={13} />
                  <div>
                    <h3 className="title-s">{each.title}</h3>
                    <p className="mt-1 max-w-[40em] text-ink-2">{each.text}</p>
                  </div>
                </li>
              ))}
            </ul>
            <p className="mt-4">
              <RowLink href="/sessions#sample">See how a line becomes a card</RowLink>
            </p>
          </>
        }
      >
        <SampleReport />
      </Band>
      <Band title="What stays in the room">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <p className="read-l max-w-[24em]">
            What you say is read by your advisor and by the people you bring, and by nobody out of curiosity.
          </p>
          <div className="grid max-w-[40em] gap-4 text-[1.0625rem] text-ink-2">
            <p>
              Nothing is recorded before every person in the session has said yes, each on their own. Saying
              no costs nothing: the session takes place, and what you agree goes on your board by hand.
            </p>
            <p>
              Every time an advisor opens your pages, it is listed for you with name and day. Two clients in
              the same market have different advisors, who do not read each other&rsquo;s boards. How a
              session is recorded, and how you withdraw, is on the page about{' '}
              <a href="/sessions" className="underline underline-offset-4">
                sessions
              </a>
              .
            </p>
          </div>
        </div>
      </Band>
      <Band tone="surface" title="Is this the right thing for you?">
        <Sides
          sides={[
            {
              title: 'Ask for it when',
              points: [
                'You can state the decision, and you are allowed to take it.',
                'The figures exist, even if they are rough.',
                'Waiting another month has a cost.',
                'You want to hear the objections before your investors raise them.',
              ],
            },
            {
              title: 'Choose something else when',
              points: [
                'You need a contract, a tax opinion or a valuation. We will name the kind of person to ask.',
                'You want introductions to investors. We do not arrange investments.',
                'The decision has been taken and you need support for it.',
                'A new question arrives every month. That is what the retainer is for.',
              ],
            },
          ]}
        />
      </Band>
      <Band
        id="services"
        services="services"
        title="Ways to work together"
        lead="Start with the first. Nobody is moved to the next one by a salesperson."
      >
        <ServiceList at="services" />
      </Band>
      <Band
        tone="surface"
        isSplit
        title="Before you ask"
        lead={
          <>
            Anything else: <InlineLink href={paths.contact('advisory')}>ask before you pay</InlineLink>.
          </>
        }
      >
        <Questions questions={advisoryQuestions} />
      </Band>
      <QuestionBand />
    </>
  )
}
