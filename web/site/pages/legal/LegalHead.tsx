import { Download, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { readingMinutes } from '#domain/content/rules/textBody.ts'
import { buttonClasses } from '#web/ui/buttons/buttonClasses.ts'
import type { LegalText } from '../../content/legal/legalText.ts'
import { LegalDay } from './LegalVersions.tsx'

const look = buttonClasses({ variant: 'line', size: 'default', isStill: false })

type Props = {
  text: LegalText
  /** The day from which another version counts. */
  until?: string | undefined
  /** The same text as a file. */
  file: string
}

/** What a legal text is called, which version of it this is, and where the others and its file are. */
export function LegalHead({ text, until, file }: Props) {
  const minutes = readingMinutes([text.short, text.sections.map(({ title, body }) => [title, body])])
  return (
    <>
      <p className="text-caption text-ink-2">
        <a href="/sitemap" className="inline-flex min-h-6 items-center underline-offset-4 hover:underline">
          Legal
        </a>
      </p>
      <h1 className="mt-3 text-[clamp(2.25rem,1.2rem+4.4vw,4.75rem)] leading-none font-[560] tracking-[-.026em] font-stretch-[112%]">
        {text.title}
      </h1>
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b-[1.5px] border-ink pb-6">
        <dl className="flex flex-wrap gap-x-6 gap-y-4 text-caption">
          <Fact term="Version">{text.version}</Fact>
          <Fact term={until ? 'In force' : 'In force since'}>
            <LegalDay of={text.inForceSince} />
            {until ? ' to ' : null}
            {until ? <LegalDay of={until} /> : null}
          </Fact>
          <Fact term="Reading">
            {minutes} {minutes === 1 ? 'minute' : 'minutes'}
          </Fact>
        </dl>
        <div className="flex gap-2 max-md:w-full">
          <a href="#versions" className={`${look} flex-1 xl:hidden`}>
            <History size={18} aria-hidden="true" />
            All versions
          </a>
          <a href={`${file}.txt`} download="" className={`${look} flex-1`}>
            <Download size={18} aria-hidden="true" />
            Text file
          </a>
        </div>
      </div>
    </>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-2">{term}</dt>
    <dd className="mt-1 text-body-s font-semibold tnum">{children}</dd>
  </div>
)
