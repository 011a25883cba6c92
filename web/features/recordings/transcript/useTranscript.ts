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
  const transcript = query.data?.pages[0]?.transcript ?? null
  // A place beyond the end of what is there by now is no place: it opens at the beginning.
  const isThere = target !== null && transcript !== null && target < transcript.segmentCount
  const wanted = anchorOf(isThere ? target : 0)
  const isEmpty = transcript !== null && segments.length === 0
  const isOutside = isThere && segments.length > 0 && (target < first || target > last)
  if ((isOutside || isEmpty) && !query.isFetching && wanted !== anchor) setAnchor(wanted)
  return {
    ...query,
    segments,
    transcript,
    canName: query.data?.pages[0]?.canName.ok ?? false,
    canEdit: query.data?.pages[0]?.canEdit.ok ?? false,
    canErase: query.data?.pages[0]?.canErase.ok ?? false,
  }
}
