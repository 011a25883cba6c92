import { useEffect, useRef, useState } from 'react'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { useReducedMotion } from '#web/lib/page/mediaQuery.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import type { Segment, TranscriptPlace } from '../queries.ts'
import { currentOf } from '../queries.ts'
import { NoTranscript } from './NoTranscript.tsx'
import { PartEditor } from './PartEditor.tsx'
import { TranscriptSegment } from './TranscriptSegment.tsx'
import { TranscriptTop } from './TranscriptTop.tsx'
import { useTranscript } from './useTranscript.ts'

type Props = {
  sessionId: string
  transcriptId: string | null
  place: TranscriptPlace
  /** The place takes the focus, so that a screen reader reads on from there. */
  takesFocus?: boolean
  onPick?: (segment: Segment) => void
}

/** A transcript as a bounded list that opens at a place and grows both ways (4.12.10). */
export function TranscriptReader({ sessionId, transcriptId, place, takesFocus = false, onPick }: Props) {
  const reading = useTranscript(sessionId, transcriptId, place.segment)
  const { segments, error } = reading
  const list = useRef<HTMLOListElement>(null)
  const isStill = useReducedMotion()
  const shownAt = useRef('')
  const [picked, setEdited] = useState<Segment | null>(null)
  const edited = currentOf(segments, picked)
  const isThere = place.segment !== null && segments.some((segment) => segment.index === place.segment)

  useEffect(() => {
    const wanted = `${place.segment} ${place.asked}`
    if (!isThere || shownAt.current === wanted) return
    const row = list.current?.querySelector<HTMLElement>(`[data-segment="${place.segment}"]`)
    const isFirst = shownAt.current === ''
    shownAt.current = wanted
    // Within its own scroller alone: the page around it stays where it is.
    const scroller = row?.closest<HTMLElement>('[data-scroller]')
    if (row && scroller) {
      const top = row.offsetTop - scroller.clientHeight / 3
      scroller.scrollTo({ top, behavior: isStill || isFirst ? 'instant' : 'smooth' })
    } else row?.scrollIntoView({ block: 'center', behavior: isStill || isFirst ? 'instant' : 'smooth' })
    if (takesFocus) row?.focus({ preventScroll: true })
  }, [place.segment, place.asked, isThere, isStill, takesFocus])

  if (error && segments.length === 0) {
    const { code } = refusalOf(error)
    if (code === 'NOT_FOUND' || code === 'FORBIDDEN') {
      return <NoTranscript sessionId={sessionId} />
    }
    return (
      <SectionError className="p-5" onRetry={() => void reading.refetch()} isRetrying={reading.isRefetching}>
        Couldn't load the transcript.
      </SectionError>
    )
  }
  if (reading.isPending) {
    return (
      <Loading label="Loading transcript" className="p-5">
        <SkeletonLines lines={9} />
      </Loading>
    )
  }
  return (
    <div className="relative pt-1 pb-4">
      {reading.transcript ? (
        <TranscriptTop
          transcript={reading.transcript}
          canName={reading.canName}
          isUnnamed={segments.length > 0 && segments.every(({ speaker }) => speaker === null)}
        />
      ) : null}
      {reading.hasPreviousPage ? (
        <More isBusy={reading.isFetchingPreviousPage} onPress={() => void reading.fetchPreviousPage()}>
          Show earlier
        </More>
      ) : null}
      <ol ref={list}>
        {segments.map((segment, at) => (
          <TranscriptSegment
            key={segment.index}
            segment={segment}
            isSameSpeaker={
              at > 0 && segment.speaker !== null && segments[at - 1]?.speaker === segment.speaker
            }
            isTarget={segment.index === place.segment}
            onPick={onPick ?? null}
            onEdit={reading.canEdit && !onPick ? setEdited : null}
          />
        ))}
      </ol>
      {reading.hasNextPage ? (
        <More isBusy={reading.isFetchingNextPage} onPress={() => void reading.fetchNextPage()}>
          Show more
        </More>
      ) : null}
      {edited && reading.transcript ? (
        <PartEditor transcriptId={reading.transcript.id} segment={edited} onClose={() => setEdited(null)} />
      ) : null}
    </div>
  )
}

function More({ isBusy, onPress, children }: { isBusy: boolean; onPress: () => void; children: string }) {
  return (
    <div className="px-4 py-2 text-center">
      <Button size="small" variant="quiet" isBusy={isBusy} busyLabel="Loading" onClick={onPress}>
        {children}
      </Button>
    </div>
  )
}
