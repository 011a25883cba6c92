import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { ErrorBoundary } from '#web/ui/states/ErrorBoundary.tsx'
import { Loading, Skeleton } from '#web/ui/states/Skeleton.tsx'
import { heads } from '../shell/items.tsx'
import { MobilePage } from '../shell/MobilePage.tsx'
import { OverviewMobile } from './OverviewMobile.tsx'

const BoardMobile = lazy(() =>
  import('#web/features/board/screens/BoardMobile.tsx').then((module) => ({ default: module.BoardMobile })),
)
const SessionsMobile = lazy(() =>
  import('#web/features/sessions/screens/SessionsMobile.tsx').then((module) => ({
    default: module.SessionsMobile,
  })),
)

const views = ['overview', 'board', 'sessions'] as const
type View = (typeof views)[number]
const names: Readonly<Record<View, string>> = { overview: 'Overview', board: 'Board', sessions: 'Sessions' }
const screens: Readonly<Record<View, ComponentType>> = {
  overview: OverviewMobile,
  board: BoardMobile,
  sessions: SessionsMobile,
}

/** Home of the phone console: its views side by side, named in the address, so that back and links keep them (K92). */
export function HomeMobile() {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  // The board's own address is this same screen (spec 3 §2), opened at the board.
  const usual: View = pathname.endsWith('/julboard') ? 'board' : 'overview'
  const view = views.find((each) => each === params.get('view')) ?? usual
  const Screen = screens[view]
  return (
    <MobilePage {...heads.home}>
      <Segments
        label="Home"
        isWide
        value={view}
        onChange={(next) => setParams({ view: next }, { preventScrollReset: true })}
        options={views.map((value) => ({ value, label: names[value] }))}
      />
      <ErrorBoundary level="critical" resetKey={view}>
        <Suspense
          fallback={
            <Loading>
              <Skeleton className="h-48 rounded-panel" />
              <Skeleton className="mt-3 h-40 rounded-panel" />
            </Loading>
          }
        >
          <Screen />
        </Suspense>
      </ErrorBoundary>
    </MobilePage>
  )
}
