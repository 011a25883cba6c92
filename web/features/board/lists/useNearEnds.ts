import { useEffect } from 'react'
import type { RowRange } from '#web/lib/lists/useWindowedRows.ts'
import type { ListState } from './useBoardLists.ts'

const rowsAhead = 30

type Options = {
  range: RowRange
  /** The index of the first loaded row, and the one after the last. */
  from: number
  to: number
  state: Pick<ListState, 'hasMore' | 'fetchMore' | 'fetchBefore' | 'isFetchingMore' | 'before'>
}

/** Asks for the next page shortly before its first row comes into view, and for the one before on the way back. */
export function useNearEnds({ range, from, to, state }: Options) {
  const isNearEnd = range.last + rowsAhead >= to && range.first - rowsAhead <= to && state.hasMore
  const isNearStart =
    state.before > 0 && range.first - rowsAhead < from && range.last + rowsAhead >= from - state.before
  const { fetchMore, fetchBefore } = state
  // Runs after every drawing: a page that has come may still end within reach.
  useEffect(() => {
    if (isNearStart) fetchBefore()
    else if (isNearEnd) fetchMore()
  })
}
