import { useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Card } from '#contract/board.ts'
import type { Place } from '#domain/board/rules/columns.ts'
import { countedPlace, isSamePlace, placeOf, withCardAt } from '#domain/board/rules/columns.ts'
import { boardAnnouncements, columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { classes } from '#web/ui/classes.ts'
import { CardColumn } from './CardColumn.tsx'
import { CardComposer } from './CardComposer.tsx'
import { CardMenu } from './CardMenu.tsx'
import { CardTile } from './CardTile.tsx'
import type { BoardDeeds } from './useBoardDeeds.ts'
import type { useBoardLists } from './useBoardLists.ts'
import { useCardDrag } from './useCardDrag.ts'
import { useCardKeys } from './useCardKeys.ts'

type Props = {
  lists: ReturnType<typeof useBoardLists>
  deeds: BoardDeeds
  search: string
  canEdit: boolean
  announce: (words: string) => void
  onEdit: (card: Card) => void
  /** One column at a time, on a phone; all three side by side otherwise. */
  only: CardStatus | null
  composing: CardStatus | null
  onCompose: (status: CardStatus | null) => void
  from: string
}

/** The columns, and the four ways a card goes through them: pointer, finger, menu and keyboard. */
export function CardColumns(props: Props) {
  const { lists, deeds, search, canEdit, announce, onEdit, only, composing, onCompose, from } = props
  const root = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const [newId, setNewId] = useState<string | null>(null)
  const { columns } = lists

  function say(
    words: keyof Pick<typeof boardAnnouncements, 'pickedUp' | 'over' | 'dropped'>,
    card: Card,
    place: Place,
  ) {
    const { place: at, count } = countedPlace(columns, card.id, place)
    announce(boardAnnouncements[words](card.title, columnNames[place.status], at, count))
  }

  function put(card: Card, place: Place) {
    say('dropped', card, place)
    if (!isSamePlace(placeOf(columns, card.id), place)) deeds.move(card, place)
  }

  const cancelled = (card: Card) =>
    announce(boardAnnouncements.cancelled(card.title, columnNames[card.status]))

  const { drag, ghost, onPointerDown } = useCardDrag(root, {
    columns,
    isOn: canEdit,
    onLift: ({ card, place }) => say('pickedUp', card, place),
    onOver: ({ card, place }) => say('over', card, place),
    onDrop: ({ card, place }) => put(card, place),
    onCancel: cancelled,
  })
  const { lift, onKeyDown } = useCardKeys(root, {
    columns: only ? { backlog: [], in_progress: [], completed: [], [only]: columns[only] } : columns,
    isOn: canEdit,
    onLift: ({ card, place }) => say('pickedUp', card, place),
    onOver: ({ card, place }) => say('over', card, place),
    onDrop: ({ card, place }) => put(card, place),
    onCancel: ({ card }) => cancelled(card),
  })
  const moved = drag && !isSamePlace(placeOf(columns, drag.card.id), drag.place) ? drag : null
  const drawn = lift ? withCardAt(columns, { ...lift.card, status: lift.place.status }, lift.place) : columns

  const tile = (card: Card) => (
    <CardTile
      card={card}
      from={from}
      isNew={card.id === newId}
      canMove={canEdit}
      describedBy={canEdit ? hintId : undefined}
      look={lift?.card.id === card.id ? 'lifted' : drag?.card.id === card.id ? 'faded' : 'rest'}
      menu={
        canEdit ? (
          <CardMenu
            card={card}
            columns={columns}
            onEdit={() => onEdit(card)}
            onArchive={() => deeds.archive(card)}
            onMove={(place) => put(card, place)}
          />
        ) : null
      }
    />
  )

  return (
    // safe because these only hear what bubbles up from the links and cards inside
    // biome-ignore lint/a11y/noStaticElementInteractions: safe because the cards inside carry the roles and the keys
    <div
      ref={root}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      className={classes('grid gap-x-5 gap-y-4', !only && 'grid-cols-3 max-[1100px]:gap-x-3')}
    >
      <p id={hintId} hidden>
        Space picks the card up, Enter opens it.
      </p>
      {cardStatuses
        .filter((status) => !only || status === only)
        .map((status) => (
          <CardColumn
            key={status}
            status={status}
            cards={drawn[status]}
            state={lists.stateOf(status)}
            isSearch={search !== ''}
            isHeadHidden={only !== null}
            onAdd={canEdit ? () => onCompose(status) : undefined}
            composer={
              canEdit && composing === status ? (
                <CardComposer
                  status={status}
                  onClose={() => onCompose(null)}
                  onAdd={(title, refused) => setNewId(deeds.create({ title, status }, { refused }))}
                />
              ) : null
            }
            hole={
              moved?.place.status === status ? { beforeId: moved.place.beforeId, height: moved.height } : null
            }
            goneId={moved && moved.place.status === moved.card.status ? moved.card.id : null}
            keepId={lift?.card.id ?? null}
            tile={tile}
          />
        ))}
      {drag
        ? createPortal(
            <div
              ref={ghost}
              aria-hidden="true"
              inert
              className="pointer-events-none fixed top-0 left-0 z-50 opacity-0 will-change-transform"
              style={{ width: drag.width }}
            >
              <CardTile card={{ ...drag.card, status: drag.place.status }} look="ghost" />
            </div>,
            document.body,
          )
        : null}
    </div>
  )
}
