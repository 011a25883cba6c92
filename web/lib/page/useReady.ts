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

/** Marks what is disabled only until the program runs: a tap on it is kept till then (web/site/shell/leavingAlone.ts). */
export const untilReady = (isWaiting: boolean) => (isWaiting ? { 'data-soon': '' } : {})
