import { serviceCatalogue } from '#domain/billing/rules/catalogue.ts'

const steps = [
  {
    title: 'Ask',
    text: 'Write the question in one sentence and pick a time. What you promised last time is already on the page.',
  },
  {
    title: 'Sit down',
    text: `${serviceCatalogue.strategySession.minutes} minutes with your advisor. It is recorded only when everybody in the room has said yes.`,
  },
  {
    title: 'Read',
    text: 'A report in plain sentences: what is true, what was decided, who does what by when. Your advisor checks it before you see it.',
  },
  {
    title: 'Finish',
    text: 'Every action becomes a card with an owner and a date. The next session opens with what moved and what did not.',
  },
]

/** How an engagement runs, in four steps. */
export function HomeEngagement() {
  return (
    <section id="how" className="scroll-mt-16 py-26 max-md:py-18">
      <div className="mx-auto max-w-[1376px] px-5 sm:px-8 lg:px-16">
        <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1.15fr_1fr]">
          <h2 className="display-l">Four steps, the same every time</h2>
          <p className="max-w-[32em] text-body-l text-ink-2">
            Advice is easy to give and easy to lose. The form is fixed so that nothing said in the room
            depends on anybody's memory.
          </p>
        </div>
        <ol className="mt-16 grid border-t-[1.5px] border-ink max-md:mt-10 md:grid-cols-2 lg:grid-cols-4">
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
              <h3 className="title-m mt-3">{step.title}</h3>
              <p className="mt-2 max-w-[24em] text-ink-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
