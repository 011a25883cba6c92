import { useState, useSyncExternalStore } from 'react'
import { hasUnsaved, subscribe } from '../page/unsaved.ts'

/** What the screen is laid out by: it changes once no typed words would go with what was shown before. */
export function useUnlessUnsaved<Value extends string | boolean>(value: Value): Value {
  const [shown, setShown] = useState(value)
  const isTyping = useSyncExternalStore(subscribe, hasUnsaved, () => false)
  if (shown === value || isTyping) return shown
  setShown(value)
  return value
}
