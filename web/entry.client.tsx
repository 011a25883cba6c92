import './lib/calls/zodQuiet.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchVersion } from './lib/calls/appVersion.ts'
import { queryClient } from './lib/calls/queryClient.ts'
import { watchErrors } from './lib/calls/reportError.ts'
import { sayWhySignedOut } from './lib/signIn/activity.ts'
import { meQuery } from './lib/signIn/session.tsx'
import { saySignedOut } from './lib/signIn/signOut.ts'

// Consoles wait for this answer, so it is asked for before they are drawn.
if (/^\/(dashboard|app|vip|admin)(\/|$)/.test(window.location.pathname)) {
  void queryClient.prefetchQuery(meQuery())
}
watchErrors()
watchVersion()
sayWhySignedOut()
saySignedOut()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
