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
    <dl className="hairlines mt-3 border-y border-line text-body-s text-ink [overflow-wrap:anywhere] [&>div]:grid [&>div]:gap-x-6 [&>div]:gap-y-0.5 [&>div]:py-3 md:[&>div]:grid-cols-[11rem_minmax(0,1fr)] [&_dt]:text-ink-2">
      <div>
        <dt>Company</dt>
        <dd>
          <strong className="block font-semibold" {...place('company')} />
          <span {...place('address')} />
        </dd>
      </div>
      <div>
        <dt>Accepted by</dt>
        <dd {...place('signer')} />
      </div>
      <div>
        <dt>Accepted on</dt>
        <dd className="tnum" {...place('day')} />
      </div>
      <div>
        <dt>Version</dt>
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
      </div>
      <div>
        <dt>SHA-256 of its text</dt>
        <dd className="font-mono text-caption" {...place('hash')} />
      </div>
    </dl>
  </SentPage>,
)
