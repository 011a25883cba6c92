import { sampleReportPath, sitePath } from '../../content/pages/entry.ts'
import { readingTime } from '../../content/playbook/lesson.ts'
import type { Resource, SiteContent } from '../../content/siteContent.ts'
import { templatePath, templates } from '../../content/templates.ts'
import { Band } from '../blocks/Band.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { RowLink } from '../blocks/RowLink.tsx'
import { Rows } from '../blocks/Rows.tsx'

/** Guides, forms to copy and the words of the trade, open to everybody. */
export function ResourcesPage({ lessons, resources }: Pick<SiteContent, 'lessons' | 'resources'>) {
  const of = (group: string) => resources.filter((each) => each.group === group)
  const hasRecordings = of('recordings').length > 0
  const parts = [
    { id: 'all', label: 'Everything' },
    { id: 'templates', label: 'Templates', count: templates.length + of('forms').length },
    { id: 'guides', label: 'Guides', count: lessons.length + of('guides').length },
    ...(hasRecordings ? [{ id: 'recordings', label: 'Recordings', count: of('recordings').length }] : []),
    { id: 'glossary', label: 'Glossary', count: of('glossary').length },
  ]
  return (
    <>
      <PageHero
        lines={['Things', 'to use']}
        lead="Free for everybody, no email address needed: templates to fill in, the lessons of the playbook, and the words you will meet on the way, explained in a sentence each."
      >
        <p className="text-ink-2">
          The{' '}
          <a className="underline underline-offset-4" href="/jul-console-handbook">
            console handbook
          </a>{' '}
          and the{' '}
          <a className="underline underline-offset-4" href={sampleReportPath}>
            sample readiness report
          </a>{' '}
          have pages of their own.
        </p>
      </PageHero>
      <div id="all" className="parts scroll-mt-20">
        <Filter parts={parts} />
        <Band
          tone="surface"
          id="templates"
          title="Templates"
          lead="Plain files without macros: tables open in any spreadsheet, texts in any editor."
        >
          <Rows
            rows={[
              ...templates.map(({ file, title, text, lesson }) => ({
                title,
                text: (
                  <>
                    {text}{' '}
                    <a className="underline underline-offset-4" href={sitePath.lesson(lesson)}>
                      How to fill it in
                    </a>
                  </>
                ),
                aside: (
                  <RowLink href={templatePath(file)} download="">
                    Download<span className="sr-only"> {title}</span>, {file.split('.').at(-1)?.toUpperCase()}
                  </RowLink>
                ),
              })),
              ...of('forms').map(rowOf),
            ]}
          />
          <p className="mt-6 max-w-[44em] text-caption text-ink-2">
            Templates for members, such as those of agreements, come with a plan.
          </p>
        </Band>
        <Band
          id="guides"
          title="Guides"
          lead="The lessons of the playbook, in the order in which most people need them."
        >
          <Rows
            rows={[
              ...lessons.map((lesson) => ({
                title: lesson.title,
                text: lesson.goal,
                aside: <RowLink href={sitePath.lesson(lesson.slug)}>Read, {readingTime(lesson)}</RowLink>,
              })),
              ...of('guides').map(rowOf),
            ]}
          />
        </Band>
        {hasRecordings ? (
          <Band id="recordings" title="Recordings" lead="Talks to listen to or to watch.">
            <Rows rows={of('recordings').map(rowOf)} />
          </Band>
        ) : null}
        <Band
          tone="surface"
          id="glossary"
          title="Glossary"
          lead="The words of a round and of a board, in a sentence each."
        >
          <dl className="grid gap-x-16 border-t-[1.5px] border-ink md:grid-cols-2">
            {of('glossary').map((entry) => (
              <div key={entry.id} className="border-b border-line-strong py-4">
                <dt className="title-s">{entry.title}</dt>
                <dd className="mt-1 text-ink-2">{entry.text}</dd>
              </div>
            ))}
          </dl>
        </Band>
      </div>
      <EndBand title="Use what helps." action={{ href: sitePath.playbook, label: 'Read the playbook' }} />
    </>
  )
}

type Part = { id: string; label: string; count?: number }

/** Each shows its part alone, by the address; the sheet does the rest, without a script. */
const Filter = ({ parts }: { parts: readonly Part[] }) => (
  <nav aria-label="What to show" className="site-width pb-8">
    <ul className="found-filters">
      {parts.map(({ id, label, count }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {label}
            {count === undefined ? null : <span>{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const rowOf = ({ title, text, link }: Resource) => ({
  title,
  text,
  aside: link ? <RowLink href={link}>Open</RowLink> : undefined,
})
