import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import type { Card } from '#contract/board/cards.ts'
import { preview } from '#domain/board/rules/cards.ts'
import { useCardLink, useOpenCard } from '#web/lib/page/consoleLinks.ts'
import { classes } from '#web/ui/classes.ts'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { CardFacts } from '../cards/CardFacts.tsx'
import { CardLabels } from '../cards/CardLabels.tsx'
import { CardPriority } from '../cards/CardPriority.tsx'
import { CardStage } from '../cards/CardStage.tsx'
import { CardTick } from '../cards/CardTick.tsx'

type Props = {
  card: Card
  /** `lifted` is held by the keyboard, `faded` is in the air elsewhere. */
  look?: 'rest' | 'lifted' | 'faded' | 'ghost'
  isNew?: boolean
  canMove?: boolean
  describedBy?: string | undefined
  menu?: ReactNode
  /** Cards are being selected: the tile is one large tick, and opens nothing. */
  tick?: { isOn: boolean; onTick: (event: MouseEvent) => void } | null
}

const looks = {
  rest: 'border-line hover:border-line-strong',
  lifted: 'border-ink shadow-lift',
  faded: 'border-line opacity-40',
  ghost: 'border-line-strong shadow-lift rotate-[-.6deg]',
}

/** One card of the board: how far, how urgent, what, when and whose. */
export function CardTile(props: Props) {
  const { card, look = 'rest', isNew = false, canMove = false, describedBy, menu, tick } = props
  const cardLink = useCardLink()
  const isOpen = useOpenCard() === card.id
  const words = preview(card.description)
  const hasFoot = Boolean(card.dueOn || card.fromSession || card.assigneeName || card.completedAt)
  return (
    <article
      data-card={look === 'ghost' ? undefined : card.id}
      className={classes(
        'group @container relative grid gap-2 rounded-[10px] border bg-surface px-4 py-3.5 [-webkit-touch-callout:none] has-[a[aria-current]]:border-ink has-[a[aria-current]]:ring-1 has-[a[aria-current]]:ring-ink has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
        tick?.isOn ? 'border-ink bg-sunken dark:bg-well' : looks[look],
        canMove && 'cursor-grab select-none active:cursor-grabbing',
        isNew && 'isolate overflow-hidden',
      )}
    >
      {isNew ? (
        <span aria-hidden="true" className="animate-cool pointer-events-none absolute inset-0 -z-10" />
      ) : null}
      <p className="flex min-h-5 items-center justify-between gap-3">
        <CardStage status={card.status} isDecision={card.kind === 'decision'} />
        <span className="flex items-center gap-1">
          {isNew ? (
            <span className="hidden motion-reduce:inline">
              <Badge tone="heat">New</Badge>
            </span>
          ) : null}
          <CardPriority priority={card.priority} />
          {tick ? (
            <CardTick card={card} {...tick} className="ml-2.5" />
          ) : menu ? (
            <span className="relative z-[1] -my-2.5 -mr-2.5">{menu}</span>
          ) : null}
        </span>
      </p>
      <h3
        className={classes(
          'text-body leading-[1.3] font-semibold [overflow-wrap:anywhere]',
          card.status === 'completed' && 'font-medium text-ink-2',
        )}
      >
        {tick ? (
          <span dir="auto">{card.title}</span>
        ) : (
          <Link
            dir="auto"
            {...cardLink(card.id)}
            aria-current={isOpen || undefined}
            data-card-link=""
            draggable={false}
            aria-describedby={describedBy}
            className="outline-none after:absolute after:inset-0 after:rounded-[10px] after:content-['']"
          >
            {card.title}
          </Link>
        )}
      </h3>
      {words ? (
        <p dir="auto" className="text-caption text-ink-2 [overflow-wrap:anywhere]">
          {words}
        </p>
      ) : null}
      <CardLabels labels={card.labels} />
      {hasFoot ? (
        <div className="flex min-h-6 items-center justify-between gap-3">
          <CardFacts card={card} />
          {card.assigneeName ? (
            <span className="ml-auto inline-flex">
              <span className="sr-only">Assigned to {card.assigneeName}</span>
              <Avatar name={card.assigneeName} size={24} />
            </span>
          ) : null}
        </div>
      ) : null}
    </article>
  )
}
