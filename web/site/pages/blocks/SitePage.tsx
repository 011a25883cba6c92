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
  children: ReactNode
}

/** What every document of the site stands in. */
export function SitePage({ path, kind, note, children }: Props) {
  return (
    <>
      <SkipLink />
      <SiteHeader path={path} />
      <main id="main" data-find={kind ?? undefined} data-find-note={note}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
