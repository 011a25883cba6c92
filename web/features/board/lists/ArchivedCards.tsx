import { useInfiniteQuery } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { memo, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import type { Card } from '#contract/board/cards.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { boardTexts, boardUiTexts } from '#domain/board/texts.ts'
import { rowStyle, useWindowedRows } from '#web/lib/lists/useWindowedRows.ts'
import { useCardLink } from '#web/lib/page/consoleLinks.ts'
import { useDayOf } from '#web/lib/signIn/useDayOf.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { frameClasses } from '#web/ui/lists/frameClasses.ts'
import { List } from '#web/ui/lists/List.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { CardStage } from '../cards/CardStage.tsx'
import { archivedQuery, cardsOf, letGo } from '../cards/queries.ts'
import { ListFoot } from './ListFoot.tsx'
import { UnloadedRow } from './UnloadedRow.tsx'
import type { ListState } from './useBoardLists.ts'
import { pagingOf } from './useBoardLists.ts'
import { useNearEnds } from './useNearEnds.ts'

type Props = {
  search: string
  canEdit: boolean
  onRestore: (card: Card) => void
  /** It scrolls with the page, as on a phone. */
  isAlone: boolean
}

/** What was taken off the board, and the way back. */
export function ArchivedCards({ search, canEdit, onRestore, isAlone }: Props) {
  const query = useInfiniteQuery(archivedQuery(search))
  const cards = useMemo(() => cardsOf(query.data), [query.data])
  const before = letGo(query.data)
  const to = before + cards.length
  return (
    <Panel aria-label="Archived cards" className="overflow-hidden">
      <List
        of={query}
        items={() => cards}
        label="Loading archived cards"
        skeleton={<Skeleton className="h-40" />}
        failed={boardTexts.listFailed}
        empty={
          <Empty title={search ? boardUiTexts.noMatch : 'No archived cards'} level={2}>
            {search
              ? 'Try different words.'
              : 'Cards you archive appear here. You can restore them at any time.'}
          </Empty>
        }
      >
        {() => (
          <Rows
            cards={cards}
            state={{
              ...pagingOf(query),
              before,
              hasMore: query.hasNextPage,
              total: query.hasNextPage ? null : to,
            }}
            isAlone={isAlone}
            onRestore={canEdit ? onRestore : null}
          />
        )}
      </List>
    </Panel>
  )
}

type RowsProps = {
  cards: readonly Card[]
  state: ListState
  isAlone: boolean
  onRestore: ((card: Card) => void) | null
}

function Rows({ cards, state, isAlone, onRestore }: RowsProps) {
  const today = useToday()
  const dayOf = useDayOf()
  const frame = useRef<HTMLDivElement>(null)
  const { before } = state
  const to = before + cards.length
  const rows = useWindowedRows<HTMLUListElement>({
    count: to,
    estimate: 66,
    frame: isAlone ? undefined : frame,
    indexOf: (key) => {
      const at = cards.findIndex((card) => card.id === key)
      return at < 0 ? -1 : before + at
    },
  })
  useNearEnds({ range: rows.range, from: before, to, state })
  return (
    <div ref={frame} className={isAlone ? undefined : frameClasses}>
      <ul ref={rows.list} {...rows.holdFocus} style={rows.style} className="relative">
        {rows.rows.map(({ index, top, height }) => {
          const card = cards[index - before]
          if (!card) return <UnloadedRow key={index} height={height} />
          return (
            <Row key={card.id} {...{ card, index, top, today, dayOf, onRestore }} count={state.total ?? -1} />
          )
        })}
      </ul>
      <div className="px-4 md:px-5">
        <ListFoot state={state} />
      </div>
    </div>
  )
}

type RowProps = {
  card: Card
  index: number
  top: number | null
  count: number
  today: string
  dayOf: (at: string) => string
  onRestore: ((card: Card) => void) | null
}

const Row = memo(function Row({ card, index, top, count, today, dayOf, onRestore }: RowProps) {
  const cardLink = useCardLink()
  return (
    <li
      data-row={index}
      data-key={card.id}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={classes(
        'relative flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 hover:bg-bg md:px-5 dark:hover:bg-raised',
        index > 0 && 'border-t border-line',
      )}
      style={rowStyle(top)}
    >
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="truncate text-body font-[560]">
          <Link
            dir="auto"
            {...cardLink(card.id)}
            className="after:absolute after:inset-0 after:content-[''] focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {card.title}
          </Link>
        </h2>
        <p className="text-caption text-ink-3">
          {card.archivedAt ? `Archived ${dayText(dayOf(card.archivedAt), today)}` : null}
        </p>
      </div>
      <CardStage status={card.status} className="max-sm:hidden" />
      {onRestore ? (
        <Button
          size="small"
          icon={ArchiveRestore}
          className="relative z-[1]"
          aria-label={`Restore ${card.title}`}
          onClick={() => onRestore(card)}
        >
          Restore
        </Button>
      ) : null}
    </li>
  )
})
