import { boardTexts, boardUiTexts } from '#domain/board/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import type { ListState } from './useBoardLists.ts'

/** Under a list that pages by itself: that more is coming, or that it did not come; on paper, that there is more. */
export function ListFoot({
  state,
}: {
  state: Pick<ListState, 'hasMore' | 'isFetchingMore' | 'hasFailed' | 'retry'>
}) {
  if (state.hasFailed) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-caption text-ink-2" role="alert">
        {boardTexts.listFailed}
        <Button size="small" onClick={state.retry}>
          Retry
        </Button>
      </p>
    )
  }
  if (!state.isFetchingMore)
    return state.hasMore ? (
      <p className="hidden py-2 text-caption text-ink-3 print:block">{boardUiTexts.notAllPrinted}</p>
    ) : null
  return (
    <p role="status" className="py-2 text-caption text-ink-3">
      Loading more
    </p>
  )
}
