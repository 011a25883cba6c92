import { late } from '#web/ui/states/late.tsx'
import type { Segment } from '../queries.ts'

// Members never load it.
const PartDialog = late(async () => (await import('./PartDialog.tsx')).PartDialog)

export type PartProps = { transcriptId: string; segment: Segment; onClose: () => void }

/** One part of a transcript to correct, loaded when somebody does. */
export function PartEditor(props: PartProps) {
  return <PartDialog {...props} onLost={props.onClose} />
}
