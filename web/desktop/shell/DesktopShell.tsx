import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { accountTexts } from '#domain/accounts/texts.ts'
import { useOpenCard } from '#web/lib/page/consoleLinks.ts'
import { useMediaQuery } from '#web/lib/page/mediaQuery.ts'
import { useNewScreen } from '#web/lib/page/useNewScreen.ts'
import { SignedIn, useLeaveToSignIn, useMe } from '#web/lib/signIn/session.tsx'
import { classes } from '#web/ui/classes.ts'
import { ConnectionBanner } from '#web/ui/connection/ConnectionBanner.tsx'
import { SkipLink } from '#web/ui/layout/SkipLink.tsx'
import { DemoBanner } from '#web/ui/states/DemoBanner.tsx'
import { ErrorBoundary } from '#web/ui/states/ErrorBoundary.tsx'
import { late } from '#web/ui/states/late.tsx'
import { ShellNotice, Unreachable } from '#web/ui/states/ShellNotice.tsx'
import { Loading, Skeleton } from '#web/ui/states/Skeleton.tsx'
import { Cabinet } from './Cabinet.tsx'
import { ConsoleHeader } from './ConsoleHeader.tsx'
import { tabOf } from './tabs.tsx'

// Only whoever looks at something that is not theirs loads it.
const ViewBanner = late(async () => (await import('#web/features/accounts/views/ViewBanner.tsx')).ViewBanner)

const Offline = late(async () => (await import('./OfflineDesktop.tsx')).OfflineDesktop)

/** The desktop console: header, cabinet, one open drawer. Its screens come from `tabs`; `children` stand in place of one. */
export function DesktopShell({ children }: { children?: ReactNode }) {
  return (
    <SignedIn
      loading={<ShellNotice>{accountTexts.loadingDashboard}</ShellNotice>}
      signedOut={<Leaving />}
      unreachable={(retry) => <Offline onRetry={retry} lost={() => <Unreachable onRetry={retry} />} />}
    >
      <Console>{children}</Console>
    </SignedIn>
  )
}

function Leaving() {
  useLeaveToSignIn(true)
  return <ShellNotice>{accountTexts.redirecting}</ShellNotice>
}

function Console({ children }: { children: ReactNode }) {
  const me = useMe()
  const [query] = useSearchParams()
  const tab = tabOf(query.get('tab'))
  const isWide = useMediaQuery('(min-width: 1280px)')
  const isShort = useOpenCard() !== null && isWide
  useNewScreen(tab.id, () => window.scrollTo(0, 0))

  return (
    <div data-rail={isShort ? '' : undefined} className="grid min-h-dvh grid-cols-1 grid-rows-[56px_1fr]">
      <SkipLink />
      <ConsoleHeader openTab={tab} me={me} />
      <div
        className={classes(
          'mx-auto grid w-full gap-5 pt-5 pb-16 pl-4 max-md:block max-md:px-4 max-md:pt-3',
          isShort
            ? 'grid-cols-[64px_minmax(0,1fr)] pr-[632px]'
            : 'max-w-[1440px] grid-cols-[64px_minmax(0,1fr)] pr-6 min-[1101px]:grid-cols-[212px_minmax(0,1fr)] min-[1101px]:gap-8 min-[1101px]:pt-6 min-[1101px]:pr-8 min-[1101px]:pl-6',
        )}
      >
        <Cabinet openTab={tab} me={me} isShort={isShort} />
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          <ConnectionBanner className="mb-4" />
          <DemoBanner className="mb-4" />
          <ErrorBoundary level="critical" resetKey={tab.id}>
            <Suspense fallback={<ScreenSkeleton />}>
              {me.isTold ? <ViewBanner className="mb-4" /> : null}
              {children ?? <tab.Screen waiting={<ScreenSkeleton />} />}
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
    </div>
  )
}

function ScreenSkeleton() {
  return (
    <Loading className="pt-2">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="mt-4 h-5 w-96 max-w-full" />
      <div className="mt-8 grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-panel" />
        <Skeleton className="h-64 rounded-panel" />
      </div>
    </Loading>
  )
}
