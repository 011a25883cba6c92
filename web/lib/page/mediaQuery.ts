import { useCallback, useSyncExternalStore } from 'react'

/** Follows a media query; false where there is no window. For layout use classes: this is for behaviour. */
export function useMediaQuery(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** The phone's layout applies: below 768 px, also at 200% zoom. */
export const usePhoneLayout = () => useMediaQuery('(max-width: 47.99rem)')

/** The person asked for less movement. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)')
