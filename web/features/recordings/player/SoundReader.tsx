import { useQuery } from '@tanstack/react-query'
import { useUnlessUnsaved } from '#web/lib/edits/useUnlessUnsaved.ts'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import type { TranscriptPlace, TranscriptRead } from '../queries.ts'
import { recordingsQuery } from '../queries.ts'
import { NoTranscript } from '../transcript/NoTranscript.tsx'
import { TranscriptReader } from '../transcript/TranscriptReader.tsx'
import { ChosenPlayer, playableOf } from './ChosenPlayer.tsx'

type Props = TranscriptRead & {
  place: TranscriptPlace
  /** Moments of lines of the minutes, in their order. */
  ticks?: readonly number[]
  takesFocus?: boolean
}

const none: readonly number[] = []

/** What was said: with its sound where there is one that may be played, else the words alone. */
export function SoundReader({ place, ticks = none, takesFocus = false, ...read }: Props) {
  const { sessionId, transcriptId, hasTranscript } = read
  const { data, isPending } = useQuery(recordingsQuery(sessionId))
  const playable = playableOf(data?.recordings ?? [])
  // A part that is being corrected stays open while its sound becomes ready.
  const hasPlayer = useUnlessUnsaved(playable !== null)
  if (hasPlayer && playable)
    return (
      <ChosenPlayer
        recordings={playable}
        transcriptId={transcriptId}
        hasTranscript={hasTranscript}
        place={place}
        ticks={ticks}
      />
    )
  if (!hasTranscript)
    return isPending ? (
      <Loading label="Loading recordings" className="p-5">
        <SkeletonLines lines={6} />
      </Loading>
    ) : (
      <NoTranscript sessionId={sessionId} />
    )
  return (
    <TranscriptReader
      sessionId={sessionId}
      transcriptId={transcriptId}
      place={place}
      takesFocus={takesFocus}
    />
  )
}
