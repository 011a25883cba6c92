import { useState } from 'react'
import { Link } from 'react-router'
import type { Card } from '#contract/board.ts'
import { paths } from '#contract/paths.ts'
import { preview } from '#domain/board/rules/cards.ts'
import type { Place } from '#domain/board/rules/columns.ts'
import { boardHouseTexts, columnNames } from '#domain/board/texts.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/Panel.tsx'
import { CardFacts } from './CardFacts.tsx'
import { CardLabels } from './CardLabels.tsx'
import { CardMenu } from './CardMenu.tsx'
import { CardPriority } from './CardPriority.tsx'
import type { BoardDeeds } from './useBoardDeeds.ts'
import type { useBoardLists } from './useBoardLists.ts'

const step = 50

type Props = {
  lists: ReturnType<typeof useBoardLists>
  deeds: BoardDeeds
  search: string
  canEdit: boolean
  onEdit: (card: Card) => void
  onMove: (card: Card, place: Place) => void
  from: string
}

/** The same cards in lines, what is being worked on first. */
export function CardRows({ lists, deeds, search, canEdit, onEdit, onMove, from }: Props) {
  const [shown, setShown] = useState(step)
  const order = [cardStatuses[1], cardStatuses[0], cardStatuses[2]].filter((status) => status !== undefined)
  return (
    <div className="grid gap-4">
      {order.map((status) => {
        const cards = lists.columns[status]
        const state = lists.stateOf(status)
        return (
          <Panel key={status} aria-label={columnNames[status]}>
            <PanelHeader
              title={columnNames[status]}
              aside={<span className="tnum">{state.total ?? `${cards.length}+`}</span>}
              className="pb-3"
            />
            {cards.length === 0 ? (
              <p className="border-t border-line px-4 py-5 text-body-s text-ink-3 md:px-5">
                {search ? boardHouseTexts.noMatch : boardHouseTexts.emptyColumn}
              </p>
            ) : (
              <PanelRows className="border-t border-line">
                {cards.slice(0, shown).map((card) => (
                  <li
                    key={card.id}
                    className="group relative flex items-center gap-4 px-4 py-3 hover:bg-bg md:px-5"
                  >
                    <div className="min-w-0 flex-1">
                      <Row card={card} from={from} />
                    </div>
                    <CardLine card={card} />
                    {canEdit ? (
                      <span className="relative z-[1] -mr-2">
                        <CardMenu
                          card={card}
                          columns={lists.columns}
                          onEdit={() => onEdit(card)}
                          onArchive={() => deeds.archive(card)}
                          onMove={(place) => onMove(card, place)}
                        />
                      </span>
                    ) : null}
                  </li>
                ))}
              </PanelRows>
            )}
            {cards.length > shown || state.hasMore ? (
              <div className="border-t border-line px-2 py-2">
                <Button
                  size="small"
                  variant="quiet"
                  isBusy={state.isFetchingMore}
                  onClick={() => {
                    setShown(shown + step)
                    if (cards.length < shown + step && state.hasMore) state.fetchMore()
                  }}
                >
                  Show more
                </Button>
              </div>
            ) : null}
          </Panel>
        )
      })}
    </div>
  )
}

/** The title over the first words, and the address of the card under the whole line. */
function Row({ card, from }: { card: Card; from: string }) {
  const words = preview(card.description)
  return (
    <>
      <h3 className="truncate text-body font-[560]">
        <Link
          to={paths.card(card.id)}
          state={{ board: from }}
          className="after:absolute after:inset-0 after:content-[''] focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {card.title}
        </Link>
      </h3>
      {words ? <p className="truncate text-caption text-ink-2">{words}</p> : null}
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 lg:hidden">
        <CardFacts card={card} />
      </div>
    </>
  )
}

function CardLine({ card }: { card: Card }) {
  return (
    <div className="flex shrink-0 items-center gap-4 text-body-s">
      <span className="hidden max-w-56 justify-end overflow-hidden xl:flex">
        <CardLabels labels={card.labels.slice(0, 2)} />
      </span>
      <CardFacts card={card} className="hidden w-56 justify-start lg:flex" />
      <span className="w-24 max-lg:hidden">
        <CardPriority priority={card.priority} withWord />
      </span>
      <span className="lg:hidden">
        <CardPriority priority={card.priority} />
      </span>
      <span className="grid w-6 place-items-center max-sm:hidden">
        {card.assigneeName ? (
          <>
            <span className="sr-only">Assigned to {card.assigneeName}</span>
            <Avatar name={card.assigneeName} size={24} />
          </>
        ) : null}
      </span>
    </div>
  )
}
