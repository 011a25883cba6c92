import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#web/lib/calls/queryClient.ts'

/** Draws something over the page, in a root of its own: whatever is on the page stays as it is. Answers what takes it away. */
export function drawOver(make: (end: () => void) => ReactNode, isLock = false): () => void {
  const place = document.createElement('div')
  if (isLock) place.dataset.lock = ''
  document.body.append(place)
  const root = createRoot(place)
  const end = () => {
    root.unmount()
    place.remove()
  }
  root.render(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(CSPProvider, { disableStyleElements: true }, make(end)),
    ),
  )
  return end
}
