import './lib/calls/zodQuiet.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { cookieBannerMs } from '#domain/privacy/limits.ts'
import { watchVersion } from '#web/lib/calls/appVersion.ts'
import { queryClient } from '#web/lib/calls/queryClient.ts'
import { watchErrors } from '#web/lib/calls/watchErrors.ts'
import { saySignedOut } from '#web/lib/signIn/saySignedOut.ts'
import { meQuery } from '#web/lib/signIn/session.tsx'
import { sayWhySignedOut } from './lib/signIn/activity.ts'

// Consoles wait for this answer, so it is asked for before they are drawn.
if (/^\/(dashboard|app|vip|admin)(\/|$)/.test(window.location.pathname)) {
  void queryClient.prefetchQuery(meQuery())
}
watchErrors()
watchVersion()
sayWhySignedOut()
saySignedOut()
// If the connection breaks, the page goes on without them; the next page asks again.
const goOn = () => undefined
setTimeout(() => {
  void import('./features/privacy/cookies/askCookies.ts').then(({ askCookies }) => askCookies(), goOn)
  void import('./lib/signIn/clientEvents.ts').then(({ watchClientEvents }) => watchClientEvents(), goOn)
}, cookieBannerMs)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
