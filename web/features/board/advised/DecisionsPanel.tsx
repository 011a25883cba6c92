import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BoardDecision } from '#contract/board/decisions.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { boardPartTexts, boardUiTexts } from '#domain/board/texts.ts'
import { useDayOf } from '#web/lib/signIn/useDayOf.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { DecisionBadge } from '../decisions/DecisionBadge.tsx'
import { decisionsQuery } from '../decisions/queries.ts'
import { AdvisedCardDialog } from './AdvisedCardDialog.tsx'
import { CardLink } from './ProgressPanel.tsx'

/** What a member has to decide, and who decided what is behind them (4.13.2, T-102). */
export function DecisionsPanel({ memberId }: { memberId: string }) {
  const query = useInfiniteQuery(decisionsQuery(boardLimits.shortPage, memberId))
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <Panel aria-labelledby="decisions">
      <PanelHeader id="decisions" title={boardPartTexts.decisions} />
      <List
        of={query}
        items={(data) => data.pages.flatMap((page) => page.decisions)}
        label="Loading decisions"
        skeleton={<SkeletonLines lines={3} />}
        failed={boardUiTexts.decisionsFailed}
        empty={<Empty title={boardUiTexts.noDecisions} />}
        more={query}
      >
        {(decisions) => (
          <PanelRows className="mt-2 max-h-[420px] overflow-y-auto">
            {decisions.map((decision) => (
              <Row key={decision.card.id} decision={decision} onOpen={() => setOpenId(decision.card.id)} />
            ))}
          </PanelRows>
        )}
      </List>
      {openId ? <AdvisedCardDialog cardId={openId} onClose={() => setOpenId(null)} /> : null}
    </Panel>
  )
}

function Row({ decision: { card, state }, onOpen }: { decision: BoardDecision; onOpen: () => void }) {
  const today = useToday()
  const dayOf = useDayOf()
  const raised = `Raised ${dayText(dayOf(card.createdAt), today)}`
  const decided = card.decidedOn
    ? `, decided ${dayText(card.decidedOn, today)} by ${card.deciderName ?? 'Unknown'}`
    : ''
  return (
    <li className="flex items-start gap-3 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1">
        <CardLink card={card} onOpen={onOpen} />
        <p className="text-caption text-ink-3">{`${raised}${decided}`}</p>
      </div>
      <DecisionBadge state={state} />
    </li>
  )
}
