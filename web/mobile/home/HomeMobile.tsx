import { Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { LazyScreen } from '#web/lib/page/screen.tsx'
import { screen } from '#web/lib/page/screen.tsx'
import { ErrorBoundary } from '#web/ui/states/ErrorBoundary.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { heads } from '../shell/items.tsx'
import { MobilePage } from '../shell/MobilePage.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'

const views = ['overview', 'board', 'sessions'] as const
type View = (typeof views)[number]
const names: Readonly<Record<View, string>> = { overview: 'Overview', board: 'Board', sessions: 'Sessions' }
const screens: Readonly<Record<View, LazyScreen<object>>> = {
  overview: screen(() =>
    import('./OverviewMobile.tsx').then((module) => ({ default: module.OverviewMobile })),
  ),
  board: screen(() =>
    import('#web/features/board/screens/BoardMobile.tsx').then((module) => ({ default: module.BoardMobile })),
  ),
  sessions: screen(() =>
    import('#web/features/sessions/screens/SessionsMobile.tsx').then((module) => ({
      default: module.SessionsMobile,
    })),
  ),
}
const viewSwitch = screen(() => import('./ViewSwitch.tsx').then((module) => ({ default: module.ViewSwitch })))

/** The view an address names; the board's own address is this same screen (spec 3 §2), opened at the board. */
function viewOf(pathname: string, search: URLSearchParams): View {
  const usual = pathname.endsWith('/julboard') ? 'board' : 'overview'
  return views.find((each) => each === search.get('view')) ?? usual
}

/** Loads what the address shows first. Pages written at build have none. */
export function loadHomeEarly() {
  if (typeof window === 'undefined') return
  const { pathname, search } = window.location
  viewSwitch.loadEarly()
  screens[viewOf(pathname, new URLSearchParams(search))].loadEarly()
}

/** Home of the phone console: its views side by side, named in the address, so that back and links keep them (K92). */
export function HomeMobile() {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const view = viewOf(pathname, params)
  const { Screen } = screens[view]
  return (
    <MobilePage {...heads.home}>
      <Suspense fallback={<SwitchSkeleton />}>
        <viewSwitch.Screen
          waiting={<SwitchSkeleton />}
          view={view}
          options={views.map((value) => ({ value, label: names[value] }))}
          onChange={(next) => setParams({ view: next }, { preventScrollReset: true })}
        />
      </Suspense>
      <ErrorBoundary level="critical" resetKey={view}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Screen waiting={<ScreenSkeleton />} />
        </Suspense>
      </ErrorBoundary>
    </MobilePage>
  )
}

function SwitchSkeleton() {
  return <Skeleton className="h-[38px] rounded-[9px] max-md:h-[50px] pointer-coarse:h-[50px]" />
}
