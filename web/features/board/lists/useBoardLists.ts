import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Card } from '#contract/board/cards.ts'
import type { Columns } from '#domain/board/rules/columns.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { cardsOf, columnQuery, countsQuery, letGo } from '../cards/queries.ts'

/** What is known of one list of cards besides those that are loaded. */
export type ListState = {
  /** Cards in all, loaded or not; null while a search has more than is loaded. */
  total: number | null
  /** Cards that lie before the loaded ones and were let go. */
  before: number
  hasMore: boolean
  isFetchingMore: boolean
  /** The last page asked for did not come; nothing more is asked for until somebody says so. */
  hasFailed: boolean
  retry: () => void
  fetchMore: () => void
  fetchBefore: () => void
}

/** The three columns as they stand, and how their loading goes. */
export function useBoardLists(search: string) {
  const queryClient = useQueryClient()
  const backlog = useInfiniteQuery(columnQuery('backlog', search))
  const inProgress = useInfiniteQuery(columnQuery('in_progress', search))
  const completed = useInfiniteQuery(columnQuery('completed', search))
  const { data: counts } = useQuery(countsQuery())

  // Other screens read the first page of a column, and the next visit begins at its head.
  useEffect(() => {
    return () => {
      for (const status of cardStatuses) {
        const { queryKey } = columnQuery(status, search)
        if (letGo(queryClient.getQueryData(queryKey)) > 0)
          queryClient.removeQueries({ queryKey, exact: true })
      }
    }
  }, [queryClient, search])

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
  const stateOf = (status: CardStatus): ListState => {
    const query = queries[status]
    const before = letGo(query.data)
    const known = search ? undefined : counted[status]
    return {
      total: query.hasNextPage || before > 0 ? (known ?? null) : columns[status].length,
      before,
      hasMore: query.hasNextPage,
      ...pagingOf(query),
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

type Paged = Pick<
  UseInfiniteQueryResult,
  | 'hasNextPage'
  | 'hasPreviousPage'
  | 'isFetching'
  | 'isFetchingNextPage'
  | 'isError'
  | 'fetchNextPage'
  | 'fetchPreviousPage'
  | 'refetch'
>

/** How a list in pages is asked for more, at either end. */
export function pagingOf(query: Paged) {
  const isReady = !query.isFetching && !query.isError
  return {
    isFetchingMore: query.isFetchingNextPage,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
    fetchMore: () => {
      if (query.hasNextPage && isReady) void query.fetchNextPage()
    },
    fetchBefore: () => {
      if (query.hasPreviousPage && isReady) void query.fetchPreviousPage()
    },
  }
}

export type BoardLists = ReturnType<typeof useBoardLists>
