import { useLocation } from 'react-router'
import { brandName } from '#web/lib/page/siteNames.ts'
import { templatePages } from '#web/site/content/pages/templatePages.ts'
import { unlistedPages } from '#web/site/content/pages/unlistedPages.ts'
import { NotFoundPage } from '#web/site/home/NotFoundPage.tsx'
import { documentAt } from '#web/site/pages/documents.tsx'
import { sheetOf } from '#web/site/pages/sheetOf.ts'
import { pageMeta } from '#web/site/shell/pageMeta.ts'

export const handle = { static: true, sheet: sheetOf }

export const meta = ({ location }: { location: { pathname: string } }) => {
  const found = documentAt(location.pathname)
  return found
    ? [
        ...pageMeta({ ...found.entry, title: `${found.entry.title}, ${brandName}`, data: found.data }),
        ...(found.isVersion || [...unlistedPages, ...templatePages].includes(found.entry)
          ? [{ name: 'robots', content: 'noindex' }]
          : []),
      ]
    : [{ title: `Not found, ${brandName}` }, { name: 'robots', content: 'noindex' }]
}

export default function PageRoute() {
  const { pathname } = useLocation()
  return documentAt(pathname)?.element ?? <NotFoundPage />
}
