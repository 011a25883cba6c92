import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OpenSlot, SlotHold } from '#contract/booking/slots.ts'
import { bookingRefusals } from '#domain/booking/texts.ts'
import type { BookingService } from '#domain/booking/types.ts'
import { holdSlot } from './mutations.ts'
import { nearestIn } from './nearest.ts'
import { bookingFailure, holdQuery } from './queries.ts'

type Taken = { startAt: string; nearest: readonly OpenSlot[] }

/** The seconds that are left of a hold, by the clock of the screen. */
function useSecondsLeft(until: string | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === undefined) return
    setNow(Date.now())
    const timer = window.setInterval(() => setNow(Date.now()), 1_000)
    return () => window.clearInterval(timer)
  }, [until])
  return until === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000))
}

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
  const left = useSecondsLeft(kept?.expiresAt)
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
    /** The booking found that the time is gone: it is asked for anew. */
    lost: (words: string) => {
      setFailure(words)
      void query.refetch()
    },
  }
}

/** '14:32' of seconds. */
export const minutesLeft = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
