import type { Config } from '@react-router/dev/config'
import { authDocumentPaths, authDocuments, isAuthPath } from '#domain/accounts/rules/signInForm.ts'
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
    ...Object.keys(authDocuments).filter(isAuthPath).flatMap(authDocumentPaths),
    '/auth/setup',
    '/consent',
    '/book',
  ],
  routeDiscovery: { mode: 'initial' },
} satisfies Config
