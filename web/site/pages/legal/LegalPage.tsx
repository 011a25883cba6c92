import type { ReactNode } from 'react'
import type { LegalText } from '../../content/legal/legalText.ts'
import { sitePageEntries } from '../../content/pages.ts'
import { Contents } from '../blocks/Contents.tsx'
import { TextBody } from '../blocks/TextBody.tsx'

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A legal text with its contents, its version and the short form that helps to read it; `act` is what can be done about it there. */
export function LegalPage({ path, text, act }: { path: string; text: LegalText; act?: ReactNode }) {
  const title = sitePageEntries.find((entry) => entry.path === path)?.title
  return (
    <div className="site-width pt-10 pb-28 max-md:pt-6">
      <p className="text-caption text-ink-2">
        <a href="/sitemap" className="inline-flex min-h-6 items-center underline-offset-4 hover:underline">
          Legal
        </a>
      </p>
      <h1 className="mt-3 text-[clamp(2.25rem,1.2rem+4.4vw,4.75rem)] leading-none font-[560] tracking-[-.026em] font-stretch-[112%]">
        {title}
      </h1>
      <dl className="mt-8 flex gap-10 border-b-[1.5px] border-ink pb-6 text-caption">
        <div>
          <dt className="text-ink-2">Version</dt>
          <dd className="mt-1 text-body-s font-semibold tnum">{text.version}</dd>
        </div>
        <div>
          <dt className="text-ink-2">In force since</dt>
          <dd className="mt-1 text-body-s font-semibold tnum">
            <time dateTime={text.inForceSince}>{day.format(new Date(`${text.inForceSince}T00:00:00Z`))}</time>
          </dd>
        </div>
      </dl>
      <div className="mt-12 grid gap-x-16 gap-y-10 max-md:mt-8 lg:grid-cols-[15rem_minmax(0,46rem)]">
        <Contents entries={text.sections} isNumbered />
        <article>
          {act}
          <div className="rounded-panel border border-line bg-surface p-7 max-md:p-5">
            <h2 className="title-s">In short</h2>
            <ul className="mt-4 grid gap-3">
              {text.short.map((point) => (
                <li key={point} className="flex gap-3.5 text-[1.0625rem]">
                  <i aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-full bg-ink" />
                  {point}
                </li>
              ))}
            </ul>
            <p className="mt-4 text-caption text-ink-2">
              The short version helps you to read. The text below is what counts.
            </p>
          </div>
          {text.sections.map((section, at) => (
            <section key={section.id} id={section.id} className="mt-12 scroll-mt-20">
              <h2 className="title-l flex gap-4">
                <span className="text-ink-3 tnum">{at + 1}</span>
                {section.title}
              </h2>
              <div className="read mt-3 grid gap-4">
                <TextBody body={section.body} />
              </div>
            </section>
          ))}
        </article>
      </div>
    </div>
  )
}
