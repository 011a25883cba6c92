import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useReady } from '../page/useReady.ts'

/** What stood in a field of a page written at build when the program took it over. */
export type Written = {
  typed: string
  /** What the server had written next to it. */
  problem: string | null
}

/**
 * Lets a form draw its field in another way once the program runs: until then `isWritten`, with the plain field of the document
 * at `field`; then `take` gets what was typed there and what the server said of it.
 */
export function useWritten(take: (written: Written) => void): {
  isWritten: boolean
  field: RefObject<HTMLInputElement | null>
} {
  // Drawn by the program from the start, nothing was written before.
  const isReady = useReady()
  const [isWritten, setWritten] = useState(!isReady)
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    if (field.current) {
      const said = document.getElementById(`${field.current.name}-problem`)?.textContent ?? ''
      latest.current({ typed: field.current.value, problem: said || null })
    }
    setWritten(false)
  }, [])
  return { isWritten, field }
}
