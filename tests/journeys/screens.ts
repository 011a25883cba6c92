import type { RouteConfigEntry } from '@react-router/dev/routes'
import { dashboardTabs, paths } from '#contract/paths.ts'
import { addressEnds, authDocuments, signInEnds } from '#domain/accounts/rules/signInForm.ts'
import { staffPages } from '#domain/content/rules/staffPages.ts'
import { yelmailPaths } from '#domain/newsletter/rules/issues.ts'
import routes from '#web/routes.ts'
import { templatePages } from '#web/site/content/pages/templatePages.ts'
import { unlistedPages } from '#web/site/content/pages/unlistedPages.ts'
import { sitePageEntries } from '#web/site/content/pages.ts'

/** Whose eyes a screen is walked with; each of them sees another console. */
export const walkers = ['visitor', 'member', 'demo', 'staff', 'admin'] as const
export type Walker = (typeof walkers)[number]

/** What the addresses of a walk are made of; a walker has only what their screens need. */
export type Ids = { cardId: string; sessionId: string; bookedId: string; memberId: string; guestLink: string }

/** One screen: the route of web/routes.ts that it proves, and whether the short walk of `npm test`, which is the demo's, visits it. */
export type Screen = {
  name: string
  route: string
  address: (ids: Ids) => string
  isMain?: boolean
  /** It is refused on purpose, and a browser writes that to its console. */
  answers?: 403 | 404
}

const screen = (
  name: string,
  route: string,
  address: Screen['address'],
  more: Pick<Screen, 'isMain' | 'answers'> = {},
): Screen => ({ name, route, address, ...more })
const main = { isMain: true }

const tabs = dashboardTabs.map((tab) =>
  screen(`dashboard-${tab}`, '/dashboard', () => paths.dashboard(tab), {
    isMain: tab === 'home' || tab === 'julboard',
  }),
)
const parts = ['appearance', 'privacy', 'legal'].map((part) =>
  screen(`dashboard-settings-${part}`, '/dashboard', () => paths.dashboard('settings', { part })),
)
const phone = [
  screen('app', '/app', () => paths.app()),
  screen('app-home', '/app/home', () => paths.appHome(), main),
  screen('app-home-board', '/app/home', () => paths.appHome('board')),
  screen('app-home-sessions', '/app/home', () => paths.appHome('sessions')),
  screen('app-julboard', '/app/julboard', () => '/app/julboard'),
  screen('app-sessions', '/app/sessions', () => paths.appSessions()),
  screen('app-settings', '/app/settings', () => paths.appSettings()),
]
const auth = authDocuments['/auth'].map((mode) =>
  screen(`auth-${mode}`, '/auth/:document', () => paths.auth(mode)),
)

/** The documents of the site. */
const documents = [...sitePageEntries, ...unlistedPages].map(({ path }) =>
  screen(
    `site${path.replaceAll('/', '-')}`,
    path.split('/').length > 2 ? '/:group/:page' : '/:page',
    () => path,
    {
      // What every issue is drawn on is no page by itself.
      ...(path === yelmailPaths.template ? { answers: 404 as const } : {}),
    },
  ),
)

/** What the server fills for addresses below them, and shows to nobody as it is. */
const templates = templatePages.map(({ path }) =>
  screen(`site${path.replaceAll('/', '-')}`, '/:page', () => path, { answers: 404 }),
)

/** What each of them walks. A route of web/routes.ts that stands in none of the lists fails the run. */
export const walks: Record<Walker, readonly Screen[]> = {
  visitor: [
    screen('home', '/', () => paths.home()),
    ...documents,
    ...templates,
    screen('site-in-a-group', '/:group/:page', () => '/nothing/here', { answers: 404 }),
    ...auth,
    screen('auth-verify', '/auth/verify/:document', () => paths.verifyEmail('a-link-nobody-sent')),
    screen('auth-verify-request', '/auth/verify/:document', () => paths.verifyEmail()),
    screen('auth-address', '/auth/verify/:document', () =>
      paths.changeAddress('address', 'a-link-nobody-sent'),
    ),
    screen('auth-address-undo', '/auth/verify/:document', () =>
      paths.changeAddress('undo', 'a-link-nobody-sent'),
    ),
    ...addressEnds.map((end) =>
      screen(`auth-address-${end}`, '/auth/verify/:document', () => paths.addressEnd(end)),
    ),
    screen('auth-factor', '/auth/factor/:document', () => paths.factor()),
    screen('auth-factor-give', '/auth/factor/:document', () => paths.factor(undefined, 'app passkey')),
    screen('magic-auth', '/magic-auth/:document', () => paths.magicAuth('a-link-nobody-sent')),
    screen('magic-auth-request', '/magic-auth/:document', () => paths.magicAuth()),
    screen('magic-auth-pair', '/magic-auth/:document', () => paths.pairDevice('a-square-nobody-showed')),
    ...signInEnds.map((end) =>
      screen(`magic-auth-${end}`, '/magic-auth/:document', () => paths.signInEnd(end)),
    ),
    screen('auth-reset-request', '/auth/reset/:document', () => paths.resetPassword()),
    screen('auth-reset', '/auth/reset/:document', () => paths.resetPassword('a-link-nobody-sent')),
    screen('auth-reset-elsewhere', '/auth/reset/:document', () =>
      paths.resetPassword('a-link-nobody-sent', 'sign-up'),
    ),
    screen('auth-setup', '/auth/setup', () => paths.setUp('a-link-nobody-sent')),
    screen('book-dead', '/book', () => paths.bookingLink('a-link-nobody-ever-sent'), { answers: 404 }),
    screen('consent-dead', '/consent', () => paths.consent('a-link-nobody-ever-sent'), { answers: 403 }),
    screen('consent', '/consent', (ids) => ids.guestLink),
    screen('not-found', '/*', () => '/nothing/here', { answers: 404 }),
    screen('app-signed-out', '/app', () => paths.appHome()),
  ],
  member: [...tabs, ...phone, screen('home', '/', () => paths.home())],
  demo: [
    ...tabs,
    ...parts,
    ...['list', 'archived'].map((cards) =>
      screen(`dashboard-board-${cards}`, '/dashboard', () => paths.dashboard('julboard', { cards })),
    ),
    screen(
      'dashboard-session',
      '/dashboard',
      (ids) => paths.dashboard('sessions', { session: ids.sessionId }),
      main,
    ),
    ...phone,
    screen('dashboard-card', '/dashboard', (ids) => paths.boardCard(ids.cardId)),
    screen('dashboard-missing', '/dashboard/*', () => '/dashboard/nothing-here', { answers: 404 }),
    screen('app-missing', '/app/*', () => '/app/nothing-here', { answers: 404 }),
    screen('go-session', '/go/:thing/:id?', (ids) => paths.go('session', ids.sessionId), main),
    screen('app-card', '/app/julboard/card/:cardId', (ids) => paths.card(ids.cardId)),
    screen('app-session', '/app/sessions/:sessionId', (ids) => paths.appSession(ids.sessionId), main),
    screen('app-session-booked', '/app/sessions/:sessionId', (ids) => paths.appSession(ids.bookedId)),
  ],
  staff: [
    screen('vip', '/vip', () => paths.vip()),
    screen('vip-sessions', '/vip/sessions', () => paths.vipSessions()),
    screen('vip-session-draft', '/vip/sessions/:sessionId', (ids) => paths.vipSession(ids.sessionId)),
    screen('vip-review', '/vip/sessions/:sessionId/review', (ids) => paths.vipReview(ids.sessionId)),
    screen('vip-session-booked', '/vip/sessions/:sessionId', (ids) => paths.vipSession(ids.bookedId)),
    screen('vip-week', '/vip/sessions', () => paths.vipBooking('week')),
    screen('vip-hours', '/vip/sessions', () => paths.vipBooking('hours')),
    screen('vip-members', '/vip/members', () => paths.vipMembers()),
    screen('vip-member', '/vip/members/:memberId', (ids) => paths.vipMember(ids.memberId)),
    screen('vip-requests', '/vip/requests', () => paths.vipRequests()),
    screen('vip-requests-list', '/vip/requests', () => paths.vipRequests(undefined, 'membership')),
    screen('vip-recordings', '/vip/recordings', () => paths.vipRecordings()),
    // What Calendly told is for those who manage anybody's sessions (4.13.1).
    screen('calendly-refused', '/stripe-calendly-validation', () => paths.calendly(), { answers: 403 }),
    screen('vip-services', '/vip/services', () => paths.vipServices()),
    screen('vip-yelmail', '/vip/yelmail', () => paths.vipYelmail()),
    screen('vip-yelmail-subscribers', '/vip/yelmail', () => paths.vipYelmail('subscribers')),
    screen('vip-issue-gone', '/vip/yelmail/:issueId', (ids) => paths.vipIssue(ids.sessionId), {
      answers: 404,
    }),
    screen('audio-uploader', '/audio-uploader', (ids) => paths.audioUploader(ids.sessionId)),
    screen('vip-content', '/vip/content', () => staffPages.content),
    screen('vip-content-new', '/vip/content', () => `${staffPages.content}?page=new`),
    screen('vip-content-questions', '/vip/content', () => `${staffPages.content}?kind=question`),
    screen('grid-upload', '/admin/jul-grid-upload', () => staffPages.gridUpload),
    screen('manual', '/vip/manual', () => staffPages.manual),
    screen('brand', '/brand', () => staffPages.brand),
    screen('email-signature', '/email-signature', () => staffPages.emailSignature),
    screen('digital-business-card', '/digital-business-card', () => staffPages.digitalCard),
    screen('mobile-design', '/mobile-design', () => staffPages.mobileDesign),
    screen('vip-missing', '/vip/*', () => '/vip/nothing-here', { answers: 404 }),
    screen('home', '/', () => paths.home()),
  ],
  admin: [
    screen('admin', '/admin', () => paths.admin()),
    screen('admin-trail', '/admin', () => `${paths.admin()}?show=trail`),
    screen('admin-retention', '/admin', () => `${paths.admin()}?show=retention`),
    screen('admin-pages', '/admin', () => `${paths.admin()}?show=pages`),
    screen('admin-errors', '/admin', () => `${paths.admin()}?show=errors`),
    screen('admin-services', '/admin', () => `${paths.admin()}?show=services`),
    screen('calendly', '/stripe-calendly-validation', () => paths.calendly()),
    screen('vip', '/vip', () => paths.vip()),
    screen('vip-members', '/vip/members', () => paths.vipMembers()),
    screen('dashboard-home', '/dashboard', () => paths.dashboard()),
  ],
}

/** The full path of every route that shows a screen. */
export function allRoutes(entries: readonly RouteConfigEntry[] = routes, above = ''): string[] {
  return entries.flatMap((entry) => {
    const full = entry.path ? `${above}/${entry.path}` : above
    if (entry.children) return allRoutes(entry.children, full)
    return [full || '/']
  })
}
