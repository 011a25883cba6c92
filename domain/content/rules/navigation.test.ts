import { describe, expect, it } from 'vitest'
import type { Looker } from '../types.ts'
import { headerWays, quickPlaces } from './navigation.ts'

const now = new Date('2026-11-20T10:00:00Z')
const minutesAgo = (minutes: number, seconds: number) => ({
  path: '/landing/spring',
  visitedAt: new Date(now.getTime() - (minutes * 60 + seconds) * 1000),
})

const lookers: Readonly<Record<'visitor' | 'member' | 'staff', Looker>> = {
  visitor: { isSignedIn: false, isStaff: false },
  member: { isSignedIn: true, isStaff: false },
  staff: { isSignedIn: true, isStaff: true },
}
const landings = {
  none: { visit: null, isFresh: false },
  'of this second': { visit: minutesAgo(0, 0), isFresh: true },
  'of 29:59': { visit: minutesAgo(29, 59), isFresh: true },
  'of 30:00': { visit: minutesAgo(30, 0), isFresh: false },
  'of 30:01': { visit: minutesAgo(30, 1), isFresh: false },
  'from the future': { visit: minutesAgo(-1, 0), isFresh: false },
}

const toLanding = { label: 'Back to Landing Page', to: '/landing/spring' }
const toStaff = { label: 'Back to VIP', to: '/vip' }

// path, logo of visitor, member and staff, and what kind of Back the path has.
const rows: readonly (readonly [
  path: string,
  logos: readonly [string, string, string],
  back: 'landing' | 'staff' | 'admin' | 'none',
])[] = [
  ...[
    '/',
    '/about',
    '/services',
    '/advisory',
    '/ventures',
    '/founders',
    '/investors',
    '/partnerships',
    '/contact',
  ].map((path) => [path, ['/', '/dashboard', '/dashboard'], 'landing'] as const),
  ...['/brand', '/email-signature', '/digital-business-card', '/mobile-design'].map(
    (path) => [path, ['/', '/dashboard', '/dashboard'], 'staff'] as const,
  ),
  ...[
    '/pricing-guide',
    '/faq',
    '/auth',
    '/landing/spring',
    '/dashboard',
    '/about/',
    '/admin/jul-grid-upload',
    '/vipers',
    '/apple',
  ].map((path) => [path, ['/', '/dashboard', '/dashboard'], 'none'] as const),
  ['/admin', ['/', '/dashboard', '/dashboard'], 'admin'],
  ['/vip', ['/vip', '/vip', '/vip'], 'none'],
  ['/vip/members', ['/vip', '/vip', '/vip'], 'none'],
  ['/app', ['/app/home', '/app/home', '/app/home'], 'none'],
  ['/app/home', ['/app/home', '/app/home', '/app/home'], 'none'],
]

function expectedBack(kind: (typeof rows)[number][2], who: keyof typeof lookers, isFresh: boolean) {
  if (kind === 'landing') return isFresh ? toLanding : null
  if (kind === 'staff') return who === 'staff' ? toStaff : null
  if (kind === 'admin') return { label: 'Back', to: who === 'visitor' ? '/' : '/vip' }
  return null
}

const cases = rows.flatMap(([path, logos, back]) =>
  (['visitor', 'member', 'staff'] as const).flatMap((who, at) =>
    Object.entries(landings).map(([landing, { visit, isFresh }]) => ({
      path,
      who,
      landing,
      visit,
      ways: {
        logo: logos[at],
        back: expectedBack(back, who, isFresh),
        hasStaffEntry: who === 'staff' && back !== 'staff',
      },
    })),
  ),
)

describe('logo, Back button and VIP Access (K06, T-164, T-174, T-222)', () => {
  it.each(cases)('lead on $path for a $who with a landing visit $landing', ({ path, who, visit, ways }) => {
    expect(headerWays(path, lookers[who], visit, now)).toEqual(ways)
  })

  it('never take a staff hint without a sign-in for staff', () => {
    const ways = headerWays('/brand', { isSignedIn: false, isStaff: true }, null, now)
    expect(ways).toEqual({ logo: '/', back: null, hasStaffEntry: false })
  })
})

describe('quick navigation (K08, T-162)', () => {
  it('lists the eleven places of the specification in their order', () => {
    expect(quickPlaces.map((place) => `${place.label} ${place.path}`)).toEqual([
      'Home /',
      'About /about',
      'Advisory /advisory',
      'Pricing /pricing-guide',
      'Ventures /ventures',
      'Founders /founders',
      'Investors /investors',
      'Ecosystem /partnerships',
      'Contact /contact',
      'Dashboard /dashboard',
      'VIP /vip',
    ])
  })
})
