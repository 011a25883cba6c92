import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Segment } from '../queries.ts'
import { anchorOf, transcriptQuery } from '../queries.ts'

/** The part of a transcript around a place; a place outside of what is loaded is loaded anew. */
export function useTranscript(sessionId: string, transcriptId: string | null, target: number | null) {
  const [anchor, setAnchor] = useState(() => anchorOf(target ?? 0))
  const query = useInfiniteQuery(transcriptQuery(sessionId, transcriptId, anchor))
  const segments: Segment[] = (query.data?.pages ?? []).flatMap((page) => page.segments)
  const first = segments[0]?.index ?? 0
  const last = segments.at(-1)?.index ?? 0
  const isOutside = target !== null && segments.length > 0 && (target < first || target > last)
  const wanted = anchorOf(target ?? 0)
  if (isOutside && !query.isFetching && wanted !== anchor) setAnchor(wanted)
  return {
    ...query,
    segments,
    transcript: query.data?.pages[0]?.transcript ?? null,
    canName: query.data?.pages[0]?.canName.ok ?? false,
    canEdit: query.data?.pages[0]?.canEdit.ok ?? false,
    canErase: query.data?.pages[0]?.canErase.ok ?? false,
  }
}
