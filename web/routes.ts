import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { withGallery } from './gallery.ts'

export default [
  index('site/routes/home.tsx'),
  ...(withGallery ? [route('design', 'site/routes/design.tsx')] : []),
  route('*', 'site/routes/not-found.tsx'),
] satisfies RouteConfig
