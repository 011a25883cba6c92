import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Card } from '#contract/board/cards.ts'
import { dayText, dueText, isOverdue } from '#domain/board/rules/due.ts'
import { boardTexts, boardUiTexts, columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import type { RowPlace } from '#web/lib/lists/useWindowedRows.ts'
import { rowAttributes } from '#web/lib/lists/useWindowedRows.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { stages } from '../cards/CardStage.tsx'
import { cardsOf, columnQuery } from '../cards/queries.ts'
import { ListFoot } from '../lists/ListFoot.tsx'
import { PagedCards } from '../lists/PagedCards.tsx'
import { pagingOf } from '../lists/useBoardLists.ts'
import { AdvisedCardDialog } from './AdvisedCardDialog.tsx'
import { CardLink } from './ProgressPanel.tsx'
import { headQuery } from './queries.ts'

/** A member's board, a column next to another, each from its head (4.13.2). */
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

/** The head of a column, and after a press all of it, page by page. */
function Column({ memberId, status, onOpen }: ColumnProps) {
  const [isWhole, setWhole] = useState(false)
  const head = useQuery(headQuery(memberId, status))
  const whole = useInfiniteQuery({ ...columnQuery(status, '', memberId), enabled: isWhole })
  const cards = useMemo(() => cardsOf(whole.data), [whole.data])
  const shared = {
    label: 'Loading cards',
    skeleton: <SkeletonLines lines={3} />,
    failed: boardTexts.listFailed,
    className: 'py-2',
    empty: <p className="py-1 text-body-s text-ink-3">{boardUiTexts.emptyColumn}</p>,
  }
  return (
    <section aria-label={columnNames[status]} className="min-w-0 px-4 py-3 md:px-5">
      <h3 className="pb-1.5 text-body-s font-semibold">{columnNames[status]}</h3>
      {whole.data ? (
        <List of={whole} items={() => cards} {...shared}>
          {() => (
            <PagedCards
              of={whole}
              cards={cards}
              estimate={38}
              isAlone={false}
              row={(card, place) => <Row key={card.id} card={card} place={place} onOpen={onOpen} />}
            />
          )}
        </List>
      ) : (
        <>
          <List of={head} items={(data) => data.cards} {...shared}>
            {(first) => (
              <ul>
                {first.map((card, index) => (
                  <Row key={card.id} card={card} place={{ index, top: null, count: -1 }} onOpen={onOpen} />
                ))}
              </ul>
            )}
          </List>
          {head.data?.next && !whole.isError ? (
            <Button
              size="small"
              variant="quiet"
              className="-ml-3"
              isBusy={isWhole}
              busyLabel="Loading"
              onClick={() => setWhole(true)}
            >
              {`More in ${columnNames[status]}`}
            </Button>
          ) : null}
          <ListFoot state={{ ...pagingOf(whole), hasMore: head.data?.next != null, isFetchingMore: false }} />
        </>
      )}
    </section>
  )
}

type RowProps = { card: Card; place: RowPlace; onOpen: (cardId: string) => void }

function Row({ card, place, onOpen }: RowProps) {
  const today = useToday()
  const isLate = isOverdue(card, today)
  return (
    <li
      {...rowAttributes(card.id, place)}
      className={classes('flex items-start gap-2.5 py-1.5', place.index > 0 && 'border-t border-line')}
    >
      <span className="mt-1.5 flex">
        <StageMark stage={stages[card.status]} isHot={card.status === 'in_progress'} size={9} />
      </span>
      <div className="min-w-0 flex-1">
        <CardLink card={card} onOpen={() => onOpen(card.id)} />
      </div>
      {card.dueOn ? (
        <span
          className={classes(
            'shrink-0 text-caption',
            isLate ? 'font-semibold text-danger-text' : 'text-ink-3',
          )}
        >
          {isLate ? dueText(card.dueOn, today) : dayText(card.dueOn, today)}
        </span>
      ) : null}
    </li>
  )
}
