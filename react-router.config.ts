import type { Config } from '@react-router/dev/config'
import { templatePages } from './web/site/content/pages/templatePages.ts'
import { unlistedPages } from './web/site/content/pages/unlistedPages.ts'
import { sitePageEntries } from './web/site/content/pages.ts'

const sitePages = sitePageEntries.flatMap(({ path, aliases = [] }) => [path, ...aliases])

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: [
    '/',
    ...sitePages,
    ...[...unlistedPages, ...templatePages].map(({ path }) => path),
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
