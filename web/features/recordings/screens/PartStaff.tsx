import type { PartProps } from '../transcript/PartEditor.tsx'
import { PartEditor } from '../transcript/PartEditor.tsx'

/** One part of a transcript to correct, next to its review. */
export function PartStaff(props: PartProps) {
  return <PartEditor {...props} />
}
