import type { Config } from '@react-router/dev/config'
import { sitePages } from './contract/paths.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...sitePages, '/not-found', '/auth', '/auth/verify', '/auth/reset', '/auth/setup', '/consent'],
  routeDiscovery: { mode: 'initial' },
} satisfies Config
