import type { ReactNode } from 'react'
import { sitePath } from '../../content/pages/entry.ts'
import { readingTime } from '../../content/playbook/lesson.ts'
import type { Resource, SiteContent } from '../../content/siteContent.ts'
import { Band } from '../blocks/Band.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Rows } from '../blocks/Rows.tsx'

/** Guides, forms to copy and the words of the trade, open to everybody. */
export function ResourcesPage({ lessons, resources }: Pick<SiteContent, 'lessons' | 'resources'>) {
  const of = (group: string) => resources.filter((each) => each.group === group)
  const withTables = lessons.filter((lesson) =>
    lesson.sections.some((section) =>
      section.body.some((block) => typeof block !== 'string' && 'head' in block),
    ),
  )
  return (
    <>
      <PageHero
        lines={['Things', 'to use.']}
        lead="Open to everybody, without an address in return: the lessons of the playbook, forms to copy, the handbook of the console, and the words you will meet on the way, explained in a sentence each."
      />
      <Band tone="surface" id="guides" title="Guides" lead="In the order in which most people need them.">
        <Rows
          rows={[
            ...lessons.map((lesson) => ({
              title: lesson.title,
              text: lesson.goal,
              aside: <Way to={sitePath.lesson(lesson.slug)}>Read, {readingTime(lesson)}</Way>,
            })),
            ...of('guides').map(rowOf),
          ]}
        />
      </Band>
      <Band id="forms" title="Forms to copy" lead="Lessons with a table you can copy into your own document.">
        <ul className="border-t-[1.5px] border-ink">
          {withTables.map((lesson) => (
            <li key={lesson.slug} className="border-b border-line-strong">
              <a
                className="title-m block py-4 underline-offset-4 hover:underline"
                href={sitePath.lesson(lesson.slug)}
              >
                {lesson.title}
              </a>
            </li>
          ))}
          {of('forms').map((each) => (
            <li key={each.id} className="border-b border-line-strong">
              <a className="title-m block py-4 underline-offset-4 hover:underline" href={each.link}>
                {each.title}
              </a>
            </li>
          ))}
        </ul>
      </Band>
      {of('recordings').length > 0 ? (
        <Band id="recordings" title="Recordings" lead="Talks to listen to or to watch.">
          <Rows rows={of('recordings').map(rowOf)} />
        </Band>
      ) : null}
      <Band tone="surface" id="glossary" title="Glossary">
        <dl className="grid gap-x-16 border-t-[1.5px] border-ink md:grid-cols-2">
          {of('glossary').map((entry) => (
            <div key={entry.id} className="border-b border-line-strong py-4">
              <dt className="title-s">{entry.title}</dt>
              <dd className="mt-1 text-ink-2">{entry.text}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <EndBand title="Use what helps." />
    </>
  )
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="inline-flex min-h-11 items-center underline underline-offset-4" href={to}>
      {children}
    </a>
  )
}

const rowOf = ({ title, text, link }: Resource) => ({
  title,
  text,
  aside: link ? <Way to={link}>Open</Way> : undefined,
})
