import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { unsavedTexts } from '#domain/content/texts/unsaved.ts'
import { closeQuestion, mustAsk, useLeaving } from '#web/lib/page/unsaved.ts'

const AlertDialog = lazy(() =>
  import('./AlertDialog.tsx').then((module) => ({ default: module.AlertDialog })),
)

/** Asks, in one place for every form, before a screen is left or a form is closed over words that are not stored. */
export function UnsavedGuard() {
  const onLeave = useLeaving()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      mustAsk() && (from.pathname !== to.pathname || from.search !== to.search),
  )
  const isOpen = onLeave !== null || blocker.state === 'blocked'
  const [isAwake, setAwake] = useState(false)
  // Whoever goes on editing goes on where they typed; a tab that had the focus would at once be opened again.
  const typedIn = useRef<HTMLElement>(null)
  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (target instanceof HTMLElement) typedIn.current = target
    }
    document.addEventListener('input', remember)
    return () => document.removeEventListener('input', remember)
  }, [])
  useEffect(() => {
    if (isOpen) setAwake(true)
  }, [isOpen])
  if (!isAwake) return null

  function stay() {
    closeQuestion()
    if (blocker.state === 'blocked') blocker.reset()
  }
  function leave() {
    closeQuestion()
    onLeave?.()
    if (blocker.state === 'blocked') blocker.proceed()
  }
  return (
    <Suspense fallback={null}>
      <AlertDialog
        open={isOpen}
        onClose={stay}
        title={unsavedTexts.title}
        description={unsavedTexts.body}
        confirmLabel={unsavedTexts.leave}
        cancelLabel={unsavedTexts.stay}
        isDanger
        finalFocus={typedIn}
        onConfirm={leave}
      />
    </Suspense>
  )
}
