import { useEffect, useRef } from 'react'

/** On another screen the keyboard goes on in it, unless the screen has put it somewhere itself; a screen reader hears that it changed. */
export function useNewScreen(screen: string, arrive?: () => void) {
  const shown = useRef(screen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: safe because only another screen is one to arrive at
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    arrive?.()
    const main = document.getElementById('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [screen])
}
