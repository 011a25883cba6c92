import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { boardPartTexts, boardUiTexts } from '#domain/board/texts.ts'
import { useLive } from '#web/lib/live/live.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { boardKey } from '../queries.ts'
import { DecisionLog } from './DecisionLog.tsx'
import { DecisionTable } from './DecisionTable.tsx'
import { NewDecisionDialog } from './NewDecisionDialog.tsx'
import { decisionsQuery } from './queries.ts'

type Props = {
  canEdit: boolean
  /** Founders submit a decision for review; absent for others (T-024). */
  onSubmit: ((cardId: string) => void) | null
}

const shown = 5

/** Key Decisions: the latest, and the log of all (T-102). */
export function DecisionsPanel({ canEdit, onSubmit }: Props) {
  const queryClient = useQueryClient()
  const query = useInfiniteQuery(decisionsQuery(shown))
  const [isMaking, setMaking] = useState(false)
  const [isLogOpen, setLogOpen] = useState(false)
  // What staff do with a request shows under its decision.
  useLive('inquiries', () => void queryClient.invalidateQueries({ queryKey: boardKey() }))
  const decisions = query.data?.pages[0]?.decisions

  return (
    <Panel aria-labelledby="decisions" className="overflow-hidden">
      <PanelHeader
        id="decisions"
        title={boardPartTexts.decisions}
        aside={
          <>
            {canEdit ? (
              <IconButton
                icon={Plus}
                size="small"
                label={boardUiTexts.newDecision}
                onClick={() => setMaking(true)}
              />
            ) : null}
            {decisions && decisions.length > 0 ? (
              <button
                type="button"
                onClick={() => setLogOpen(true)}
                className="inline-flex items-center gap-1.5 text-body-s font-semibold text-ink-2 hover:text-ink pointer-coarse:min-h-11 print:hidden"
              >
                {boardUiTexts.decisionLog}
                <ArrowRight size={16} aria-hidden="true" />
              </button>
            ) : null}
          </>
        }
      />
      <List
        of={query}
        items={(data) => data.pages[0]?.decisions ?? []}
        label="Loading decisions"
        skeleton={<SkeletonLines lines={5} />}
        failed={boardUiTexts.decisionsFailed}
        empty={
          <Empty
            title={boardUiTexts.noDecisions}
            action={
              canEdit ? (
                <Button onClick={() => setMaking(true)}>{boardUiTexts.newDecision}</Button>
              ) : undefined
            }
          >
            Record what needs to be decided, and who decided it.
          </Empty>
        }
      >
        {(latest) => <DecisionTable {...{ decisions: latest, canEdit, onSubmit }} />}
      </List>
      {isLogOpen ? <DecisionLog {...{ canEdit, onSubmit }} onClose={() => setLogOpen(false)} /> : null}
      {isMaking ? <NewDecisionDialog onClose={() => setMaking(false)} /> : null}
    </Panel>
  )
}
