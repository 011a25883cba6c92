import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { TrailPart } from '#contract/audit.ts'
import { api } from '#web/lib/calls/api.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { toast } from '#web/lib/page/toast.ts'

/** What the whole chain shows: how many events fit, up to when, and where it breaks. */
export type Verdict = Pick<TrailPart, 'ok' | 'count' | 'upTo' | 'brokenAt'>

/** Verifies the trail part by part from its first seal; `count` grows while it goes on. */
export function useVerdict() {
  const [count, setCount] = useState(0)
  const run = useMutation({
    mutationFn: async (): Promise<Verdict> => {
      let verdict: Verdict = { ok: true, count: 0, upTo: null, brokenAt: null }
      let cursor: string | null = null
      do {
        const part: TrailPart = await api.audit.verifyTrail(cursor ? { cursor } : {})
        verdict = {
          ok: part.ok,
          count: verdict.count + part.count,
          upTo: part.upTo ?? verdict.upTo,
          brokenAt: part.brokenAt,
        }
        setCount(verdict.count)
        cursor = part.next
      } while (cursor)
      return verdict
    },
    onMutate: () => setCount(0),
    onError: (error) => toast.error(refusalOf(error).message, { id: 'audit.verifyTrail' }),
  })
  return { verify: () => run.mutate(), isBusy: run.isPending, count, verdict: run.data ?? null }
}
