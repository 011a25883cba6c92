import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from '#web/lib/page/toast.ts'

const ToastStack = lazy(() => import('./ToastStack.tsx').then((module) => ({ default: module.ToastStack })))

/** Holds the place of the toasts and loads them when the first one comes. */
export function ToastHost() {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => onFirstToast(() => setAwake(true)), [])
  if (!isAwake) return null
  return (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  )
}
