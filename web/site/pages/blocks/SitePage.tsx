import type { ReactNode } from 'react'
import { SkipLink } from '#web/ui/layout/SkipLink.tsx'
import { SiteFooter } from '../../shell/SiteFooter.tsx'
import { SiteHeader } from '../../shell/SiteHeader.tsx'

/** What every document of the site stands in. */
export function SitePage({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader path={path} />
      <main id="main">{children}</main>
      <SiteFooter />
    </>
  )
}
