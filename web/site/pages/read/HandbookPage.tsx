import { OwnPicture } from '#web/ui/layout/OwnPicture.tsx'
import { chapters, handbookVersions } from '../../content/handbook/handbook.ts'
import type { Chapter, Sight } from '../../content/handbook/task.ts'
import { Contents } from '../blocks/Contents.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { SearchField } from '../blocks/SearchField.tsx'
import { LegalDay } from '../legal/LegalVersions.tsx'

const [latest] = handbookVersions

/** The console by task. */
export function HandbookPage() {
  return (
    <>
      <PageHero
        lines={['Console', 'handbook']}
        lead="Task by task, in the order in which you meet them. The search finds each one."
      >
        <search>
          <SearchField label="Search the handbook and this site" placeholder="Passkey, export, card" />
          <p className="mt-3 text-caption text-ink-2">
            Version {latest.version}, <LegalDay of={latest.day} />.{' '}
            <a href="#versions" className="inline-flex min-h-6 items-center underline underline-offset-4">
              What changed
            </a>
          </p>
        </search>
      </PageHero>
      <div className="site-width grid gap-x-16 gap-y-10 pb-24 lg:grid-cols-[14rem_1fr]">
        <Contents label="Chapters" entries={[...chapters, { id: 'versions', title: 'Versions' }]} isPaired />
        <div className="grid gap-16">
          {chapters.map((chapter) => (
            <ChapterOf key={chapter.id} chapter={chapter} />
          ))}
          <section id="versions" className="scroll-mt-20">
            <h2 className="display-m">Versions</h2>
            <dl className="mt-6 border-t-[1.5px] border-ink">
              {handbookVersions.map(({ version, day, text }) => (
                <div
                  key={version}
                  className="grid gap-x-8 gap-y-1 border-b border-line-strong py-4 lg:grid-cols-[16rem_1fr]"
                >
                  <dt className="font-semibold">
                    Version {version}, <LegalDay of={day} />
                  </dt>
                  <dd className="max-w-[40em] text-ink-2">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
      <EndBand title="Try it while you read." />
    </>
  )
}

function ChapterOf({ chapter }: { chapter: Chapter }) {
  return (
    <section id={chapter.id} className="scroll-mt-20">
      <h2 className="display-m">{chapter.title}</h2>
      <p className="mt-2 text-body-l text-ink-2">{chapter.lead}</p>
      {chapter.sight ? <SightOf sight={chapter.sight} /> : null}
      <div className="mt-6 border-t-[1.5px] border-ink">
        {chapter.tasks.map((task) => (
          <section
            key={task.id}
            id={task.id}
            data-find-part=""
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
  )
}

const sizes = '(width < 1024px) 92vw, 900px'
const sightClasses = 'h-auto w-full rounded-panel border border-line'

function SightOf({ sight: { name, alt, under } }: { sight: Sight }) {
  return (
    <figure className="mt-6">
      {/* By day and by night; the one that is not shown is not loaded. */}
      <OwnPicture name={name} alt={alt} sizes={sizes} className={`${sightClasses} dark:hidden`} />
      <OwnPicture
        name={`${name}-dark`}
        alt={alt}
        sizes={sizes}
        className={`${sightClasses} hidden dark:block`}
      />
      <figcaption className="mt-2 text-caption text-ink-2">{under}</figcaption>
    </figure>
  )
}
