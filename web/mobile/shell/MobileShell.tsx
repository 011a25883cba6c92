import { Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { useNewScreen } from '#web/lib/page/useNewScreen.ts'
import { SignedIn, useSession } from '#web/lib/signIn/session.tsx'
import { SkipLink } from '#web/ui/layout/SkipLink.tsx'
import { ErrorBoundary } from '#web/ui/states/ErrorBoundary.tsx'
import { late } from '#web/ui/states/late.tsx'
import { ShellNotice, Unreachable } from '#web/ui/states/ShellNotice.tsx'
import { Loading, Skeleton } from '#web/ui/states/Skeleton.tsx'
import { BottomNavigation } from './BottomNavigation.tsx'
import { SignInPrompt } from './SignInPrompt.tsx'
import { Splash } from './Splash.tsx'

const Offline = late(async () => (await import('./OfflineMobile.tsx')).OfflineMobile)

/** The phone console: splash, a prompt where nobody is signed in, else one column of 480 px at most (spec 1 §2). */
export function MobileShell() {
  const session = useSession()
  const { pathname, search } = useLocation()
  useNewScreen(pathname)
  // The settings open from any address of the console (spec 3 §2).
  const asked = new URLSearchParams(search)
  if (asked.get('settings') === '1')
    return <Navigate to={paths.appSettings(asked.get('tab') ?? undefined)} replace />
  return (
    <div className="text-[1rem]">
      <Splash isReady={session.state !== 'loading'} />
      <SignedIn
        loading={<ShellNotice>{accountTexts.loadingDashboard}</ShellNotice>}
        signedOut={<SignInPrompt />}
        unreachable={(retry) => <Offline onRetry={retry} lost={() => <Unreachable onRetry={retry} />} />}
      >
        <div className="mx-auto grid min-h-dvh max-w-[480px] grid-rows-[1fr_auto] has-data-wide:max-w-[1040px] lg:has-data-wide:[&>nav]:hidden">
          <SkipLink />
          <div className="min-w-0">
            <ErrorBoundary level="critical" resetKey={pathname}>
              <Suspense fallback={<PageSkeleton />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </div>
          <BottomNavigation />
        </div>
      </SignedIn>
    </div>
  )
}

function PageSkeleton() {
  return (
    <Loading className="px-4 pt-5">
      <Skeleton className="ml-1 h-7 w-44" />
      <Skeleton className="mt-2 ml-1 h-4 w-56" />
      <Skeleton className="mt-6 h-12 rounded-[9px]" />
      <Skeleton className="mt-3 h-48 rounded-panel" />
      <Skeleton className="mt-3 h-40 rounded-panel" />
    </Loading>
  )
}
