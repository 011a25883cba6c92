import { useCallback, useState } from 'react'

/** What a live region reads out; the same words twice are read twice. */
export function useAnnouncer() {
  const [spoken, setSpoken] = useState('')
  const announce = useCallback((words: string) => {
    setSpoken((before) => (before === words ? `${words}\u00a0` : words))
  }, [])
  return { spoken, announce }
}
