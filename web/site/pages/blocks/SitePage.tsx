import type { ReactNode } from 'react'
import type { DocumentKind } from '#domain/content/types.ts'
import { SkipLink } from '#web/ui/layout/SkipLink.tsx'
import { SiteFooter } from '../../shell/SiteFooter.tsx'
import { SiteHeader } from '../../shell/SiteHeader.tsx'

type Props = {
  path: string
  /** What the search calls the page, and where it says that it stands (server/content/readDocuments.ts). */
  kind: DocumentKind | null
  note: string
  /** Its head is dark in both themes, and the header of the site with it. */
  isHeadDark?: boolean
  children: ReactNode
}

/** What every document of the site stands in. */
export function SitePage({ path, kind, note, isHeadDark, children }: Props) {
  return (
    <>
      <SkipLink />
      <SiteHeader path={path} isDark={isHeadDark} />
      <main id="main" data-find={kind ?? undefined} data-find-note={note}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
