import { useEffect, useState } from 'react'

/** A value once it has stood still for a while, in milliseconds. Our own: a package would weigh more than it does. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), ms)
    return () => window.clearTimeout(timer)
  }, [value, ms])
  return settled
}
