import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { sitePath } from '../../content/pages/entry.ts'
import type { Lesson } from '../../content/playbook/lesson.ts'
import { lessonNumber, parts } from '../../content/playbook/lesson.ts'
import type { SiteContent } from '../../content/siteContent.ts'
import { InlineLink } from '../blocks/InlineLink.tsx'

type Props = { lesson: Lesson } & Pick<SiteContent, 'lessons' | 'myths'>

/** Where to go after a lesson: the ones before and after it, and the belief that it answers. */
export function ReadNext({ lesson, lessons, myths }: Props) {
  const at = lessons.findIndex(({ slug }) => slug === lesson.slug)
  const ways = [
    { words: 'Next', to: lessons[at + 1] },
    { words: 'Previous', to: lessons[at - 1] },
  ]
  const path = sitePath.lesson(lesson.slug)
  const myth = myths.find((each) => each.lesson === path)
  return (
    <nav aria-label="Other lessons" className="border-y border-line bg-surface py-16 max-md:py-12">
      <div className="site-width">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 className="title-l">Read next</h2>
          <InlineLink href={sitePath.playbook}>All lessons</InlineLink>
        </div>
        <ul className="mt-6 grid border-t-[1.5px] border-ink lg:auto-cols-fr lg:grid-flow-col">
          {ways.map(({ words, to }) =>
            to ? (
              <Way
                key={words}
                stage={to.part}
                words={`${words}: ${parts.find(({ id }) => id === to.part)?.title}, lesson ${lessonNumber(to, lessons)}`}
                href={sitePath.lesson(to.slug)}
                title={to.title}
                line={to.goal}
              />
            ) : null,
          )}
          {myth ? (
            <Way
              words={`Myth file ${myths.indexOf(myth) + 1}`}
              href={`${sitePath.myths}#${myth.id}`}
              title={`“${myth.myth}”`}
              line={myth.line}
            />
          ) : null}
        </ul>
      </div>
    </nav>
  )
}

type WayProps = { stage?: Lesson['part']; words: string; href: string; title: string; line: string }

function Way({ stage, words, href, title, line }: WayProps) {
  return (
    <li className="border-line max-lg:not-first:border-t lg:pr-8 lg:not-first:border-l lg:not-first:pl-8">
      <a href={href} className="group block py-6">
        <span className="flex items-center gap-2 text-caption text-ink-2">
          <StageMark stage={stage ?? 'square'} size={14} isOutlined={!stage} />
          {words}
        </span>
        <span className="title-m mt-2 block underline-offset-4 group-hover:underline">{title}</span>
        <span className="mt-2 block text-body-s text-ink-2">{line}</span>
      </a>
    </li>
  )
}
