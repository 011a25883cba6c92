import { useEffect, useRef } from 'react'

const gatherMs = 120

/** Runs once for what comes in quick succession, shortly after the last of it. Our own: a package would weigh more. */
export function useGathered(run: () => void): () => void {
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(run, gatherMs)
  }
}
