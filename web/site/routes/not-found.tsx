import { brandName } from '#web/lib/page/siteNames.ts'
import { NotFoundPage } from '#web/site/home/NotFoundPage.tsx'
import { NotFound } from '#web/ui/states/NotFound.tsx'

// Written to a file at build, which the server sends with every 404. Inside a console it is drawn by the program,
// and there without the site's header, whose script only documents carry.
export const handle = { static: true }

export const meta = () => [{ title: `Not found, ${brandName}` }, { name: 'robots', content: 'noindex' }]

export default function NotFoundRoute() {
  return typeof document === 'undefined' ? <NotFoundPage /> : <NotFound />
}
