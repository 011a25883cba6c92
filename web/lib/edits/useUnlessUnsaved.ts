import { useState } from 'react'
import { hasUnsaved } from '../page/unsaved.ts'

/** What the screen is laid out by: it changes once no typed words would go with what was shown before. */
export function useUnlessUnsaved<Value extends string | boolean>(value: Value): Value {
  const [shown, setShown] = useState(value)
  if (shown === value || hasUnsaved()) return shown
  setShown(value)
  return value
}
