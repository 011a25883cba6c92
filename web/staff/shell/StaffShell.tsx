import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { headerWays } from '#domain/content/rules/navigation.ts'
import { QuickNavigation } from '#web/features/content/places/QuickNavigation.tsx'
import { inboxCountsQuery } from '#web/features/inquiries/queries.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { screen } from '#web/lib/page/screen.tsx'
import { useNewScreen } from '#web/lib/page/useNewScreen.ts'
import { SignedIn, useLeaveToSignIn, useMe } from '#web/lib/signIn/session.tsx'
import { BackLink } from '#web/ui/buttons/BackLink.tsx'
import { classes } from '#web/ui/classes.ts'
import { ConnectionBanner } from '#web/ui/connection/ConnectionBanner.tsx'
import { SkipLink } from '#web/ui/layout/SkipLink.tsx'
import { CountBadge } from '#web/ui/marks/Badge.tsx'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'
import { UserMenu } from '#web/ui/overlays/UserMenu.tsx'
import { ErrorBoundary } from '#web/ui/states/ErrorBoundary.tsx'
import { late } from '#web/ui/states/late.tsx'
import { ShellNotice, Unreachable } from '#web/ui/states/ShellNotice.tsx'
import { items } from './items.ts'
import { PageSkeleton } from './PageSkeleton.tsx'
import { useRoutesAhead } from './useRoutesAhead.ts'

// Only whoever looks at something that is not theirs loads it.
const ViewBanner = late(async () => (await import('#web/features/accounts/views/ViewBanner.tsx')).ViewBanner)

const notFound = screen(() =>
  import('#web/ui/states/NotFound.tsx').then((module) => ({ default: module.NotFound })),
)

/** The staff area. The server refuses it to others before any HTML; here they see what they would see there (T-019). */
export function StaffShell() {
  return (
    <SignedIn
      loading={<ShellNotice>{accountTexts.loadingDashboard}</ShellNotice>}
      signedOut={<Leaving />}
      unreachable={(retry) => <Unreachable onRetry={retry} />}
    >
      <StaffArea />
    </SignedIn>
  )
}

function Leaving() {
  useLeaveToSignIn(true)
  return <ShellNotice>{accountTexts.redirecting}</ShellNotice>
}

function StaffArea() {
  const me = useMe()
  const { pathname, search } = useLocation()
  const navigation = useRef<HTMLElement>(null)
  useNewScreen(pathname)
  useRoutesAhead()
  // All areas fit in the row of the search from 1440 px on; below, they are a row of their own. On a phone that row is wider than the screen: the open one comes into view, without moving the page,
  // and again when a count that arrives makes the row longer.
  useEffect(() => {
    const bar = navigation.current
    const row = bar?.firstElementChild
    if (!bar || !row) return
    const watch = new ResizeObserver(() => {
      const open = [...bar.querySelectorAll('a')].findLast((link) => pathname.startsWith(link.pathname))
      if (open) bar.scrollLeft = open.offsetLeft - (bar.clientWidth - open.offsetWidth) / 2
    })
    watch.observe(row)
    return () => watch.disconnect()
  }, [pathname])
  const isAdminPage = pathname.replace(/\/$/, '') === paths.admin()
  if (!me.isStaff && !me.isAdmin) return <NobodysPage />
  if (isAdminPage && !me.isAdmin) return <NobodysPage />
  // No staff page is a marketing page, so a landing page that was visited leads nowhere from here.
  const ways = headerWays(pathname, { isSignedIn: true, isStaff: me.isStaff }, null, new Date())
  const shown = items.filter((item) => item.isFor?.(me) ?? true)
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <header data-band="dark" data-theme="dark" className="sticky top-0 z-20 bg-steel-950 text-ink">
        <div className="mx-auto flex min-h-[60px] max-w-[1440px] flex-wrap max-[1440px]:pt-1.5 items-center gap-x-5 px-8 max-md:gap-x-3 max-md:px-4">
          <Link
            to={ways.logo}
            aria-label={ways.logo === paths.vip() ? 'JUL VIP area' : 'JUL Console Desktop'}
            className="flex min-h-11 items-center gap-3"
          >
            <Wordmark className="h-[22px]" />
            <span className="rounded-mark bg-heat px-2 py-1 text-micro leading-none font-[720] tracking-[.04em] text-on-heat font-stretch-[112%]">
              VIP
            </span>
          </Link>
          <nav
            ref={navigation}
            aria-label="Staff"
            className="relative flex-1 max-[1440px]:order-last max-[1440px]:-mx-4 max-[1440px]:basis-[calc(100%+32px)] max-[1440px]:overflow-x-auto max-[1440px]:px-1 max-[1440px]:pb-2 max-[1440px]:[scrollbar-width:none]"
          >
            <ul className="flex w-max gap-0.5">
              {shown.map((item) => {
                const isOpen = item.to === paths.vip() ? pathname === item.to : pathname.startsWith(item.to)
                return (
                  <li key={item.to}>
                    <Link
                      to={item.to}
                      aria-current={isOpen ? 'page' : undefined}
                      className={classes(
                        'inline-flex h-[37px] items-center rounded-chip px-2.5 max-[1440px]:px-3 text-body-s font-[540] whitespace-nowrap focus-visible:-outline-offset-2 max-md:h-11 pointer-coarse:h-11',
                        isOpen ? 'bg-steel-850 text-white' : 'text-ink-2 hover:text-white',
                      )}
                    >
                      {item.label}
                      {item.to === paths.vipRequests() ? <OpenRequests /> : null}
                    </Link>
                  </li>
                )
              })}
            </ul>
          </nav>
          <div className="ml-auto flex items-center gap-2">
            <QuickNavigation
              screens={shown.map(({ to, label }) => ({ to, label }))}
              className="w-44 max-[1440px]:w-56 max-md:hidden"
            />
            <Link
              to={paths.dashboard()}
              className="inline-flex h-[34px] items-center rounded-control border border-control bg-steel-850 px-3 text-caption font-semibold hover:bg-steel-800 max-md:hidden"
            >
              Open console
            </Link>
            <UserMenu
              isCompact
              profileTo={paths.dashboard('settings')}
              settingsTo={paths.dashboard('settings', { part: 'appearance' })}
            />
          </div>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-[1440px] px-8 pt-6 pb-18 outline-none max-md:px-4 max-md:pt-4"
      >
        <ConnectionBanner className="mb-4" />
        {me.view ? <ViewBanner className="mb-4" /> : null}
        {ways.back ? <BackLink to={ways.back.to}>{ways.back.label}</BackLink> : null}
        <ErrorBoundary level="critical" resetKey={pathname + search}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  )
}

/** What anybody sees of an address that is not theirs. */
function NobodysPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <notFound.Screen waiting={<PageSkeleton />} />
    </Suspense>
  )
}

/** How many requests wait for the reader: their own and what nobody has taken (4.13.9). */
function OpenRequests() {
  const counts = useQuery(inboxCountsQuery())
  useLiveRefresh('inquiries')
  const mine = counts.data?.mine ?? 0
  return <CountBadge count={mine} label={`, ${mine} waiting for you`} className="ml-1.5" />
}
