import { serviceCatalogue } from '#domain/billing/rules/services.ts'
import { sampleSession } from '../content/sample/sampleSession.ts'
import { HomeMeasure } from './HomeMeasure.tsx'

const steps = [
  {
    title: 'Ask',
    text: 'Write the question in one sentence and agree on a time. What you promised last time is already on the page.',
  },
  {
    title: 'Sit down',
    text: `${serviceCatalogue.strategySession.minutes} minutes with your advisor. It is recorded only when everyone in the session has agreed.`,
  },
  {
    title: 'Read',
    text: 'A report in plain sentences: what is true, what was decided, who does what by when. Your advisor checks it before you see it.',
  },
  {
    title: 'Finish',
    text: 'One press turns an action into a card with an owner and a date. The next session opens with what moved and what did not.',
  },
]

/** A session measured out, and the four steps of an engagement around it. */
export function HomeEngagement() {
  return (
    <section id="how" className="scroll-mt-16 pt-28 pb-26 max-md:py-18">
      <div className="mx-auto max-w-[1376px] px-5 sm:px-8 lg:px-16">
        <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1.15fr_1fr]">
          <h2 className="display-l max-w-[9em]">Ninety minutes, measured</h2>
          <p className="max-w-[32em] text-body-l text-ink-2">
            Advice is easy to give and easy to lose. The form is fixed so that nothing said in the room
            depends on anyone’s memory.
          </p>
        </div>
        <HomeMeasure />
        <figure className="relative mt-14 max-w-[720px] pl-7 before:absolute before:top-[9px] before:left-0 before:size-3 before:bg-heat md:ml-[16.66%]">
          <blockquote className="font-serif text-[clamp(1.375rem,1rem+1.5vw,2.125rem)] leading-[1.28] tracking-[-.008em]">
            {sampleSession.finding}
          </blockquote>
          <figcaption className="mt-4 text-caption text-ink-2">
            Written as an example of a report’s first line.
          </figcaption>
        </figure>
        <h3 className="title-l mt-24 max-md:mt-16">Four steps, the same every time</h3>
        <ol className="mt-7 grid border-t-[1.5px] border-ink md:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, at) => (
            <li
              key={step.title}
              className="border-line py-6 max-md:border-b max-md:last:border-b-0 md:pr-8 lg:not-last:border-r lg:not-first:pl-8"
            >
              <p
                aria-hidden="true"
                className="text-title-l font-[480] tracking-[-.02em] text-ink-3 font-stretch-[112%] tnum"
              >
                {at + 1}
              </p>
              <h4 className="title-m mt-3">{step.title}</h4>
              <p className="mt-2 max-w-[24em] text-ink-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
