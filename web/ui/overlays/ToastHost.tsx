import { useEffect, useState } from 'react'
import { onFirstToast } from '#web/lib/page/toast.ts'
import { late } from '../states/late.tsx'

const ToastStack = late(async () => (await import('./ToastStack.tsx')).ToastStack)
const patienceMs = 3_000

/** Holds the place of the toasts: they come with the first one, or ahead of it, for what it says may be that the network has gone. */
export function ToastHost() {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => onFirstToast(() => setAwake(true)), [])
  useEffect(() => {
    const load = () => void ToastStack.load().catch(() => {})
    const timer = window.setTimeout(load, patienceMs)
    window.addEventListener('online', load)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('online', load)
    }
  }, [])
  return isAwake ? <ToastStack /> : null
}
