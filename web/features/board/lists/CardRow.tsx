import { memo } from 'react'
import { Link } from 'react-router'
import type { Card } from '#contract/board/cards.ts'
import { preview } from '#domain/board/rules/cards.ts'
import type { RowPlace } from '#web/lib/lists/useWindowedRows.ts'
import { rowAttributes } from '#web/lib/lists/useWindowedRows.ts'
import { useCardLink, useOpenCard } from '#web/lib/page/consoleLinks.ts'
import { classes } from '#web/ui/classes.ts'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { CardFacts } from '../cards/CardFacts.tsx'
import { CardLabels } from '../cards/CardLabels.tsx'
import { CardPriority } from '../cards/CardPriority.tsx'
import { CardTick } from '../cards/CardTick.tsx'
import { CardMenu } from './CardMenu.tsx'
import type { CardTools } from './cardTools.ts'

type Props = RowPlace & {
  card: Card
  /** Where it stands among the `count` cards of its column, from 1. */
  place: number
  isSelected: boolean | null
  tools: CardTools
}

/** A card in one line of a long list; drawn anew only when something about it has changed. */
export const CardRow = memo(function CardRow({ card, index, top, place, count, isSelected, tools }: Props) {
  const { actions, canEdit } = tools
  return (
    <li
      {...rowAttributes(card.id, { index, top, count })}
      aria-posinset={place}
      className={classes(
        'group relative flex items-center gap-4 border-t border-line px-4 py-3 hover:bg-bg md:px-5 dark:hover:bg-raised',
        isSelected && 'bg-sunken dark:bg-well',
      )}
    >
      {isSelected === null ? null : (
        <CardTick card={card} isOn={isSelected} onTick={(event) => actions.select(card, event.shiftKey)} />
      )}
      {/* Title, labels and facts side by side where there is room, the facts below the title where there is not. */}
      <div className="grid min-w-0 flex-1 items-center gap-x-4 gap-y-1.5 text-body-s lg:grid-cols-[minmax(0,1fr)_14rem] xl:grid-cols-[minmax(0,1fr)_auto_14rem]">
        <Title card={card} isLink={isSelected === null} />
        <span className="hidden max-w-56 justify-end overflow-hidden xl:flex">
          <CardLabels labels={card.labels.slice(0, 2)} />
        </span>
        <CardFacts card={card} className="max-lg:empty:hidden" />
      </div>
      <Line card={card} />
      {canEdit && isSelected === null ? (
        <span className="relative z-[1] -mr-2">
          <CardMenu card={card} actions={actions} />
        </span>
      ) : null}
    </li>
  )
})

/** The title over the first words, and the address of the card under the whole line. */
function Title({ card, isLink }: { card: Card; isLink: boolean }) {
  const cardLink = useCardLink()
  const isOpen = useOpenCard() === card.id
  const words = preview(card.description)
  return (
    <div className="min-w-0">
      <h3 dir="auto" className="truncate text-body font-[560]">
        {isLink ? (
          <Link
            {...cardLink(card.id)}
            aria-current={isOpen || undefined}
            className="after:absolute after:inset-0 after:content-[''] aria-[current]:after:outline-2 aria-[current]:after:-outline-offset-2 aria-[current]:after:outline-ink focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {card.title}
          </Link>
        ) : (
          card.title
        )}
      </h3>
      {words ? (
        <p dir="auto" className="truncate text-caption text-ink-2">
          {words}
        </p>
      ) : null}
    </div>
  )
}

/** How soon it should be done, and whose it is. */
function Line({ card }: { card: Card }) {
  return (
    <div className="flex shrink-0 items-center gap-4 text-body-s">
      <span className="lg:w-24">
        <CardPriority priority={card.priority} withWord="lg" />
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
