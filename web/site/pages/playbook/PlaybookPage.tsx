import { Check } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { progressOf, sayProgress } from '#domain/learning/rules.ts'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { sitePath } from '../../content/pages/entry.ts'
import type { Lesson } from '../../content/playbook/lesson.ts'
import { parts, readingTime } from '../../content/playbook/lesson.ts'
import type { SiteContent } from '../../content/siteContent.ts'
import { Band } from '../blocks/Band.tsx'
import { bookStrategy, EndBand } from '../blocks/EndBand.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { onlyUnder, TopicFilter } from './TopicFilter.tsx'

/** The method as lessons in three parts, and the beliefs it argues with. */
export function PlaybookPage({ lessons, myths }: Pick<SiteContent, 'lessons' | 'myths'>) {
  return (
    <>
      <PageHero lines={['The JUL', 'Playbook']}>
        <div className="grid gap-5">
          <p className="max-w-[36em] text-body-l">
            The method we use in sessions, written so that you can do it without us. Short lessons in three
            parts. Each lesson ends with a checklist that you can add to your board. Read them in order the
            first time.
          </p>
          <OwnProgress lessons={lessons} />
        </div>
      </PageHero>
      <div className="group/topics">
        <TopicFilter lessons={lessons} others={`${myths.length} myth files`} />
        <div className="site-width grid gap-16 pt-12 pb-24">
          {parts.map((part) => {
            const own = lessons.filter((lesson) => lesson.part === part.id)
            return (
              <section
                key={part.id}
                aria-labelledby={`part-${part.id}`}
                className={`grid gap-x-16 gap-y-6 lg:grid-cols-[20rem_1fr] ${onlyUnder(own)}`}
              >
                <div>
                  <StageMark stage={part.id} size={22} />
                  <h2 id={`part-${part.id}`} className={`mt-4 text-[2rem] leading-none ${part.look}`}>
                    {part.title}
                  </h2>
                  <p className="mt-3 max-w-[20em] text-ink-2">{part.text}</p>
                </div>
                <ol className="border-t-[1.5px] border-ink">
                  {own.map((lesson, at) => (
                    <li key={lesson.slug} className={`border-b border-line-strong ${onlyUnder([lesson])}`}>
                      <LessonLink lesson={lesson} number={at + 1} />
                    </li>
                  ))}
                </ol>
              </section>
            )
          })}
        </div>
      </div>
      <Band
        tone="surface"
        title="Myth files"
        lead={
          <>
            Sentences everybody has heard, the case for and against them, and what to do instead.{' '}
            <InlineLink href={sitePath.myths}>Read them all</InlineLink>
          </>
        }
      >
        <ol className="grid gap-x-16 border-t-[1.5px] border-ink md:grid-cols-2">
          {myths.map((each, at) => (
            <li key={each.id} className="border-b border-line-strong">
              <a
                href={`${sitePath.myths}#${each.id}`}
                className="group grid grid-cols-[2rem_1fr] items-baseline gap-x-4 py-5"
              >
                <span className="text-caption text-ink-2 tnum">{at + 1}</span>
                <span>
                  <span className="read-l underline-offset-4 group-hover:underline max-md:text-[1.375rem]">
                    &ldquo;{each.myth}&rdquo;
                  </span>
                  {each.line ? (
                    <span className="mt-1.5 block text-body-s text-ink-2">{each.line}</span>
                  ) : null}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </Band>
      <EndBand title="Bring it to a session." action={bookStrategy} />
    </>
  )
}

function LessonLink({ lesson, number }: { lesson: Lesson; number: number }) {
  return (
    <a
      href={sitePath.lesson(lesson.slug)}
      data-lesson={lesson.slug}
      className="group grid grid-cols-[2rem_1fr] items-baseline gap-x-4 py-4 sm:grid-cols-[2rem_1fr_auto]"
    >
      <span className="text-title-l font-[480] text-ink-3 tnum">{number}</span>
      <span data-title="" className="title-m underline-offset-4 group-hover:underline">
        {lesson.title}
      </span>
      <span className="flex items-baseline gap-3 text-caption text-ink-2 tnum max-sm:col-start-2">
        <span data-when="done" hidden className="flex items-center gap-1 font-semibold text-ink">
          <Check size={14} aria-hidden="true" />
          <span data-done="" />
        </span>
        {readingTime(lesson)}
      </span>
    </a>
  )
}

/** How far whoever is signed in is: as for one who begins, until the page's script has asked. Everybody else reads how to see it. */
function OwnProgress({ lessons }: Pick<SiteContent, 'lessons'>) {
  const { count, way } = sayProgress(
    progressOf(
      lessons.map(({ slug }) => slug),
      new Set(),
    ),
  )
  const [first] = lessons
  return (
    <div>
      <p className="when-out text-ink-2">
        <InlineLink href={paths.auth('sign-in', sitePath.playbook)}>Sign in</InlineLink> to see which lessons
        you have done.
      </p>
      <nav aria-label="How far you are" className="when-in border-t-[1.5px] border-ink pt-4">
        <div data-progress="" className="invisible">
          <p className="title-m tnum">{count}</p>
          {first ? (
            <a
              href={sitePath.lesson(first.slug)}
              className="mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {way}: {first.title}
            </a>
          ) : null}
        </div>
      </nav>
    </div>
  )
}
