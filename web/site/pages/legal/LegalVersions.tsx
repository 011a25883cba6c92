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

/**
 * All versions of a legal text, each at the address that it keeps (K19), with what it changed: next to the text on a wide screen, after
 * it on others.
 */
export function LegalVersions({ versions, path, shown }: Props) {
  return (
    <section
      id="versions"
      aria-labelledby="versions-title"
      className="scroll-mt-20 lg:sticky lg:top-24 lg:self-start lg:max-xl:col-start-2"
    >
      <h2
        id="versions-title"
        className="border-b-[1.5px] border-ink pb-2 text-caption font-semibold text-ink-2"
      >
        Versions
      </h2>
      <ol className="hairlines border-b border-line">
        {versions.map(({ version, inForceSince, changed }, at) => {
          const next = versions[at - 1]
          return (
            <li key={version} className="flex gap-2.5 pb-3">
              <i
                aria-hidden="true"
                className={`mt-4 size-2.5 shrink-0 rounded-full ${next ? 'bg-line-strong' : 'bg-heat'}`}
              />
              <div className="min-w-0 text-caption text-ink-2">
                <a
                  href={legalVersionPath(path.slice(1), version)}
                  aria-current={version === shown ? 'page' : undefined}
                  className="flex min-h-11 items-center text-body-s font-semibold text-ink underline underline-offset-4 tnum"
                >
                  Version {version}
                </a>
                <p className="tnum">
                  {next ? 'From ' : 'Since '}
                  <LegalDay of={inForceSince} />
                  {next ? ' to ' : null}
                  {next ? <LegalDay of={next.inForceSince} /> : null}
                </p>
                {changed ? <p className="mt-1">{changed}</p> : null}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
