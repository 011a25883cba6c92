import type { ReactNode } from 'react'
import { legalVersionPath } from '#domain/content/rules/legal.ts'
import type { LegalText } from '../../content/legal/legalText.ts'
import { Contents } from '../blocks/Contents.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { TextBody } from '../text/TextBody.tsx'
import { LegalHead } from './LegalHead.tsx'
import { LegalVersions } from './LegalVersions.tsx'

/** What can be done on a legal page: before its text, which then explains it, or after it, where it is to be read first. */
export type LegalActs = { before?: ReactNode; after?: ReactNode }

type Props = {
  text: LegalText
  /** Every version that is or was in force, this one too, the newest first. */
  versions: readonly LegalText[]
  path: string
  acts?: LegalActs | undefined
}

/** A legal text with its contents, its versions and the short form that helps to read it. */
export function LegalPage({ text, versions, path, acts }: Props) {
  const next = versions[versions.findIndex(({ version }) => version === text.version) - 1]
  const file = next ? legalVersionPath(path.slice(1), text.version) : path
  return (
    <div className="site-width pt-10 pb-28 max-md:pt-6">
      <LegalHead text={text} until={next?.inForceSince} file={file} />
      {next ? (
        <p className="mt-4 text-body-s">
          This version is no longer in force. <InlineLink href={path}>Read the one that is</InlineLink>
        </p>
      ) : null}
      <div className="mt-12 grid gap-x-16 gap-y-6 max-md:mt-6 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)_11.5rem]">
        <Contents entries={text.sections} isNumbered isFolded />
        <article className="pb-6">
          {/* Where `withoutAct` cuts. */}
          {acts?.before ? (
            <div data-legal="act">
              <div className="mb-8">{acts.before}</div>
            </div>
          ) : null}
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
              <h2 className="title-l flex">
                <span className="min-w-10 shrink-0 pr-2 text-ink-3 md:min-w-12 tnum">{at + 1}</span>
                {section.title}
              </h2>
              <div className="md:pl-12">
                <TextBody body={section.body} />
              </div>
            </section>
          ))}
          {acts?.after ? (
            <div data-legal="act">
              <div className="mt-12">{acts.after}</div>
            </div>
          ) : null}
        </article>
        <LegalVersions versions={versions} path={path} shown={text.version} />
      </div>
    </div>
  )
}
