import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/auth', '/auth/verify', '/auth/reset'],
  routeDiscovery: { mode: 'initial' },
} satisfies Config
