import { SoundReader } from '../player/SoundReader.tsx'
import type { Segment, TranscriptPlace } from '../queries.ts'
import { SideSheet } from '../transcript/SideSheet.tsx'
import { TranscriptReader } from '../transcript/TranscriptReader.tsx'

type Props = {
  sessionId: string
  transcriptId: string | null
  title: string
  place: TranscriptPlace
  /** Moments of lines of the minutes, in their order. */
  ticks?: readonly number[]
  open: boolean
  onClose: () => void
  /** While a line is being pointed at its sentence. */
  onPick?: (segment: Segment) => void
}

/** The transcript in a sheet at the side of the report, open at the moment a line rests on (4.12.10). */
export function TranscriptDesktop(props: Props) {
  const { sessionId, transcriptId, title, place, ticks, open, onClose, onPick } = props
  return (
    <SideSheet open={open} onClose={onClose} title="Transcript" description={title}>
      {onPick ? (
        <TranscriptReader
          sessionId={sessionId}
          transcriptId={transcriptId}
          place={place}
          takesFocus
          onPick={onPick}
        />
      ) : (
        <SoundReader
          hasTranscript
          sessionId={sessionId}
          transcriptId={transcriptId}
          place={place}
          {...(ticks ? { ticks } : {})}
          takesFocus
        />
      )}
    </SideSheet>
  )
}
