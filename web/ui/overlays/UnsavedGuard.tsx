import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { unsavedTexts } from '#domain/content/texts/unsaved.ts'
import { closeQuestion, mustAsk, useLeaving } from '#web/lib/page/unsaved.ts'
import { late } from '#web/ui/states/late.tsx'
import { topLayer } from './useBackCloses.ts'

const AlertDialog = late(async () => (await import('./AlertDialog.tsx')).AlertDialog)

/**
 * Asks, in one place for every form, before a screen is left or a form is closed over words that are not stored, and has
 * Back close what lies over the screen before it leaves it. One for both, because the router asks only one.
 */
export function UnsavedGuard() {
  const onLeave = useLeaving()
  const [isClosing, setClosing] = useState(false)
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    const closes = historyAction === 'POP' && topLayer() !== null
    setClosing(closes)
    return closes || (mustAsk() && (from.pathname !== to.pathname || from.search !== to.search))
  })
  useEffect(() => {
    if (!isClosing || blocker.state !== 'blocked') return
    blocker.reset()
    topLayer()?.()
  }, [isClosing, blocker])
  const isOpen = onLeave !== null || (blocker.state === 'blocked' && !isClosing)
  const [isAwake, setAwake] = useState(false)
  // Whoever goes on editing goes on where they typed; a tab that had the focus would at once be opened again.
  const typedIn = useRef<HTMLElement>(null)
  useEffect(() => {
    const remember = ({ target }: Event) => {
      // The question is there before it is needed, for the network may be gone by then.
      if (mustAsk()) AlertDialog.load().catch(() => {})
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
      lost={() => (isOpen ? <AskPlainly onStay={stay} onLeave={leave} /> : null)}
    />
  )
}

/** The same question by the browser, where the dialog could not be loaded. */
function AskPlainly({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const answer = useRef(() =>
    window.confirm(`${unsavedTexts.title}\n${unsavedTexts.body}`) ? onLeave() : onStay(),
  )
  useEffect(() => answer.current(), [])
  return null
}
