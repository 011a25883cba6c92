import { useInfiniteQuery } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Card } from '#contract/board/cards.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { boardTexts, boardUiTexts } from '#domain/board/texts.ts'
import type { RowPlace } from '#web/lib/lists/useWindowedRows.ts'
import { rowAttributes } from '#web/lib/lists/useWindowedRows.ts'
import { useCardLink } from '#web/lib/page/consoleLinks.ts'
import { useDayOf } from '#web/lib/signIn/useDayOf.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { CardStage } from '../cards/CardStage.tsx'
import { archivedQuery, cardsOf } from '../cards/queries.ts'
import { PagedCards } from './PagedCards.tsx'

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
  const today = useToday()
  const dayOf = useDayOf()
  const root = useRef<HTMLElement>(null)
  const [leaving, setLeaving] = useState<{ id: string; nextId: string | null } | null>(null)
  // The row goes with the button that was pressed: the keyboard goes on at the next one, or where there is none in the list.
  useEffect(() => {
    if (!leaving || cards.some(({ id }) => id === leaving.id)) return
    setLeaving(null)
    if (document.activeElement !== document.body) return
    const next = leaving.nextId && root.current?.querySelector(`[data-key="${leaving.nextId}"] button`)
    if (next instanceof HTMLElement) next.focus()
    else root.current?.focus()
  }, [cards, leaving])

  function restore(card: Card) {
    const at = cards.findIndex(({ id }) => id === card.id)
    const nextId = (cards[at + 1] ?? cards[at - 1])?.id ?? null
    setLeaving(document.activeElement?.matches(':focus-visible') ? { id: card.id, nextId } : null)
    onRestore(card)
  }

  return (
    <Panel ref={root} tabIndex={-1} aria-label="Archived cards" className="overflow-hidden outline-none">
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
          <PagedCards
            of={query}
            cards={cards}
            estimate={66}
            isAlone={isAlone}
            footClasses="px-4 md:px-5"
            row={(card, place) => (
              <Row
                key={card.id}
                {...{ card, today, dayOf }}
                {...place}
                onRestore={canEdit ? restore : null}
              />
            )}
          />
        )}
      </List>
    </Panel>
  )
}

type RowProps = RowPlace & {
  card: Card
  today: string
  dayOf: (at: string) => string
  onRestore: ((card: Card) => void) | null
}

const Row = memo(function Row({ card, index, top, count, today, dayOf, onRestore }: RowProps) {
  const cardLink = useCardLink()
  return (
    <li
      {...rowAttributes(card.id, { index, top, count })}
      className={classes(
        'relative flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 hover:bg-bg md:px-5 dark:hover:bg-raised',
        index > 0 && 'border-t border-line',
      )}
    >
      <div className="min-w-0 flex-1 basis-52">
        <h2 dir="auto" className="truncate text-body font-[560]">
          <Link
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
