import { useEffect, useState } from 'react'
import { useReducedMotion } from '#web/lib/page/mediaQuery.ts'
import { classes } from '#web/ui/classes.ts'
import type { Stage } from '#web/ui/marks/StageMark.tsx'
import { StageMorph } from '#web/ui/marks/StageMorph.tsx'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'

const showsMs = 1_700
const fadesMs = 300
const stages: readonly Stage[] = ['square', 'octagon', 'round']

// A document that began elsewhere, as when the desktop leads to a card, has shown its own beginning.
let wasShown = !beganHere()

function beganHere(): boolean {
  const [first] = performance.getEntriesByType('navigation')
  return first === undefined || /^\/app(\/|$)/.test(new URL(first.name).pathname)
}

/** The console's first second: 1.7 s, then a fade of 300 ms (spec 3 §2). Once per load of a document of this console. */
export function Splash({ isReady }: { isReady: boolean }) {
  const isCalm = useReducedMotion()
  const [phase, setPhase] = useState<'shown' | 'fading' | 'gone'>(wasShown ? 'gone' : 'shown')
  const [at, setAt] = useState(0)

  useEffect(() => {
    if (wasShown) return
    const steps = stages.map((_, index) => window.setTimeout(() => setAt(index), 300 + index * 460))
    const fade = window.setTimeout(() => setPhase('fading'), showsMs)
    const end = window.setTimeout(() => {
      wasShown = true
      setPhase('gone')
    }, showsMs + fadesMs)
    return () => {
      for (const timer of [...steps, fade, end]) window.clearTimeout(timer)
    }
  }, [])
  useEffect(() => {
    if (isCalm && isReady) {
      wasShown = true
      setPhase('gone')
    }
  }, [isCalm, isReady])

  if (phase === 'gone') return null
  return (
    <div
      aria-hidden="true"
      data-band="dark"
      className={classes(
        'fixed inset-0 z-50 grid place-items-center bg-steel-950 text-[#f1f3f4] transition-opacity duration-300',
        phase === 'fading' && 'pointer-events-none opacity-0',
      )}
    >
      <span className="grid justify-items-center gap-8">
        <Wordmark className="h-14" />
        <StageMorph stage={stages[at] ?? 'round'} isHot className="size-4" />
      </span>
    </div>
  )
}
