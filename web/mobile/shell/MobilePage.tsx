import { ArrowLeft, Search, Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { buttonClasses } from '#web/ui/buttons/buttonClasses.ts'
import { classes } from '#web/ui/classes.ts'
import { ConnectionBanner } from '#web/ui/connection/ConnectionBanner.tsx'
import { DemoBanner } from '#web/ui/states/DemoBanner.tsx'
import { late } from '#web/ui/states/late.tsx'

const SearchSheet = late(async () => (await import('./SearchSheet.tsx')).SearchSheet)
// Only whoever looks at something that is not theirs loads it.
const ViewBanner = late(async () => (await import('#web/features/accounts/views/ViewBanner.tsx')).ViewBanner)

type Props = {
  title: string
  subtitle?: ReactNode
  /** One step up: "Back to Board". */
  back?: { to: string; label: string }
  /** In place of the gear. */
  aside?: ReactNode
  /** One thing that may fill a desktop: the desktop console leads here too (T-104). */
  isWide?: boolean
  children: ReactNode
}

const square = classes(
  buttonClasses({ variant: 'quiet', size: 'default', isStill: false, isSquare: true }),
  'size-11',
)

/** One screen of the phone console: a title that stays at the top, then its panels 12 px apart. */
export function MobilePage({ title, subtitle, back, aside, isWide = false, children }: Props) {
  const me = useMe()
  const { pathname } = useLocation()
  const [isSearching, setSearching] = useState(false)
  const isSettings = pathname.startsWith(paths.appSettings())
  return (
    <>
      <header className="sticky top-0 z-10 flex items-center gap-1 bg-bg pt-[max(18px,env(safe-area-inset-top))] pr-4 pb-3 pl-5">
        {back ? (
          <Link
            to={back.to}
            aria-label={back.label}
            className={classes(square, '-ml-3', isWide && 'lg:mr-3 lg:w-auto! lg:gap-2 lg:px-3')}
          >
            <ArrowLeft size={20} aria-hidden="true" />
            {isWide ? <span className="max-lg:hidden">{back.label}</span> : null}
          </Link>
        ) : null}
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-[1.5rem] leading-[1.1] font-[580] tracking-[-.015em] font-stretch-[106%]">
            {title}
          </h1>
          {subtitle ? (
            <p className="mt-0.5 truncate text-body-s leading-[1.35] text-ink-3">{subtitle}</p>
          ) : null}
        </div>
        {aside ??
          (isSettings ? null : (
            <>
              <button
                type="button"
                aria-label="Quick navigation"
                aria-haspopup="dialog"
                onClick={() => setSearching(true)}
                className={square}
              >
                <Search size={20} aria-hidden="true" />
              </button>
              <Link to={paths.appSettings()} aria-label="Settings" className={square}>
                <Settings2 size={20} aria-hidden="true" />
              </Link>
            </>
          ))}
      </header>
      <main
        id="main"
        data-wide={isWide || undefined}
        tabIndex={-1}
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 px-4 pt-1 pb-6 outline-none"
      >
        <ConnectionBanner />
        <DemoBanner />
        {me.isTold ? <ViewBanner /> : null}
        {children}
      </main>
      {isSearching ? (
        <SearchSheet onClose={() => setSearching(false)} onLost={() => setSearching(false)} />
      ) : null}
    </>
  )
}
