import { Check } from 'lucide-react'
import { lessonBoard, lessonDone } from '#domain/content/rules/playbook.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import type { Lesson } from '../../content/playbook/lesson.ts'
import { lessonNumber, parts, readingTime } from '../../content/playbook/lesson.ts'
import type { SiteContent } from '../../content/siteContent.ts'
import { templatePath, templates } from '../../content/templates.ts'
import { Contents } from '../blocks/Contents.tsx'
import { tickClasses } from '../forms/FormFieldRow.tsx'
import { TextBody } from '../text/TextBody.tsx'
import { ReadNext } from './ReadNext.tsx'
import { Trail } from './Trail.tsx'

/** The form of a checklist, whose boxes stand outside of it so that the search finds their words. */
const TO_BOARD = 'to-board'

type Props = { lesson: Lesson } & Pick<SiteContent, 'lessons' | 'myths'>

/** One lesson with its contents, its checklist and what to read after it. */
export function LessonPage({ lesson, lessons, myths }: Props) {
  const part = parts.find((each) => each.id === lesson.part)
  return (
    <>
      <div className="site-width pt-10 pb-24 max-md:pt-6">
        <Trail ways={[part?.title ?? '', `Lesson ${lessonNumber(lesson, lessons)}`]} />
        <header className="mt-4 border-b-[1.5px] border-ink pb-8">
          <h1
            className={`max-w-[16em] text-[clamp(2.25rem,1.2rem+4.4vw,4.5rem)] leading-[1.02] ${lesson.part === 'square' ? 'tracking-[-.012em]' : 'tracking-[-.024em]'} ${part?.look}`}
          >
            {lesson.title}
          </h1>
          <div className="mt-6 grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1fr_auto]">
            <p className="read-l max-w-[28em] max-md:text-[1.375rem]">{lesson.goal}</p>
            <dl className="flex gap-8 text-caption">
              <div>
                <dt className="text-ink-2">Reading time</dt>
                <dd className="mt-1 text-body-s font-semibold tnum">{readingTime(lesson)}</dd>
              </div>
              <div>
                <dt className="text-ink-2">Time to do it</dt>
                <dd className="mt-1 text-body-s font-semibold">{lesson.takes}</dd>
              </div>
            </dl>
          </div>
        </header>
        <div className="mt-12 grid gap-x-16 gap-y-10 max-md:mt-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <Contents entries={[...lesson.sections, { id: 'checklist', title: 'Checklist' }]} isPaired />
          <article>
            {lesson.sections.map((section) => (
              <section key={section.id} id={section.id} className="scroll-mt-20 not-first:mt-12">
                <h2 className="title-l">{section.title}</h2>
                <TextBody body={section.body} hasMargin />
              </section>
            ))}
            <section
              id="checklist"
              className="mt-14 scroll-mt-20 rounded-panel border border-line bg-surface p-7 max-md:p-5"
            >
              <h2 className="title-m">Checklist</h2>
              <ul className="hairlines mt-3">
                {lesson.checklist.map((item, at) => (
                  <li key={item}>
                    <label className="flex min-h-12 items-center gap-3.5 py-2.5">
                      <input type="checkbox" name="done" value={at} form={TO_BOARD} className={tickClasses} />
                      {item}
                    </label>
                  </li>
                ))}
              </ul>
              {templates
                .filter((each) => each.lesson === lesson.slug)
                .map(({ file, title }) => (
                  <a
                    key={file}
                    href={templatePath(file)}
                    download=""
                    className="mt-4 mr-6 inline-flex min-h-11 items-center text-body-s font-semibold underline underline-offset-4"
                  >
                    Template: {title}
                  </a>
                ))}
              <form id={TO_BOARD} method="post" action={lessonBoard.path} className="mt-5">
                <input type="hidden" name="lesson" value={lesson.slug} />
                {lesson.checklist.map((item) => (
                  <input key={item} type="hidden" name="item" value={item} />
                ))}
                <Button type="submit" variant="line">
                  Add unticked lines to my board
                </Button>
              </form>
              <p className="mt-3 max-w-[40em] text-caption text-ink-2">
                Tick what is done. Each remaining line becomes one card, however often you press. You sign in
                first, and need a plan that lets you edit the board.
              </p>
            </section>
            <DoneForm slug={lesson.slug} />
          </article>
        </div>
      </div>
      <ReadNext lesson={lesson} lessons={lessons} myths={myths} />
    </>
  )
}

/**
 * Says that the lesson is done, or takes it back. The page's script leaves of it what is true for whoever is signed in; with scripts
 * off both can be pressed, and the place that the form leads back to says what was kept.
 */
function DoneForm({ slug }: { slug: string }) {
  const { path, places } = lessonDone
  return (
    <div data-lesson={slug} className="mt-8">
      <div id={places.yes} className="scroll-mt-20">
        <p data-when="done" className="mb-3 hidden items-center gap-2 font-semibold in-target:flex">
          <Check size={20} aria-hidden="true" />
          You have done this lesson.
        </p>
      </div>
      <div id={places.no} className="scroll-mt-20">
        <p data-when="" className="mb-3 hidden font-semibold in-target:flex">
          This lesson is not done.
        </p>
      </div>
      <form method="post" action={path} className="flex flex-wrap gap-x-4 gap-y-3">
        <input type="hidden" name="lesson" value={slug} />
        <Button type="submit" name="done" value="yes" data-when="open" variant="solid" icon={Check}>
          I have done this lesson
        </Button>
        <Button type="submit" name="done" value="no" data-when="done" variant="line">
          Not done after all
        </Button>
      </form>
      <p className="when-out mt-3 text-caption text-ink-2">
        You sign in first. What you have done is then shown in the playbook, on every device.
      </p>
    </div>
  )
}
