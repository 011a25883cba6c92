import { useEffect, useState } from 'react'
import { browserStorage } from '#web/lib/storage/browserStorage.ts'
import { classes } from '#web/ui/classes.ts'
import type { Stage } from '#web/ui/marks/StageMark.tsx'
import { StageMorph } from '#web/ui/marks/StageMorph.tsx'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'

const longestMs = 1_700
const fadesMs = 300
const stageMs = 460
const stages: readonly Stage[] = ['square', 'octagon', 'round']
const key = 'jul.splash'

// Once in the life of a tab, and only where the console is what was opened: a reload or a way from elsewhere is no start.
let isCold = typeof window !== 'undefined' && beganHere()

function beganHere(): boolean {
  const [first] = performance.getEntriesByType('navigation')
  const began = first === undefined || /^\/app(\/|$)/.test(new URL(first.name).pathname)
  const isFirst = browserStorage.session.get(key) === null
  browserStorage.session.set(key, 'shown')
  return began && isFirst
}

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The console's cold start: gone as soon as the screen can be drawn, after 1.7 s at the latest (spec 3 §2, 4.13.13); whoever wants less
 * motion sees none of it once it is ready.
 */
export function Splash({ isReady }: { isReady: boolean }) {
  const [phase, setPhase] = useState<'shown' | 'fading' | 'gone'>(() =>
    isCold && !(isReady && isStill()) ? 'shown' : 'gone',
  )
  const [at, setAt] = useState(0)

  useEffect(() => {
    if (!isCold) return
    const steps = stages.map((_, index) => window.setTimeout(() => setAt(index), index * stageMs))
    const end = window.setTimeout(() => setPhase('fading'), longestMs)
    return () => {
      for (const timer of [...steps, end]) window.clearTimeout(timer)
    }
  }, [])
  useEffect(() => {
    if (isReady) setPhase((now) => (now !== 'shown' ? now : isStill() ? 'gone' : 'fading'))
  }, [isReady])
  useEffect(() => {
    if (phase === 'shown') return
    isCold = false
    if (phase === 'gone') return
    const gone = window.setTimeout(() => setPhase('gone'), fadesMs)
    return () => window.clearTimeout(gone)
  }, [phase])

  // Asked as it is drawn: an effect comes after the screen has been seen with it.
  if (phase === 'gone' || (phase === 'shown' && isReady && isStill())) return null
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
