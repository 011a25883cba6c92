import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import type { AuthPath } from '#domain/accounts/rules/signInForm.ts'
import { withGallery } from './gallery.ts'

/**
 * One screen whose address can show several documents. Each is written at build below its address, where nobody finds it: the
 * server answers with it at the address itself (0078). One route for all of them, because the consoles load the list.
 */
const authRoute = (path: AuthPath, file: string) =>
  route(path.slice(1), file, [
    route(':document', 'site/routes/auth.document.tsx', { id: `${path} document` }),
  ])

export default [
  index('site/routes/home.tsx'),
  authRoute('/auth', 'site/routes/auth.tsx'),
  authRoute('/auth/verify', 'site/routes/auth.verify.tsx'),
  authRoute('/auth/reset', 'site/routes/auth.reset.tsx'),
  authRoute('/auth/factor', 'site/routes/auth.factor.tsx'),
  authRoute('/magic-auth', 'site/routes/magic-auth.tsx'),
  route('auth/setup', 'site/routes/auth.setup.tsx'),

  route('consent', 'site/routes/consent.tsx'),
  route('book', 'site/routes/book.tsx'),

  route('dashboard', 'desktop/routes/dashboard.tsx'),
  route('dashboard/*', 'desktop/routes/dashboard.missing.tsx'),

  route('go/:thing/:id?', 'mobile/routes/go.tsx'),

  route('app', 'mobile/routes/app.tsx', [
    index('mobile/routes/app.index.tsx'),
    route('home', 'mobile/routes/app.home.tsx'),
    route('julboard', 'mobile/routes/app.home.tsx', { id: 'app-julboard' }),
    route('julboard/card/:cardId', 'mobile/routes/app.julboard.card.tsx'),
    route('sessions', 'mobile/routes/app.sessions.tsx'),
    route('sessions/:sessionId', 'mobile/routes/app.sessions.session.tsx'),
    route('settings', 'mobile/routes/app.settings.tsx'),
    route('*', 'mobile/routes/app.missing.tsx'),
  ]),

  layout('staff/routes/vip.tsx', [
    route('vip', 'staff/routes/vip.index.tsx'),
    route('vip/sessions', 'staff/routes/vip.sessions.tsx'),
    route('vip/sessions/:sessionId', 'staff/routes/vip.session.tsx'),
    route('vip/sessions/:sessionId/review', 'staff/routes/vip.review.tsx'),
    route('vip/members', 'staff/routes/vip.members.tsx'),
    route('vip/members/:memberId', 'staff/routes/vip.member.tsx'),
    route('vip/requests', 'staff/routes/vip.requests.tsx'),
    route('vip/recordings', 'staff/routes/vip.recordings.tsx'),
    route('stripe-calendly-validation', 'staff/routes/calendly.tsx'),
    route('vip/services', 'staff/routes/vip.services.tsx'),
    route('vip/content', 'staff/routes/vip.content.tsx'),
    route('vip/manual', 'staff/routes/vip.manual.tsx'),
    route('vip/yelmail', 'staff/routes/vip.yelmail.tsx'),
    route('vip/yelmail/:issueId', 'staff/routes/vip.issue.tsx'),
    route('audio-uploader', 'staff/routes/audio-uploader.tsx'),
    route('email-signature', 'staff/routes/brand/email-signature.tsx'),
    route('digital-business-card', 'staff/routes/brand/digital-business-card.tsx'),
    route('brand', 'staff/routes/brand/guide.tsx'),
    route('mobile-design', 'staff/routes/brand/mobile-design.tsx'),
    route('admin', 'staff/routes/admin.tsx'),
    route('admin/jul-grid-upload', 'staff/routes/admin.jul-grid-upload.tsx'),
    route('vip/*', 'staff/routes/vip.missing.tsx'),
  ]),

  // Every other page of the site is a document that web/site/content/pages.ts lists: two routes for all of them, so that
  // the consoles' own list of routes does not grow with the site.
  route(':page', 'site/routes/page.tsx'),
  route(':group/:page', 'site/routes/page.tsx', { id: 'page-of-group' }),

  ...(withGallery ? [route('design', 'site/routes/design.tsx')] : []),
  route('*', 'site/routes/not-found.tsx'),
] satisfies RouteConfig
