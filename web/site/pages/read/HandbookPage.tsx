import { chapters } from '../../content/handbook.ts'
import { Contents } from '../blocks/Contents.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { PageHero } from '../blocks/PageHero.tsx'

/** The console by task. */
export function HandbookPage() {
  return (
    <>
      <PageHero
        lines={['Console', 'handbook']}
        lead="By task, in the order in which you meet them. Each task has an address of its own, so that somebody can be sent to it."
      />
      <div className="site-width grid gap-x-16 gap-y-10 pb-24 lg:grid-cols-[14rem_1fr]">
        <Contents label="Chapters" entries={chapters} />
        <div className="grid gap-16">
          {chapters.map((chapter) => (
            <section key={chapter.id} id={chapter.id} className="scroll-mt-20">
              <h2 className="display-m">{chapter.title}</h2>
              <p className="mt-2 text-body-l text-ink-2">{chapter.lead}</p>
              <div className="mt-6 border-t-[1.5px] border-ink">
                {chapter.tasks.map((task) => (
                  <section
                    key={task.id}
                    id={task.id}
                    className="grid scroll-mt-20 gap-x-8 gap-y-2 border-b border-line-strong py-6 lg:grid-cols-[16rem_1fr]"
                  >
                    <h3 className="title-m">{task.title}</h3>
                    <ol className="grid max-w-[40em] list-decimal gap-2 pl-5 text-[1.0625rem] text-ink-2">
                      {task.steps.map((step) => (
                        <li key={step}>{step}</li>
                      ))}
                    </ol>
                  </section>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
      <EndBand title="Try it while you read." />
    </>
  )
}
