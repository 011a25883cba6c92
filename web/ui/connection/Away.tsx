import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { askWhileDown } from '#web/lib/live/whileDown.ts'
import { useOnline, watchOnline } from '#web/lib/page/online.ts'
import { Unreachable } from '../states/ShellNotice.tsx'

type Props = { onRetry: () => void; children: ReactNode }

/**
 * Nobody could be asked yet who is signed in: the frame of a console while there is no network, and a word where it is the server that does not
 * answer. Either is left by itself.
 */
export function Away({ onRetry, children }: Props) {
  const isOnline = useOnline()
  const retry = useRef(onRetry)
  retry.current = onRetry
  useEffect(() => {
    const ask = () => retry.current()
    const end = askWhileDown(ask)
    const unwatch = watchOnline(() => navigator.onLine && ask())
    return () => {
      end()
      unwatch()
    }
  }, [])
  return isOnline ? <Unreachable onRetry={onRetry} /> : children
}
