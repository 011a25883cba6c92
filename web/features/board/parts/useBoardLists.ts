import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Card } from '#contract/board.ts'
import type { Columns } from '#domain/board/rules/columns.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { cardsOf, columnQuery, countsQuery } from '../queries.ts'

/** What is known of one column beside its cards. */
export type ColumnState = {
  /** Cards in all, loaded or not; null while a search has more than is loaded. */
  total: number | null
  hasMore: boolean
  isFetchingMore: boolean
  fetchMore: () => void
}

/** The three columns as they stand, and how their loading goes. */
export function useBoardLists(search: string) {
  const backlog = useInfiniteQuery(columnQuery('backlog', search))
  const inProgress = useInfiniteQuery(columnQuery('in_progress', search))
  const completed = useInfiniteQuery(columnQuery('completed', search))
  const { data: counts } = useQuery(countsQuery())

  const columns: Columns<Card> = useMemo(
    () => ({
      backlog: cardsOf(backlog.data),
      in_progress: cardsOf(inProgress.data),
      completed: cardsOf(completed.data),
    }),
    [backlog.data, inProgress.data, completed.data],
  )
  const queries = { backlog, in_progress: inProgress, completed }
  const counted = {
    backlog: counts?.backlog,
    in_progress: counts?.inProgress,
    completed: counts?.completed,
  }
  const stateOf = (status: CardStatus): ColumnState => {
    const query = queries[status]
    const loaded = columns[status].length
    const known = search ? undefined : counted[status]
    return {
      total: query.hasNextPage ? (known ?? null) : loaded,
      hasMore: query.hasNextPage,
      isFetchingMore: query.isFetchingNextPage,
      fetchMore: () => void query.fetchNextPage(),
    }
  }
  const all = Object.values(queries)
  return {
    columns,
    stateOf,
    counts,
    isLoading: all.some((query) => query.isPending),
    isSearching: all.some((query) => query.isPlaceholderData),
    error: all.find((query) => query.isError && !query.data)?.error ?? null,
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch()
    },
  }
}
