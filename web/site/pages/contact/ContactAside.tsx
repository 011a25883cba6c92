import { paths } from '#contract/paths.ts'
import { supportEmail } from '#web/lib/page/siteNames.ts'
import { CompanyDetails } from '../blocks/CompanyDetails.tsx'
import { AsidePart } from '../forms/FormHead.tsx'

const link = 'font-semibold underline underline-offset-4'

/** What stands next to the form: how soon an answer comes, and the other ways. */
export function ContactAside() {
  return (
    <>
      <AsidePart title="Answer">
        <p className="mt-1 text-[1.375rem] leading-tight">Within two working days</p>
        <p className="mt-1 text-body-s text-ink-2">A person reads every message and answers it by email.</p>
      </AsidePart>
      <AsidePart title="A weakness in our security">
        <p className="mt-1 text-body-s text-ink-2">
          <a href={paths.page('/responsible-disclosure')} className={link}>
            Responsible disclosure
          </a>{' '}
          says what we promise to people who look in good faith.
        </p>
      </AsidePart>
      <AsidePart title="A session">
        <p className="mt-1 text-body-s text-ink-2">
          <a href={paths.page('/book')} className={link}>
            Book one
          </a>
          , with an account or before you have one; the answer is then next to your board.
        </p>
      </AsidePart>
      <AsidePart title="By post">
        <CompanyDetails isSmall />
      </AsidePart>
      <AsidePart title="By email">
        <p className="mt-1 text-body-s">
          <a href={`mailto:${supportEmail}`} className={`${link} inline-flex min-h-11 items-center`}>
            {supportEmail}
          </a>
        </p>
      </AsidePart>
    </>
  )
}
