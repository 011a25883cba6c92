import { supportEmail } from '#web/lib/page/siteNames.ts'
import { InlineLink } from './InlineLink.tsx'

/**
 * Who runs the site. The row stands while nothing is configured, and is the shape of those that the server writes in its place
 * (server/platform/http/site/withCompany.ts).
 */
export function CompanyDetails({ isSmall = false }: { isSmall?: boolean }) {
  return (
    <dl data-company="" className={isSmall ? '' : 'border-t-[1.5px] border-ink'}>
      <div
        className={
          isSmall ? 'mt-1' : 'grid gap-x-8 gap-y-1 border-b border-line-strong py-4 lg:grid-cols-[16rem_1fr]'
        }
      >
        <dt className="text-ink-2">Name, address and register</dt>
        <dd className="font-semibold">
          <span className="font-normal">
            In every offer and invoice, and by email from{' '}
            <InlineLink href={`mailto:${supportEmail}`}>{supportEmail}</InlineLink>
          </span>
        </dd>
      </div>
    </dl>
  )
}
