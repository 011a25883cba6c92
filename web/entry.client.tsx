import './lib/zodQuiet.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { sayWhySignedOut } from './lib/activity.ts'
import { watchVersion } from './lib/appVersion.ts'
import { queryClient } from './lib/queryClient.ts'
import { saySignedOut } from './lib/saySignedOut.ts'
import { meQuery } from './lib/session.tsx'
import { watchErrors } from './lib/watchErrors.ts'

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
