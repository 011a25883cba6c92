import { useInfiniteQuery } from '@tanstack/react-query'
import { dayText } from '#domain/board/rules/due.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import { useDayOf } from '#web/lib/signIn/useDayOf.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { List } from '#web/ui/lists/List.tsx'
import { WindowedList } from '#web/ui/lists/WindowedList.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { DecisionBadge } from './DecisionBadge.tsx'
import { DecisionMenu } from './DecisionMenu.tsx'
import { DecisionWords } from './DecisionWords.tsx'
import { decisionsQuery } from './queries.ts'

type Props = {
  canEdit: boolean
  onSubmit: ((cardId: string) => void) | null
  onClose: () => void
}

const pageOf = 50

/** Every decision, raised last first: who took it and when, or that it is open. */
export function DecisionLog({ canEdit, onSubmit, onClose }: Props) {
  const today = useToday()
  const dayOf = useDayOf()
  const query = useInfiniteQuery(decisionsQuery(pageOf))
  return (
    <Dialog
      onClose={onClose}
      title={boardUiTexts.decisionLog}
      description="Newest first"
      size="large"
      isFlush
    >
      <List
        of={query}
        items={(data) => data.pages.flatMap((page) => page.decisions)}
        label="Loading decisions"
        skeleton={<SkeletonLines lines={5} />}
        failed={boardUiTexts.decisionsFailed}
        {...(query.isFetchNextPageError ? { more: query } : {})}
        className="px-5 py-5 md:px-7"
        empty={null}
      >
        {(decisions) => (
          <WindowedList
            label={boardUiTexts.decisionLog}
            items={decisions}
            keyOf={({ card }) => card.id}
            estimate={92}
            onNearEnd={
              query.hasNextPage
                ? () => {
                    if (!query.isFetching && !query.isError) void query.fetchNextPage()
                  }
                : undefined
            }
            row={(decision) => (
              <div className="flex items-start gap-4 px-5 py-3.5 text-body-s md:px-7">
                <div className="min-w-0 flex-1">
                  <DecisionWords decision={decision} />
                  <p className="mt-1.5 text-caption text-ink-3">
                    Raised {dayText(dayOf(decision.card.createdAt), today)}
                    {decision.card.decidedOn
                      ? `, decided ${dayText(decision.card.decidedOn, today)} by ${decision.card.deciderName ?? 'Unknown'}`
                      : ''}
                  </p>
                </div>
                <DecisionBadge state={decision.state} />
                {canEdit ? (
                  <span className="-my-1.5 -mr-2">
                    <DecisionMenu decision={decision} onSubmit={onSubmit} />
                  </span>
                ) : null}
              </div>
            )}
          />
        )}
      </List>
    </Dialog>
  )
}
