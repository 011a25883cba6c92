import { paths } from '#contract/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { SkipLink } from '#web/ui/layout/SkipLink.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
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
          <span aria-hidden="true" className="flex gap-3 text-control">
            <StageMark stage="square" size={34} isOutlined />
            <StageMark stage="octagon" size={34} isOutlined />
            <StageMark stage="round" size={34} isOutlined />
          </span>
          <h1 className="display-l mt-2">Page not found</h1>
          <p className="max-w-[32em] text-body-l text-ink-2">
            The address may be mistyped, or the page may have moved. Nothing you saved is affected.
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button href={paths.home()} variant="solid" size="large">
              Go to the home page
            </Button>
            <Button href={paths.dashboard()} size="large">
              Open the console
            </Button>
          </div>
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
