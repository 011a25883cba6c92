import type { Config } from '@react-router/dev/config'
import { withGallery } from './web/gallery.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/auth', '/auth/verify', '/auth/reset', ...(withGallery ? ['/design'] : [])],
  routeDiscovery: { mode: 'initial' },
} satisfies Config
