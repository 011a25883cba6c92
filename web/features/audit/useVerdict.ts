import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { verifyTrail } from './mutations.ts'

/** Verifies the trail; `count` grows while it goes on. */
export function useVerdict() {
  const [count, setCount] = useState(0)
  const run = useMutation(verifyTrail(setCount))
  return { verify: () => run.mutate(), isBusy: run.isPending, count, verdict: run.data ?? null }
}
