import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { acceptForm } from '#domain/privacy/rules/processing.ts'
import { processingTexts } from '#domain/privacy/texts/processing.ts'
import { page } from '../../shell/page.ts'
import { place } from '../forms/FormFieldRow.tsx'
import { SentPage } from '../forms/SentPage.tsx'

const link = 'inline-flex min-h-6 items-center underline underline-offset-4'

/** Where an acceptance leads: the record as it is stored, filled in by the server, with the version and the file of it (0100). */
export const acceptedPage = page(
  acceptForm.sentPath,
  <SentPage
    title="The agreement is accepted"
    stages={['Accepted', 'Kept with your account', 'Deleted with it']}
    ways={[
      { href: paths.dashboard('settings', { part: 'legal' }), label: 'All acceptances, in your settings' },
      { href: paths.home(), label: 'Go to the home page' },
    ]}
  >
    <p>This is the record. We have sent you an email that says the same.</p>
    <dl className="hairlines mt-3 border-y border-line text-body-s text-ink [overflow-wrap:anywhere]">
      <Line term="Company">
        <dd>
          <strong className="block font-semibold" {...place('company')} />
          <span {...place('address')} />
        </dd>
      </Line>
      <Line term="Accepted by">
        <dd {...place('signer')} />
      </Line>
      <Line term="Accepted on">
        <dd className="tnum" {...place('day')} />
      </Line>
      <Line term="Version">
        <dd className="tnum">
          <span className="font-semibold" {...place('version')} />
          {', in force since '}
          <span {...place('in-force')} />
          <span className="mt-1 flex flex-wrap gap-x-4">
            <a className={link} {...place('read')}>
              {processingTexts.read}
            </a>
            <a className={link} download="" {...place('file')}>
              {processingTexts.file}
            </a>
          </span>
        </dd>
      </Line>
      <Line term="SHA-256 of its text">
        <dd className="font-mono text-caption" {...place('hash')} />
      </Line>
    </dl>
  </SentPage>,
)

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{term}</dt>
      {children}
    </div>
  )
}
