import { landingVisitMs } from '../limits.ts'
import { siteTexts, siteUiTexts } from '../texts.ts'
import type { LandingVisit, Looker, Place } from '../types.ts'

/** The nine entries of the desktop navigation, in order (spec 1 §2, K05). */
export const navigationEntries: readonly Place[] = [
  { label: 'Home', path: '/', tooltip: 'The front page' },
  { label: 'About', path: '/about', tooltip: 'Why the firm exists and how it works' },
  { label: 'Advisory', path: '/advisory', tooltip: 'Sessions, retainers and what each brings' },
  { label: 'Pricing', path: '/pricing-guide', tooltip: 'Plans and services with their prices' },
  { label: 'Ventures', path: '/ventures', tooltip: 'Companies built together for equity' },
  { label: 'Founders', path: '/founders', tooltip: 'From idea to Series A, stage by stage' },
  { label: 'Investors', path: '/investors', tooltip: 'Readiness reports and portfolio oversight' },
  { label: 'Ecosystem', path: '/partnerships', tooltip: 'Partners and what each side gives' },
  { label: 'Contact', path: '/contact', tooltip: 'Write to us' },
]

/** The places of quick navigation; the last two are listed for everybody, and their targets are guarded (K08, T-162). */
export const quickPlaces: readonly Place[] = [
  ...navigationEntries,
  { label: 'Dashboard', path: '/dashboard', tooltip: 'Your console' },
  { label: 'VIP', path: '/vip', tooltip: 'For the team' },
]

const landingPaths = [
  '/',
  '/about',
  '/services',
  '/advisory',
  '/ventures',
  '/founders',
  '/investors',
  '/partnerships',
  '/contact',
]
const staffPages = ['/brand', '/email-signature', '/digital-business-card', '/mobile-design']

/** Where a header leads (spec 1 §2, K06). */
export type HeaderWays = {
  /** Where the logo leads. */
  readonly logo: string
  readonly back: { readonly label: string; readonly to: string } | null
  /** Whether the VIP Access button shows. */
  readonly hasStaffEntry: boolean
}

const isWithin = (path: string, area: string) => path === area || path.startsWith(`${area}/`)

/** Where logo and Back button lead, and whether VIP Access shows (spec 1 §2; T-164, T-174, T-222; K06). */
export function headerWays(
  path: string,
  looker: Looker,
  landing: LandingVisit | null,
  now: Date,
): HeaderWays {
  const isStaff = looker.isSignedIn && looker.isStaff
  return {
    logo: logoOf(path, looker),
    back: backOf(path, looker, landing, now),
    hasStaffEntry: isStaff && !staffPages.includes(path),
  }
}

function logoOf(path: string, looker: Looker): string {
  if (isWithin(path, '/vip')) return '/vip'
  if (isWithin(path, '/app')) return '/app/home'
  return looker.isSignedIn ? '/dashboard' : '/'
}

function backOf(path: string, looker: Looker, landing: LandingVisit | null, now: Date): HeaderWays['back'] {
  if (path === '/admin') return { label: siteUiTexts.back, to: looker.isSignedIn ? '/vip' : '/' }
  if (looker.isSignedIn && looker.isStaff && staffPages.includes(path)) {
    return { label: siteTexts.backToStaff, to: '/vip' }
  }
  if (!landing || !landingPaths.includes(path)) return null
  const age = now.getTime() - landing.visitedAt.getTime()
  // A clock that was set back makes no visit younger than new.
  return age >= 0 && age < landingVisitMs ? { label: siteTexts.backToLanding, to: landing.path } : null
}
