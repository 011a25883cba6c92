import { paths } from '#contract/paths.ts'
import { serviceCatalogue } from '#domain/billing/rules/services.ts'
import { supportEmail } from '#web/lib/page/siteNames.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { CompanyDetails } from '../blocks/CompanyDetails.tsx'
import { bookStrategy } from '../blocks/EndBand.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { AsidePart } from '../forms/FormHead.tsx'

/** What stands next to the form: how soon an answer comes, and the other ways. */
export function ContactAside() {
  return (
    <>
      <AsidePart title="Answer">
        <p className="mt-1 text-[1.375rem] leading-tight text-ink font-stretch-[108%]">
          Within two working days
        </p>
        <p className="mt-1 text-body-s text-ink-2">A person reads every message and answers it by email.</p>
      </AsidePart>
      <AsidePart title="By email">
        <p className="mt-1 text-body-s [&>a]:-my-3">
          <a
            href={`mailto:${supportEmail}`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {supportEmail}
          </a>
        </p>
      </AsidePart>
      <AsidePart title="If you have decided already">
        <p className="mt-2">
          <Button href={bookStrategy.href}>
            {bookStrategy.label}, {serviceCatalogue.strategySession.price}
          </Button>
        </p>
      </AsidePart>
      <AsidePart title="A weakness in our security">
        <p className="mt-1 text-body-s text-ink-2">
          <InlineLink href={paths.page('/responsible-disclosure')}>Responsible disclosure</InlineLink> says
          what we promise to people who look in good faith.
        </p>
      </AsidePart>
      <AsidePart title="Company details">
        <CompanyDetails isSmall />
      </AsidePart>
    </>
  )
}
