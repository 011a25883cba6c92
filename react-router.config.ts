import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/not-found', '/auth', '/auth/verify', '/auth/reset', '/auth/setup'],
  routeDiscovery: { mode: 'initial' },
} satisfies Config
