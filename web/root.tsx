import { early, script, sheets } from 'virtual:site-assets'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { use, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router'
import { versionAtNewAddress } from '#web/lib/calls/appVersion.ts'
import { onProofNeeded } from '#web/lib/calls/proof.ts'
import { queryClient } from '#web/lib/calls/queryClient.ts'
import { RendersShell } from '#web/lib/page/documentMode.ts'
import { brandName, supportEmail } from '#web/lib/page/siteNames.ts'
import { lock } from '#web/lib/signIn/lock.ts'
import { ToastHost } from '#web/ui/overlays/ToastHost.tsx'
import { UnsavedGuard } from '#web/ui/overlays/UnsavedGuard.tsx'
import { BootFallback } from '#web/ui/states/BootFallback.tsx'
import { LateFailure } from '#web/ui/states/LateFailure.tsx'
import archivo from './fonts/archivo.woff2?url'
import './styles/app.css'

export const links = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: archivo, crossOrigin: 'anonymous' as const },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

onProofNeeded(() =>
  import('#web/features/accounts/factors/loadProof.ts').then(({ loadProof }) => loadProof()),
)

lock.load = () => import('#web/features/accounts/lock/loadLock.ts').then(({ loadLock }) => loadLock())

export const meta = () => [{ title: brandName }]

/** A route whose `handle` says `static` is a document: it ships no script (docs/decisions/0009-documents-without-react.md). */
function isStatic(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'static' in handle && handle.static === true
}

/** Some documents have a sheet of their own (tools/site-assets.mjs): their `handle` says which. */
const sheetOf = ({ handle, pathname }: { handle: unknown; pathname: string }): string | undefined => {
  const has = typeof handle === 'object' && handle !== null && 'sheet' in handle
  const name = has && typeof handle.sheet === 'function' ? String(handle.sheet(pathname)) : ''
  return sheets[name]
}

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches()
  const rendersShell = use(RendersShell)
  // A browser only ever renders this where the script was shipped, so it always answers yes.
  const ships =
    import.meta.env.DEV ||
    !import.meta.env.SSR ||
    rendersShell ||
    !matches.some((match) => isStatic(match.handle))
  // A page that failed as it began is drawn anew: its scripts have run, and the content policy lets nobody write others.
  // Where nothing failed, React Router says null here, and not undefined.
  const isAnew = (useRouteError() ?? null) !== null && typeof document !== 'undefined'
  return (
    // theme.js sets data-theme before React looks, so that attribute may differ from the markup.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="application-name" content={brandName} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f2f4f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#090d0f" media="(prefers-color-scheme: dark)" />
        <Meta />
        {ships ? (
          <>
            <meta name="support" content={supportEmail} />
            <Links />
            {isAnew ? null : (
              <>
                <script src="/theme.js" />
                <script src="/empty-root.js" />
              </>
            )}
          </>
        ) : (
          <>
            {links().map((link) => (
              <link key={link.href} {...link} />
            ))}
            <link rel="stylesheet" href={matches.map(sheetOf).find(Boolean) ?? sheets.site} />
            <script>{early}</script>
          </>
        )}
      </head>
      <body>
        {children}
        {ships ? (
          isAnew ? null : (
            <>
              <ScrollRestoration />
              <Scripts />
            </>
          )
        ) : (
          <script>{script}</script>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: safe because the address itself is what is waited for
  useEffect(() => versionAtNewAddress(), [pathname, search])
  return (
    <QueryClientProvider client={queryClient}>
      {/* Base UI would write style elements of its own, which the content policy forbids; lifted.css holds them. */}
      <CSPProvider disableStyleElements>
        <Outlet />
        <UnsavedGuard />
        <ToastHost />
      </CSPProvider>
    </QueryClientProvider>
  )
}

export function HydrateFallback() {
  return <BootFallback />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LateFailure of="app" error={error} />
}
