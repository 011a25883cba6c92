import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the page written at build and while React takes it over, true from then on. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
