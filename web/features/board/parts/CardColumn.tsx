import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Fragment, useId, useState } from 'react'
import type { Card } from '#contract/board.ts'
import { boardHouseTexts, columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import type { ColumnState } from './useBoardLists.ts'

const step = 50

const drawn: Readonly<Record<CardStatus, string>> = {
  backlog: 'wdth-forge',
  in_progress: 'wdth-workshop',
  completed: 'wdth-studio',
}

type Props = {
  status: CardStatus
  cards: readonly Card[]
  state: ColumnState
  isSearch: boolean
  /** On a phone the switch above already names the column. */
  isHeadHidden?: boolean
  onAdd?: (() => void) | undefined
  composer?: ReactNode
  /** The hole a card in the air would fill: before this card, or `end`; null where it is over another column. */
  hole: { beforeId: string | null; height: number } | null
  /** In the air over its own column: its hole stands for it. */
  goneId?: string | null
  /** This card must be drawn, however far down it is. */
  keepId?: string | null
  tile: (card: Card) => ReactNode
}

/** One column: its name as far drawn out as its cards are, how many there are, and the first of them. */
export function CardColumn(props: Props) {
  const {
    status,
    cards,
    state,
    isSearch,
    isHeadHidden = false,
    onAdd,
    composer,
    hole,
    goneId,
    keepId,
    tile,
  } = props
  const [wanted, setWanted] = useState(step)
  const headId = useId()
  const shown = Math.max(wanted, cards.findIndex((card) => card.id === keepId) + 1)
  // Only these are in the page; a list that draws what is in view takes the place of this line.
  const visible = cards.slice(0, shown)
  const hidden = state.total === null ? null : state.total - visible.length
  const hasMore = state.hasMore || visible.length < cards.length

  function showMore() {
    setWanted(shown + step)
    if (cards.length < shown + step && state.hasMore) state.fetchMore()
  }

  return (
    <section aria-labelledby={headId} className="flex min-w-0 flex-col">
      <header className={classes('flex min-h-10 items-center gap-2.5 pb-1', isHeadHidden && 'sr-only')}>
        <h2 id={headId} className={classes('truncate text-[1.0625rem] tracking-[-.005em]', drawn[status])}>
          {columnNames[status]}
        </h2>
        <span className="text-caption text-ink-3 tnum">
          {state.total ?? `${cards.length}+`}
          <span className="sr-only"> cards</span>
        </span>
        {onAdd && !isHeadHidden ? (
          <IconButton
            icon={Plus}
            size="small"
            label={`New card in ${columnNames[status]}`}
            className="ml-auto"
            onClick={onAdd}
          />
        ) : null}
      </header>
      {composer ? <div className="pb-2.5">{composer}</div> : null}
      <ul data-column={status} className="grid flex-1 content-start gap-2.5 pb-6">
        {visible.map((card) => (
          <Fragment key={card.id}>
            {hole?.beforeId === card.id ? <Hole height={hole.height} /> : null}
            <li className="min-w-0" hidden={card.id === goneId}>
              {tile(card)}
            </li>
          </Fragment>
        ))}
        {hole && !visible.some((card) => card.id === hole.beforeId) ? <Hole height={hole.height} /> : null}
        {cards.length === 0 && !hole && !composer ? (
          <li className="rounded-[10px] border border-dashed border-line-strong px-4 py-6 text-center text-caption text-ink-3">
            {isSearch ? boardHouseTexts.noMatch : boardHouseTexts.emptyColumn}
          </li>
        ) : null}
        {hasMore ? (
          <li>
            <Button size="small" variant="quiet" isBusy={state.isFetchingMore} onClick={showMore}>
              {hidden ? `Show ${Math.min(step, hidden)} more` : 'Show more'}
            </Button>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

function Hole({ height }: { height: number }) {
  return (
    <li
      aria-hidden="true"
      className="rounded-[10px] border border-dashed border-control bg-sunken"
      style={{ height }}
    />
  )
}
