import { legalVersionPath } from '#domain/content/rules/legal.ts'
import { longDay } from '#domain/days.ts'
import type { LegalText } from '../../content/legal/legalText.ts'

/** A day of the calendar as legal pages write it. */
export function LegalDay({ of }: { of: string }) {
  return <time dateTime={of}>{longDay(of)}</time>
}

type Props = {
  /** The newest first. */
  versions: readonly LegalText[]
  path: string
  /** The one that is being read. */
  shown: number
}

/** All versions of a legal text, each at the address that it keeps (K19). */
export function LegalVersions({ versions, path, shown }: Props) {
  return (
    <section id="versions" aria-labelledby="versions-title" className="mt-12 scroll-mt-20">
      <h2 id="versions-title" className="title-l">
        Versions
      </h2>
      <ol className="hairlines mt-4 border-y border-line">
        {versions.map(({ version, inForceSince }, at) => {
          const next = versions[at - 1]
          return (
            <li key={version} className="flex flex-wrap items-center gap-x-4">
              <a
                href={legalVersionPath(path.slice(1), version)}
                aria-current={version === shown ? 'page' : undefined}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 tnum"
              >
                Version {version}
              </a>
              <span className="text-caption text-ink-2 tnum">
                {next ? 'In force from ' : 'In force since '}
                <LegalDay of={inForceSince} />
                {next ? ' to ' : null}
                {next ? <LegalDay of={next.inForceSince} /> : null}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
