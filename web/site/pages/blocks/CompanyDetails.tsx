import { supportEmail } from '#web/lib/page/siteNames.ts'

/**
 * Who runs the site. The server writes what is configured in place of the rows (server/platform/http/site/withCompany.ts), which therefore
 * have no classes of their own.
 */
export function CompanyDetails({ isSmall = false }: { isSmall?: boolean }) {
  return (
    <dl
      data-company=""
      className={`[&_dd]:font-semibold [&_dt]:text-ink-2 ${isSmall ? 'grid gap-2 text-body-s [&_dt]:text-caption' : 'border-t-[1.5px] border-ink text-[1.0625rem] [&>div]:grid [&>div]:gap-x-8 [&>div]:border-b [&>div]:border-line-strong [&>div]:py-4 sm:[&>div]:grid-cols-[12rem_1fr]'}`}
    >
      <div>
        <dt>Company</dt>
        <dd>Named with its seat and register in every offer and invoice, and on request at {supportEmail}</dd>
      </div>
    </dl>
  )
}
