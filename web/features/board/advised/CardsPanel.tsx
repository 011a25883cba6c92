import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayText, dueText, isOverdue } from '#domain/board/rules/due.ts'
import { boardTexts, boardUiTexts, columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { stages } from '../cards/CardStage.tsx'
import { AdvisedCardDialog } from './AdvisedCardDialog.tsx'
import { CardLink } from './ProgressPanel.tsx'
import { headQuery } from './queries.ts'

const atFirst = 5
const most = 100

/** A member's board, a column next to another, from the head of each (4.13.2). */
export function CardsPanel({ memberId }: { memberId: string }) {
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <Panel aria-labelledby="cards">
      <PanelHeader id="cards" title="Cards" />
      <div className="mt-4 grid border-t border-line max-md:divide-y md:grid-cols-3 md:divide-x divide-line">
        {cardStatuses.map((status) => (
          <Column key={status} memberId={memberId} status={status} onOpen={setOpenId} />
        ))}
      </div>
      {openId ? <AdvisedCardDialog cardId={openId} onClose={() => setOpenId(null)} /> : null}
    </Panel>
  )
}

type ColumnProps = { memberId: string; status: CardStatus; onOpen: (cardId: string) => void }

function Column({ memberId, status, onOpen }: ColumnProps) {
  const today = useToday()
  const [isWhole, setWhole] = useState(false)
  const query = useQuery(headQuery(memberId, status, isWhole ? most : atFirst))
  return (
    <section aria-label={columnNames[status]} className="min-w-0 px-4 py-3 md:px-5">
      <h3 className="pb-1.5 text-body-s font-semibold">{columnNames[status]}</h3>
      <List
        of={query}
        items={(data) => data.cards}
        label="Loading cards"
        skeleton={<SkeletonLines lines={3} />}
        failed={boardTexts.listFailed}
        className="py-2"
        empty={<p className="py-1 text-body-s text-ink-3">{boardUiTexts.emptyColumn}</p>}
      >
        {(cards) => (
          <ul className="hairlines">
            {cards.map((card) => (
              <li key={card.id} className="flex items-start gap-2.5 py-1.5">
                <span className="mt-1.5">
                  <StageMark stage={stages[status]} isHot={status === 'in_progress'} size={9} />
                </span>
                <div className="min-w-0 flex-1">
                  <CardLink card={card} onOpen={() => onOpen(card.id)} />
                </div>
                {card.dueOn ? (
                  <span
                    className={classes(
                      'shrink-0 text-caption',
                      isOverdue(card, today) ? 'font-semibold text-danger-text' : 'text-ink-3',
                    )}
                  >
                    {isOverdue(card, today) ? dueText(card.dueOn, today) : dayText(card.dueOn, today)}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </List>
      {query.data?.next && !isWhole ? (
        <Button size="small" variant="quiet" className="-ml-3" onClick={() => setWhole(true)}>
          {`More in ${columnNames[status]}`}
        </Button>
      ) : null}
    </section>
  )
}
