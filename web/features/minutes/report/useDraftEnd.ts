import { useEffect, useRef } from 'react'
import { toast } from '#web/lib/page/toast.ts'
import type { SessionMinutes } from '../queries.ts'

/** Says once how a draft ended that this screen saw being written. */
export function useDraftEnd(
  state: SessionMinutes['state'] | undefined,
  { done, failed }: { done: string; failed: string },
): void {
  const before = useRef(state)
  useEffect(() => {
    const wasDrafting = before.current === 'drafting'
    before.current = state
    if (!wasDrafting) return
    if (state === 'failed') toast.error(failed)
    else if (state === 'checking') toast.success(done)
  }, [state, done, failed])
}
