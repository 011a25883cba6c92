import { paths } from '#contract/paths.ts'
import { SkipLink } from '#web/ui/layout/SkipLink.tsx'
import { SiteFooter } from '../shell/SiteFooter.tsx'
import { SiteHeader } from '../shell/SiteHeader.tsx'
import { HomeDoors } from './HomeDoors.tsx'
import { HomeEngagement } from './HomeEngagement.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomePaths } from './HomePaths.tsx'
import { HomeThread } from './HomeThread.tsx'

/** The front page: who is served, how an engagement runs, what it costs. A document without script. */
export function HomePage() {
  return (
    <>
      <SkipLink />
      <SiteHeader path="/" />
      <main id="main">
        <HomeHero />
        <HomeDoors />
        <HomeEngagement />
        <HomeThread />
        <HomePaths />
        <section className="bg-heat py-24 text-on-heat max-md:py-18">
          <div className="mx-auto flex max-w-[1376px] flex-wrap items-center justify-between gap-8 px-5 sm:px-8 lg:px-16">
            <h2 className="wdth-studio text-[clamp(2.5rem,6.4vw,6rem)] leading-[.96] tracking-[-.04em]">
              Bring it in rough.
            </h2>
            <EndAction className="when-out" href={paths.auth('sign-up')} label="Start free" />
            <EndAction className="when-in" href={paths.dashboard()} label="Open the console" />
          </div>
        </section>
      </main>
      <SiteFooter />
    </>
  )
}

function EndAction({ className, href, label }: { className: string; href: string; label: string }) {
  return (
    <span className={className}>
      <a
        href={href}
        className="pressable inline-flex h-12 items-center rounded-control bg-[#101418] px-5 font-semibold text-white hover:bg-[#2c3337] focus-visible:outline-[#101418] active:translate-y-px"
      >
        {label}
      </a>
    </span>
  )
}
