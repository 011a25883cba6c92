import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { withGallery } from './gallery.ts'

export default [
  index('site/routes/home.tsx'),

  route('dashboard', 'desktop/routes/dashboard.tsx'),

  route('app', 'mobile/routes/app.tsx', [
    index('mobile/routes/app.index.tsx'),
    route('home', 'mobile/routes/app.home.tsx'),
    route('julboard', 'mobile/routes/app.home.tsx', { id: 'app-julboard' }),
    route('settings', 'mobile/routes/app.settings.tsx'),
  ]),

  layout('staff/routes/vip.tsx', [
    route('vip', 'staff/routes/vip.index.tsx'),
    route('vip/sessions', 'staff/routes/vip.sessions.tsx'),
    route('vip/members', 'staff/routes/vip.members.tsx'),
    route('vip/requests', 'staff/routes/vip.requests.tsx'),
    route('admin', 'staff/routes/admin.tsx'),
  ]),

  ...(withGallery ? [route('design', 'site/routes/design.tsx')] : []),
  route('*', 'site/routes/not-found.tsx'),
] satisfies RouteConfig
