import { topics } from '../../content/questions.ts'
import { EndBand } from '../blocks/EndBand.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Questions } from '../blocks/Questions.tsx'

/** Every question with its answer, by topic. */
export function FaqPage() {
  return (
    <>
      <PageHero
        lines={['Questions', 'and answers']}
        lead="Short answers to what people ask before, between and after sessions. Each has an address of its own: open it and copy the address to send it to somebody."
      />
      <div className="site-width grid gap-x-16 gap-y-10 pb-24 lg:grid-cols-[14rem_1fr]">
        <nav aria-label="Topics" className="lg:sticky lg:top-24 lg:self-start">
          <ul className="hairlines border-y border-line max-lg:grid max-lg:grid-cols-2 max-lg:border-0">
            {topics.map((topic) => (
              <li key={topic.id}>
                <a
                  href={`#${topic.id}`}
                  className="flex min-h-11 items-center justify-between gap-4 text-body-s hover:underline"
                >
                  {topic.title}
                  <span className="text-ink-3 tnum max-lg:hidden">{topic.questions.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-14">
          {topics.map((topic) => (
            <section
              key={topic.id}
              id={topic.id}
              aria-labelledby={`${topic.id}-title`}
              className="scroll-mt-20"
            >
              <h2 id={`${topic.id}-title`} className="title-l mb-4">
                {topic.title}
              </h2>
              <Questions questions={topic.questions} />
            </section>
          ))}
        </div>
      </div>
      <EndBand title="Ask the next one." />
    </>
  )
}
