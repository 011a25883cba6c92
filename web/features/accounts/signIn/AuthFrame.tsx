import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { signInLimits } from '#domain/accounts/limits.ts'
import { brandName } from '#web/lib/page/siteNames.ts'
import { OwnPicture } from '#web/ui/layout/OwnPicture.tsx'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'

type Props = {
  title: ReactNode
  lead?: ReactNode
  /** A step back within the page, in place of the way to the site. */
  back?: { label: string; onPress: () => void } | undefined
  /** At the foot, in place of when a sign-in ends. */
  note?: string
  children: ReactNode
}

const backClasses =
  '-mr-2 inline-flex min-h-11 items-center gap-2 px-2 text-body-s font-semibold text-ink-2 hover:text-ink'
const footClasses = 'inline-flex min-h-11 items-center hover:text-ink'
const minutes = signInLimits.idleMs / 60_000

/**
 * The page around every form for signing in: the form on the left, the bar on the right; below 1024 px the
 * bar is a band at the top. Written at build, so nothing here may depend on the address.
 */
export function AuthFrame({ title, lead, back, note, children }: Props) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,47.15fr)_minmax(0,52.85fr)] lg:grid-rows-1">
      <div className="grid grid-rows-[auto_1fr_auto] gap-4 px-5 py-4 max-lg:row-start-2 sm:px-8 lg:gap-8 lg:px-12 lg:py-6">
        <header className="flex items-center justify-between">
          <a href={paths.home()} aria-label={`${brandName}, home`} className="-m-2 p-2">
            <Wordmark className="h-[26px]" />
          </a>
          {back ? (
            <button type="button" onClick={back.onPress} className={backClasses}>
              <ArrowLeft size={16} aria-hidden="true" />
              {back.label}
            </button>
          ) : (
            <a href={paths.home()} className={backClasses}>
              <ArrowLeft size={16} aria-hidden="true" />
              Back to site
            </a>
          )}
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-[400px] outline-none lg:self-center lg:pb-6"
        >
          <h1 className="display-m lg:text-[2.25rem]">{title}</h1>
          {lead ? <p className="mt-2 text-ink-2">{lead}</p> : null}
          <div className="mt-8">{children}</div>
        </main>
        <footer className="flex flex-wrap items-center justify-between gap-x-6 text-caption text-ink-3">
          <p>{note ?? `You'll be signed out after ${minutes} minutes of inactivity.`}</p>
          <p className="flex gap-6">
            <a href={paths.page('/privacy-policy')} className={footClasses}>
              Privacy
            </a>
            <a href={paths.page('/terms-of-service')} className={footClasses}>
              Terms
            </a>
          </p>
        </footer>
      </div>
      <aside
        aria-hidden="true"
        className="relative h-[148px] overflow-hidden bg-[#0d1114] text-[#f1f3f4] max-lg:row-start-1 sm:h-[196px] lg:sticky lg:top-0 lg:h-dvh"
      >
        <OwnPicture
          name="bar-night"
          alt=""
          sizes="(width < 640px) 860px, (width < 1024px) 1200px, 1900px"
          isFirst
          className="absolute top-[30%] -left-[250px] h-auto w-[860px] max-w-none -translate-y-[30%] sm:top-[34%] sm:w-[1200px] sm:-translate-y-[34%] lg:top-[46%] lg:-left-[560px] lg:w-[1900px] lg:-translate-y-[46%]"
        />
        <p className="absolute bottom-10 left-12 text-[clamp(2.75rem,4.4vw,4.25rem)] leading-[.98] tracking-[-.02em] max-lg:hidden">
          <span className="block wdth-forge">Square,</span>
          <span className="block wdth-workshop">octagon,</span>
          <span className="block wdth-studio">round.</span>
        </p>
      </aside>
    </div>
  )
}
