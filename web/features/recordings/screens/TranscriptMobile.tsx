import type { TranscriptPlace } from '../queries.ts'
import { TranscriptReader } from '../TranscriptReader.tsx'

type Props = { sessionId: string; transcriptId: string | null; place: TranscriptPlace }

/** The transcript in the page of its session. */
export function TranscriptMobile(props: Props) {
  return <TranscriptReader {...props} takesFocus={props.place.segment !== null} />
}
