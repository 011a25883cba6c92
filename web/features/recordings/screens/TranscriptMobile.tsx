import { TranscriptReader } from '../parts/TranscriptReader.tsx'
import type { TranscriptPlace } from '../queries.ts'

type Props = { sessionId: string; transcriptId: string | null; place: TranscriptPlace }

/** The transcript in the page of its session. */
export function TranscriptMobile(props: Props) {
  return <TranscriptReader {...props} takesFocus={props.place.segment !== null} />
}
