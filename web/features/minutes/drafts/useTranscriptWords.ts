import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { orpc } from '#web/lib/calls/api.ts'

const WINDOW = 500
// A talk of some ten hours: what is longer is read, and searched, up to there.
const MOST_WINDOWS = 24

/** A whole transcript, window by window, so that it can be searched and selected from. */
export function useTranscriptWords(sessionId: string, transcriptId: string | null) {
  const query = useInfiniteQuery(
    orpc.recordings.getTranscript.infiniteOptions({
      input: (from: number) => ({
        sessionId,
        ...(transcriptId ? { transcriptId } : {}),
        from,
        limit: WINDOW,
      }),
      initialPageParam: 0,
      getNextPageParam: (page, pages) => {
        const next = (page.segments.at(-1)?.index ?? page.transcript.segmentCount) + 1
        return next < page.transcript.segmentCount && pages.length < MOST_WINDOWS ? next : null
      },
      enabled: transcriptId !== null,
      retry: false,
    }),
  )
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  return {
    ...query,
    transcript: query.data?.pages[0]?.transcript ?? null,
    canName: query.data?.pages[0]?.canName.ok ?? false,
    canEdit: query.data?.pages[0]?.canEdit.ok ?? false,
    canErase: query.data?.pages[0]?.canErase.ok ?? false,
    segments: (query.data?.pages ?? []).flatMap((page) => page.segments),
  }
}
