import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MinutesLine } from '#contract/minutes.ts'
import type { TranscriptPlace } from '#web/features/recordings/queries.ts'
import { minutesQuery } from '../queries.ts'

/** The minutes of a session and the place its transcript is open at, first the one that the address names. */
export function useReport(sessionId: string, opened: number | null = null) {
  const query = useQuery(minutesQuery(sessionId))
  const [place, setPlace] = useState<TranscriptPlace>({ segment: opened, asked: 0 })
  const [isOpen, setOpen] = useState(opened !== null)
  return {
    ...query,
    report: query.data?.minutes ?? null,
    place,
    isOpen,
    open: (line: Pick<MinutesLine, 'moment'> | null) => {
      setPlace(({ asked }) => ({ segment: line?.moment?.segment ?? null, asked: asked + 1 }))
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}
