import { SoundReader } from '../player/SoundReader.tsx'
import type { TranscriptPlace, TranscriptRead } from '../queries.ts'

type Props = TranscriptRead & {
  place: TranscriptPlace
  ticks?: readonly number[]
}

/** What was said, in the page of its session. */
export function TranscriptMobile(props: Props) {
  return <SoundReader {...props} takesFocus={props.place.segment !== null} />
}
