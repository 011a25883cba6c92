import { SkipLink } from '#web/ui/layout/SkipLink.tsx'
import { NotFoundWords } from '#web/ui/states/NotFoundWords.tsx'
import { QuickNavigation } from '../shell/QuickNavigation.tsx'
import { SiteFooter } from '../shell/SiteFooter.tsx'
import { SiteHeader } from '../shell/SiteHeader.tsx'

/** Served with status 404 at any address that is not there, and at one that is not yours to see (T-019, K03). */
export function NotFoundPage() {
  return (
    <>
      <SkipLink />
      <SiteHeader path="" />
      <main
        id="main"
        className="mx-auto grid min-h-[calc(100dvh-68px)] max-w-[1376px] items-center gap-x-16 gap-y-12 px-5 pt-10 pb-24 sm:px-8 lg:grid-cols-[1.15fr_1fr] lg:px-16"
      >
        <div className="grid justify-items-start gap-5">
          <NotFoundWords size="large" />
        </div>
        <section aria-labelledby="find-title" className="lg:justify-self-end">
          <h2 id="find-title" className="title-s mb-3">
            Look for it here
          </h2>
          <QuickNavigation className="lg:w-[360px]" />
        </section>
      </main>
      <SiteFooter />
    </>
  )
}
