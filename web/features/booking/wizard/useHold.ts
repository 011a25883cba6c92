import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenSlot, SlotHold } from '#contract/booking/slots.ts'
import { bookingRefusals } from '#domain/booking/texts.ts'
import type { BookingService } from '#domain/booking/types.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { useEachSecond } from '#web/lib/time/useEachSecond.ts'
import { holdSlot, releaseHold } from './mutations.ts'
import { nearestIn } from './nearest.ts'
import { bookingFailure, holdQuery } from './queries.ts'

type Taken = { startAt: string; nearest: readonly OpenSlot[] }

/**
 * The time that is kept for the member while they finish: chosen here or in another tab, and still there after a reload (T-064).
 * Where somebody else was faster, the nearest are offered and the first of them is held.
 */
export function useHold(service: BookingService | null, advisorId: string | null, isOn: boolean) {
  const query = useQuery({ ...holdQuery(), enabled: isOn })
  const [taken, setTaken] = useState<Taken | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const store = useMutation(holdSlot())
  const kept = query.data?.hold ?? null
  const now = useEachSecond(kept !== null)
  const left = kept ? Math.max(0, Math.ceil((Date.parse(kept.expiresAt) - now) / 1_000)) : 0
  const isMine =
    kept !== null && kept.service === service && (advisorId === null || kept.advisorId === advisorId)
  const hold: SlotHold | null = isMine && left > 0 ? kept : null

  function choose(slot: OpenSlot, isSecond = false) {
    if (!service) return
    setFailure(null)
    if (!isSecond && !taken?.nearest.some(({ startAt }) => startAt === slot.startAt)) setTaken(null)
    store.mutate(
      { id: crypto.randomUUID(), service, advisorId: slot.advisorId, startAt: slot.startAt },
      {
        onError: (error) => {
          const nearest = nearestIn(error)
          if (nearest === null) return setFailure(bookingFailure(error))
          setTaken({ startAt: slot.startAt, nearest })
          const [first] = nearest
          // Held at once, so that what is offered is there when it is chosen.
          if (first && !isSecond) choose(first, true)
        },
      },
    )
  }
  const isGone = isMine && left === 0
  return {
    hold,
    left,
    taken,
    isBusy: store.isPending,
    choose,
    failure: failure ?? (isGone ? bookingRefusals.hold_gone : null),
    /** Lets the time go, for whoever wants it now; on a screen that is gone by then too. */
    release: () => {
      if (kept && left > 0) send(releaseHold(), { id: kept.id })
    },
    /** The booking found that the time is gone: it is asked for anew. */
    lost: (words: string) => {
      setFailure(words)
      void query.refetch()
    },
  }
}
