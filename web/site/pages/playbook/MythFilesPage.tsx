import { sitePath } from '../../content/pages/entry.ts'
import type { SiteContent } from '../../content/siteContent.ts'
import { EndBand } from '../blocks/EndBand.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Trail } from './Trail.tsx'

/** Beliefs, what is known about them, what to do instead. */
export function MythFilesPage({ lessons, myths }: Pick<SiteContent, 'lessons' | 'myths'>) {
  return (
    <>
      <div className="site-width pt-10 max-md:pt-6">
        <Trail ways={['Myth files']} />
      </div>
      <PageHero lines={['Myth', 'files']}>
        <p className="max-w-[36em] text-body-l">
          Sentences everybody has heard about raising money and growing. For each, the case for and against
          it, and what to do instead. Where there is a study, it is named; where figures are invented to show
          an effect, the text says so.
        </p>
      </PageHero>
      <ol className="site-width grid gap-20 pb-28 max-md:gap-14">
        {myths.map((each, at) => {
          const lesson = lessons.find(({ slug }) => sitePath.lesson(slug) === each.lesson)
          return (
            <li
              key={each.id}
              id={each.id}
              className="grid scroll-mt-20 gap-x-16 gap-y-6 border-t-[1.5px] border-ink pt-6 lg:grid-cols-[1fr_1.2fr]"
            >
              <h2 className="read-l text-[clamp(1.5rem,1rem+1.8vw,2.25rem)] lg:sticky lg:top-24 lg:self-start">
                <span className="mb-2 block font-sans text-body-s text-ink-2 tnum">Myth file {at + 1}</span>
                &ldquo;{each.myth}&rdquo;
              </h2>
              <div className="grid gap-6 text-[1.0625rem]">
                <div>
                  <h3 className="title-s">For and against</h3>
                  <p className="mt-1.5 text-ink-2">{each.evidence}</p>
                  {each.source ? <p className="mt-2 text-caption text-ink-2">{each.source}</p> : null}
                </div>
                <div>
                  <h3 className="title-s">What to do instead</h3>
                  <p className="mt-1.5 text-ink-2">{each.instead}</p>
                </div>
                {lesson ? (
                  <p className="text-body-s">
                    Lesson: <InlineLink href={each.lesson}>{lesson.title}</InlineLink>
                  </p>
                ) : null}
              </div>
            </li>
          )
        })}
      </ol>
      <EndBand title="Believe your own figures." />
    </>
  )
}
