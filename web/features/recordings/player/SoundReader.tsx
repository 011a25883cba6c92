import { useQuery } from '@tanstack/react-query'
import { useUnlessUnsaved } from '#web/lib/edits/useUnlessUnsaved.ts'
import type { TranscriptPlace } from '../queries.ts'
import { recordingsQuery } from '../queries.ts'
import { TranscriptReader } from '../transcript/TranscriptReader.tsx'
import { ChosenPlayer, playableOf } from './ChosenPlayer.tsx'

type Props = {
  sessionId: string
  transcriptId: string | null
  place: TranscriptPlace
  /** Moments of lines of the minutes, in their order. */
  ticks?: readonly number[]
  takesFocus?: boolean
}

const none: readonly number[] = []

/** What was said: with its sound where there is one that may be played, else the words alone. */
export function SoundReader({ sessionId, transcriptId, place, ticks = none, takesFocus = false }: Props) {
  const { data } = useQuery(recordingsQuery(sessionId))
  const playable = playableOf(data?.recordings ?? [])
  // A part that is being corrected stays open while its sound becomes ready.
  const hasPlayer = useUnlessUnsaved(playable !== null)
  if (hasPlayer && playable)
    return <ChosenPlayer recordings={playable} transcriptId={transcriptId} place={place} ticks={ticks} />
  return (
    <TranscriptReader
      sessionId={sessionId}
      transcriptId={transcriptId}
      place={place}
      takesFocus={takesFocus}
    />
  )
}
