import type { Topic } from '../../content/siteContent.ts'
import { Contents } from '../blocks/Contents.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Questions } from '../blocks/Questions.tsx'
import { SearchField } from '../blocks/SearchField.tsx'

/** Every question with its answer, by topic. */
export function FaqPage({ topics }: { topics: readonly Topic[] }) {
  return (
    <>
      <PageHero
        lines={['Questions', 'and answers']}
        lead="Short answers to what people ask before, between and after sessions."
      >
        <search>
          <SearchField label="Search the answers and this site" placeholder="Refund, recording, export" />
        </search>
      </PageHero>
      <div className="site-width grid gap-x-16 gap-y-10 pb-24 lg:grid-cols-[14rem_1fr]">
        <Contents
          label="Topics"
          isPaired
          entries={topics.map(({ id, title, questions }) => ({ id, title, aside: questions.length }))}
        />
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
              <Questions questions={topic.questions} areLinked />
            </section>
          ))}
        </div>
      </div>
      <EndBand title="Not here? Ask us." action={{ href: '/contact', label: 'Ask a question' }} />
    </>
  )
}
