import { useEffect } from 'react'
import { preloadModule } from 'react-dom'

const lateMs = 5_000
/** Where links of the staff area lead without a new document: to itself and to the console. */
const isNear = /^(?:staff|desktop)\//

/**
 * Has the browser load the routes around, once it has nothing better to do. React Router loads a route when its link is pressed, and
 * where that fails the whole page anew: without a network that is the browser's own error page. Of the screens within nothing is
 * loaded; one that is missing says so itself.
 */
export function useRoutesAhead() {
  useEffect(() => {
    const ask = () => {
      // What is lost once is lost for as long as the page lives.
      if (!navigator.onLine) return
      window.removeEventListener('online', ask)
      for (const file of filesAhead()) preloadModule(file, { as: 'script' })
    }
    const timer = window.setTimeout(() => {
      window.addEventListener('online', ask)
      ask()
    }, lateMs)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('online', ask)
    }
  }, [])
}

/** The scripts of those routes, by the list that React Router keeps of all. */
function filesAhead(): ReadonlySet<string> {
  const near = Object.entries(window.__reactRouterManifest?.routes ?? {}).filter(([id]) => isNear.test(id))
  return new Set(near.flatMap(([, { module, imports = [] }]) => [module, ...imports]))
}
