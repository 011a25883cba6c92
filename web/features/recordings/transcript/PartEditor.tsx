import { lazy, Suspense } from 'react'
import type { Segment } from '../queries.ts'

// Members never load it.
const PartDialog = lazy(async () => ({ default: (await import('./PartDialog.tsx')).PartDialog }))

export type PartProps = { transcriptId: string; segment: Segment; onClose: () => void }

/** One part of a transcript to correct, loaded when somebody does. */
export function PartEditor(props: PartProps) {
  return (
    <Suspense>
      <PartDialog {...props} />
    </Suspense>
  )
}
