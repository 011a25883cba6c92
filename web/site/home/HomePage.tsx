import { SkipLink } from '#web/ui/layout/SkipLink.tsx'
import { bookStrategy, EndBand } from '../pages/blocks/EndBand.tsx'
import { SiteFooter } from '../shell/SiteFooter.tsx'
import { SiteHeader } from '../shell/SiteHeader.tsx'
import { HomeDoors } from './HomeDoors.tsx'
import { HomeEngagement } from './HomeEngagement.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomePaths } from './HomePaths.tsx'
import { HomeShape } from './HomeShape.tsx'
import { HomeThread } from './HomeThread.tsx'
import { HomeYelmail } from './HomeYelmail.tsx'

/** The front page: who is served, how an engagement runs, what it costs. A document without script. */
export function HomePage() {
  return (
    <>
      <SkipLink />
      <SiteHeader path="/" />
      <main id="main" data-find="page" data-find-note="Front page">
        <HomeHero />
        <HomeDoors />
        <HomeEngagement />
        <HomeThread />
        <HomeShape />
        <HomePaths />
        <HomeYelmail />
        <EndBand title="Bring it in rough." action={bookStrategy} />
      </main>
      <SiteFooter />
    </>
  )
}
