import { useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Card } from '#contract/board/cards.ts'
import type { Place } from '#domain/board/rules/columns.ts'
import { isSamePlace, placeOf, withCardAt } from '#domain/board/rules/columns.ts'
import type { boardAnnouncements } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { classes } from '#web/ui/classes.ts'
import { CardColumn } from './CardColumn.tsx'
import { CardComposer } from './CardComposer.tsx'
import { CardTile } from './CardTile.tsx'
import type { CardHandlers } from './cardTools.ts'
import type { BoardLists } from './useBoardLists.ts'
import { useCardDrag } from './useCardDrag.ts'
import { useCardKeys } from './useCardKeys.ts'

type Said = keyof Pick<typeof boardAnnouncements, 'pickedUp' | 'over' | 'dropped'>

type Props = {
  lists: BoardLists
  actions: CardHandlers
  search: string
  canEdit: boolean
  /** Reads aloud where a card is. */
  say: (words: Said, card: Card, place: Place) => void
  onCancel: (card: Card) => void
  onCreate: (title: string, status: CardStatus, takeBack: () => boolean) => string
  /** One column at a time, on a phone; all three side by side otherwise. */
  only: CardStatus | null
  composing: CardStatus | null
  onCompose: (status: CardStatus | null) => void
  selected: Pick<ReadonlySet<string>, 'has'> | null
}

const none = [] as const
const noHole = null

/** The columns, and the four ways a card goes through them: pointer, finger, menu and keyboard. */
export function CardColumns(props: Props) {
  const { lists, actions, search, canEdit, say, onCancel, only, composing, onCompose, selected } = props
  const root = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const [newId, setNewId] = useState<string | null>(null)
  const { columns } = lists
  const canCarry = canEdit && selected === null

  const put = (card: Card, place: Place) => {
    if (isSamePlace(placeOf(columns, card.id), place)) say('dropped', card, place)
    else actions.move(card, place)
  }
  const carried = {
    isOn: canCarry,
    onLift: ({ card, place }: { card: Card; place: Place }) => say('pickedUp', card, place),
    onOver: ({ card, place }: { card: Card; place: Place }) => say('over', card, place),
    onDrop: ({ card, place }: { card: Card; place: Place }) => put(card, place),
  }
  const { drag, ghost, onPointerDown } = useCardDrag(root, { ...carried, columns, onCancel })
  const { lift, onKeyDown } = useCardKeys(root, {
    ...carried,
    columns: only ? { backlog: [], in_progress: [], completed: [], [only]: columns[only] } : columns,
    onCancel: ({ card }) => onCancel(card),
  })
  const moved = drag && !isSamePlace(placeOf(columns, drag.card.id), drag.place) ? drag : null
  const drawn = useMemo(
    () => (lift ? withCardAt(columns, { ...lift.card, status: lift.place.status }, lift.place) : columns),
    [columns, lift],
  )
  const [beforeId, height] = [moved?.place.beforeId ?? null, moved?.height ?? 0]
  const hole = useMemo(() => ({ beforeId, height }), [beforeId, height])
  const carriedId = lift?.card.id ?? drag?.card.id ?? null
  const pinned = useMemo(() => (carriedId ? [carriedId] : none), [carriedId])
  const tools = useMemo(() => ({ actions, canEdit, hintId }), [actions, canEdit, hintId])

  return (
    // safe because these only hear what bubbles up from the links and cards inside
    // biome-ignore lint/a11y/noStaticElementInteractions: safe because the cards inside carry the roles and the keys
    <div
      ref={root}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      className={classes('grid gap-x-5 gap-y-4 print:block', !only && 'grid-cols-3 max-[1101px]:gap-x-3')}
    >
      <p id={hintId} hidden>
        Press Space to pick up the card, Enter to open it.
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
            isAlone={only !== null}
            onAdd={canEdit ? () => onCompose(status) : undefined}
            composer={
              canEdit && composing === status ? (
                <CardComposer
                  status={status}
                  onClose={() => onCompose(null)}
                  onAdd={(title, takeBack) => setNewId(props.onCreate(title, status, takeBack))}
                />
              ) : null
            }
            hole={moved?.place.status === status ? hole : noHole}
            goneId={moved && moved.place.status === moved.card.status ? moved.card.id : null}
            pinned={pinned}
            selected={selected}
            newId={newId}
            lookOf={(id) => (lift?.card.id === id ? 'lifted' : drag?.card.id === id ? 'faded' : 'rest')}
            tools={tools}
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
