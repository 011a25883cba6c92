import { supportEmail } from '#web/lib/page/siteNames.ts'

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
        <dt className="text-ink-2">Company</dt>
        <dd className="font-semibold">
          Named with its seat and register in every offer and invoice, and on request at {supportEmail}
        </dd>
      </div>
    </dl>
  )
}
