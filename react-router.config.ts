import type { Config } from '@react-router/dev/config'
import { sitePageEntries } from './web/site/content/pages.ts'

const sitePages = sitePageEntries.flatMap(({ path, aliases = [] }) => [path, ...aliases])

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: [
    '/',
    ...sitePages,
    '/not-found',
    '/auth',
    '/auth/verify',
    '/auth/reset',
    '/auth/setup',
    '/consent',
  ],
  routeDiscovery: { mode: 'initial' },
} satisfies Config
