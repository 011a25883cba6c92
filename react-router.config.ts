import type { Config } from '@react-router/dev/config'
import { sitePageEntries, unlistedPages } from './web/site/content/pages.ts'

const sitePages = sitePageEntries.flatMap(({ path, aliases = [] }) => [path, ...aliases])

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: [
    '/',
    ...sitePages,
    ...unlistedPages.map(({ path }) => path),
    '/not-found',
    '/auth',
    '/auth/verify',
    '/auth/reset',
    '/auth/factor',
    '/magic-auth',
    '/auth/setup',
    '/consent',
    '/book',
  ],
  routeDiscovery: { mode: 'initial' },
} satisfies Config
