import { SoundReader } from '../player/SoundReader.tsx'
import type { TranscriptPlace } from '../queries.ts'

type Props = {
  sessionId: string
  transcriptId: string | null
  place: TranscriptPlace
  ticks?: readonly number[]
}

/** What was said, in the page of its session. */
export function TranscriptMobile(props: Props) {
  return <SoundReader {...props} takesFocus={props.place.segment !== null} />
}
