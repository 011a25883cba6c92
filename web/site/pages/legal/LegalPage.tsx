import type { ReactNode } from 'react'
import { legalVersionPath } from '#domain/content/rules/legal.ts'
import type { LegalText } from '../../content/legal/legalText.ts'
import { Contents } from '../blocks/Contents.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { TextBody } from '../text/TextBody.tsx'
import { LegalDay, LegalVersions } from './LegalVersions.tsx'

type Props = {
  text: LegalText
  /** Every version that is or was in force, this one too, the newest first. */
  versions: readonly LegalText[]
  path: string
  act?: ReactNode
}

/** A legal text with its contents, its versions and the short form that helps to read it; `act` is what can be done about it there. */
export function LegalPage({ text, versions, path, act }: Props) {
  const next = versions[versions.findIndex(({ version }) => version === text.version) - 1]
  const file = next ? legalVersionPath(path.slice(1), text.version) : path
  return (
    <div className="site-width pt-10 pb-28 max-md:pt-6">
      <p className="text-caption text-ink-2">
        <a href="/sitemap" className="inline-flex min-h-6 items-center underline-offset-4 hover:underline">
          Legal
        </a>
      </p>
      <h1 className="mt-3 text-[clamp(2.25rem,1.2rem+4.4vw,4.75rem)] leading-none font-[560] tracking-[-.026em] font-stretch-[112%]">
        {text.title}
      </h1>
      <dl className="mt-8 flex flex-wrap gap-x-8 gap-y-4 border-b-[1.5px] border-ink pb-6 text-caption">
        <div>
          <dt className="text-ink-2">Version</dt>
          <dd className="mt-1 text-body-s font-semibold tnum">{text.version}</dd>
        </div>
        <div>
          <dt className="text-ink-2">{next ? 'In force' : 'In force since'}</dt>
          <dd className="mt-1 text-body-s font-semibold tnum">
            <LegalDay of={text.inForceSince} />
            {next ? ' to ' : null}
            {next ? <LegalDay of={next.inForceSince} /> : null}
          </dd>
        </div>
        <div>
          <dt className="text-ink-2">History</dt>
          <dd className="mt-1 text-body-s font-semibold">
            <a href="#versions" className="underline underline-offset-4">
              All versions
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-ink-2">Download</dt>
          <dd className="mt-1 text-body-s font-semibold">
            <a href={`${file}.txt`} download="" className="underline underline-offset-4">
              Text file
            </a>
          </dd>
        </div>
      </dl>
      {next ? (
        <p className="mt-4 text-body-s">
          This version is no longer in force. <InlineLink href={path}>Read the one that is</InlineLink>
        </p>
      ) : null}
      <div className="mt-12 grid gap-x-16 gap-y-10 max-md:mt-8 lg:grid-cols-[15rem_minmax(0,46rem)]">
        <Contents entries={text.sections} isNumbered />
        <article>
          {/* Where `withoutAct` cuts. */}
          {act ? <div data-legal="act">{act}</div> : null}
          <div data-legal="text" className="rounded-panel border border-line bg-surface p-7 max-md:p-5">
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
              <TextBody body={section.body} />
            </section>
          ))}
          <LegalVersions versions={versions} path={path} shown={text.version} />
        </article>
      </div>
    </div>
  )
}
