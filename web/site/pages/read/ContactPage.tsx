import { paths } from '#contract/paths.ts'
import { Band } from '../blocks/Band.tsx'
import { Facts } from '../blocks/Facts.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Rows } from '../blocks/Rows.tsx'

const address = import.meta.env.VITE_SUPPORT_EMAIL

const topics = [
  {
    title: 'Advisory',
    subject: 'Advisory',
    text: 'Write the question in one sentence, and by when it has to be decided. If it is not one for us, we say so and name the kind of person to ask. Members ask for a session in the console.',
  },
  {
    title: 'Ventures',
    subject: 'Ventures',
    text: 'What you make, who has paid for it, and what you would want from us. A deck is welcome and is kept for 12 months or until you ask us to delete it.',
  },
  {
    title: 'Partnership',
    subject: 'Partnership',
    text: 'What you do, for whom, in which countries, and two people we may ask about your work.',
  },
  {
    title: 'Membership',
    subject: 'Membership',
    text: 'Plans, levels, invoices, and trouble with signing in. Write from the address of your account.',
  },
  {
    title: 'Press',
    subject: 'Press',
    text: 'Your medium, your question and your deadline. We do not comment on clients, and not on whether somebody is one.',
  },
  {
    title: 'Security',
    subject: 'Security',
    text: 'A weakness you found, with the steps to see it. The page on responsible disclosure says what we promise you in return.',
  },
]

/** How to reach the firm, by topic, and how soon an answer comes. */
export function ContactPage() {
  return (
    <>
      <PageHero
        lines={['Write', 'to us.']}
        lead="A person reads every message and answers within two working days. Choose what it is about, so that it reaches somebody who can answer and not only forward it."
      >
        <Facts
          facts={[
            { term: 'Answer', value: 'Within two working days' },
            { term: 'Kept', value: '12 months' },
            { term: 'Read by', value: 'Staff, nobody else' },
          ]}
        >
          <a
            href={`mailto:${address}`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {address}
          </a>
        </Facts>
      </PageHero>
      <Band tone="surface" title="What is it about?">
        <Rows
          rows={topics.map((topic) => ({
            title: topic.title,
            text: topic.text,
            aside: (
              <a
                className="inline-flex min-h-11 items-center underline underline-offset-4"
                href={`mailto:${address}?subject=${encodeURIComponent(topic.subject)}`}
              >
                Write about {topic.title.toLowerCase()}
              </a>
            ),
          }))}
        />
      </Band>
      <Band title="Perhaps the answer is here">
        <Rows
          rows={[
            {
              title: 'Questions and answers',
              text: 'Sessions, prices, recordings, drafted minutes, plans and your data.',
              aside: <Way to="/faq" label="Read the answers" />,
            },
            {
              title: 'Console handbook',
              text: 'Each task in the console, step by step.',
              aside: <Way to="/jul-console-handbook" label="Open the handbook" />,
            },
            {
              title: 'A session',
              text: 'Members ask for one from the board, from Home or from the list of sessions.',
              aside: <Way to={paths.dashboard('sessions')} label="Open your sessions" />,
            },
          ]}
        />
      </Band>
    </>
  )
}

function Way({ to, label }: { to: string; label: string }) {
  return (
    <a href={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
      {label}
    </a>
  )
}
